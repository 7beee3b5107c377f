/** Opens the check of promises in the place of its link. What that takes is fetched only then; without script the link leads to the checker. */
const front = document.querySelector<HTMLAnchorElement>('[href*="?front#"]');
if (front)
  front.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./claims-here.ts').then((claims) => claims.checkHere(front));
  };
