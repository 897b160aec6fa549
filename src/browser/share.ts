/** Lets the visitor's device share a page, where it can; the link writes a letter otherwise. */
const link = document.querySelector<HTMLAnchorElement>('[data-share]');
if (link && 'share' in navigator) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Whoever thinks better of it closes the dialogue, which is told as an error.
    navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
  });
}
