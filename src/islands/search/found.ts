/** What searches and what draws the results, fetched together. */
export { drawGroup, drawWaiting } from './result-groups.ts';
export { loadSearch, searchFor } from './searcher.ts';
