/** Buttons beside products come once the page stands; the way to the list in the header carries their words. */
const link = document.querySelector<HTMLElement>('comparison-link');
if (link) void import('./comparison-buttons.ts').then((buttons) => buttons.connectButtons(link));
