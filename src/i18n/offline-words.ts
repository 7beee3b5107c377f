// Like report-words.ts, with what is said of the site without a network.
export { t } from './en/offline-words.ts';
