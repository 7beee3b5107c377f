// Like report-words.ts, with what pages say to a reader of themselves.
export { t } from './en/for-you-words.ts';
