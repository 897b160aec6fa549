/** Runs something now, at every full minute, and when the page is looked at again. */
export function eachMinute(run: () => void): void {
  const next = () => {
    run();
    setTimeout(next, 60_000 - (Date.now() % 60_000));
  };
  next();
  document.addEventListener('visibilitychange', run);
}
