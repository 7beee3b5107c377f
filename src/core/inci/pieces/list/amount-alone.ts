import { percentIn } from '../attributes.ts';

/** Nothing but a number with its sign. */
const onlyPercent = /^\s*\d{1,2}(?:[.,]\d{1,3})?\s?%\s*\.?\s*$/;

/** "5 %" between two commas; null where anything else stands there. */
export const amountAlone = (text: string): number | null => (onlyPercent.test(text) ? (percentIn(text)?.value ?? null) : null);

/** "Content: 40 % w/w (denatured with …)": of the alcohol in front of it. */
export const contentOfAlcohol = /^content:?\s\d[\d.,]*\s?%\s?(?:[wv]\/[wv]|vol)/i;
