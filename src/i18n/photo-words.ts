// Like report-words.ts, with what is said while a photograph is read.
export { t } from './en/photo-words.ts';
