import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { fewestRows, maxTogether } from './rows.ts';
import { startsKnown } from './starts-known.ts';

/** Numbers and amounts of a table that was run into one line. */

const runningAmount = /^([\s\S]*[\p{L})*])\s*[\s:-]\s?(\d{1,2}(?:\.\d{1,4})?)\s*$/u;

/** "Aqua 60, Glycerin 5, Urea 10": a number behind every name, and no part of it. */
export function takeRunningAmounts(lexicon: Lexicon, masked: MaskedText): void {
  if (!/^[^,;]*\d\s*[,;]/.test(masked.text)) return;
  const pieces = matchesOf(/[^,;]+/g, masked.text);
  const amounts = pieces.flatMap(({ index, 0: piece }) => {
    const [, name = '', amount = ''] = runningAmount.exec(piece) ?? [];
    const isAmount = name !== '' && identify(lexicon, name.replace(/^.*:/s, '')) !== null && identify(lexicon, piece) === null;
    return isAmount ? [{ at: index + piece.lastIndexOf(amount) - 1, value: Number(amount) }] : [];
  });
  if (amounts.length <= fewestRows || amounts.length < pieces.length || amounts.reduce((sum, { value }) => sum + value, 0) > maxTogether)
    return;
  for (const { at } of amounts) masked.text = `${masked.text.slice(0, at)}%${masked.text.slice(at + 1)}`;
}

/** "1 Aqua 2 Glycerin 3 Urea", "Состав 1 Вода 2 Глицерин": counted from one to the end, each in front of a known name. */
export function takeRunningNumbers(lexicon: Lexicon, masked: MaskedText): void {
  if (!/^\s*(?:\p{L}{4,}:?\s+)?1\s+\p{L}/u.test(masked.text) || /[,;]\s/.test(masked.text)) return;
  const numbers: { start: number; end: number }[] = [];
  for (const match of matchesOf(/(?<=^|\s)(\d{1,2})\s+(?=\p{L})/gu, masked.text)) {
    const end = match.index + match[0].length;
    if (Number(match[1]) === numbers.length + 1 && startsKnown(lexicon, masked.text, end)) numbers.push({ start: match.index, end });
  }
  if (numbers.length > fewestRows) for (const { start, end } of numbers) masked.take(start, end, 'code');
}
