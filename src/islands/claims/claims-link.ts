/** Opens the check of promises under its link. What that takes is fetched only then; without script the link leads to the checker. */
const link = document.querySelector<HTMLAnchorElement>('a[href*="?front#"]');
link?.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void import('./claims-here.ts').then(({ checkHere }) => checkHere(link));
});
