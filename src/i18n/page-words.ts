// Like current.ts, for what is built or answered on a server: it says what browsers say, and what never reaches one.
export { t } from './en/page-words.ts';
