// Like for-you-words.ts, for what readers open themselves.
export { t } from './en/scan-words.ts';
