// Like current.ts, with the messages of one dialog only: what fetches it has no other messages.
export { t } from './en/report-words.ts';
