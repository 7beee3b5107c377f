// Like report-words.ts, with the messages of the editors' area.
export { t } from './en/admin-words.ts';
