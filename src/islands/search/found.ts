/** What searches and what draws the results, fetched together. */
export { loadSearch } from './searcher.ts';
export { showResults } from './show-results.ts';
