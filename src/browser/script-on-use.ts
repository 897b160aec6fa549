/**
 * Loads the script in an element's template when the element is first used, since people who only read do not need it.
 * A first click in the meantime is repeated once the script runs.
 *
 * @returns loads the script now
 */
export function scriptOnUse(element: HTMLElement | null): () => void {
  const ready = element?.querySelector('template')?.content.querySelector('script');
  if (!element || !ready) return () => undefined;
  const script = document.importNode(ready);
  const load = () => {
    if (!script.isConnected) element.append(script);
  };
  const repeatLater = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || isForNewTab(event)) return;
    event.preventDefault();
    script.addEventListener('load', () => link.click());
    script.addEventListener('error', () => location.assign(link.href));
    load();
  };
  element.addEventListener('pointerover', load);
  element.addEventListener('focusin', load);
  element.addEventListener('click', repeatLater, { once: true });
  script.addEventListener('load', () => element.removeEventListener('click', repeatLater));
  return load;
}

/** Whether a click asks the browser for more than to follow a link. */
export function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
