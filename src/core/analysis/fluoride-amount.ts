import type { Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { ItemIndex } from './verdicts.ts';

/** The part of a fluoride that is fluorine, which the law counts of it; null for anything else. */
const fluorineIn = (facts: Facts | null | undefined): number | null => facts?.limits.find(({ as }) => as === 'F')?.part ?? null;
const perPercent = 10_000;
/** What toothpastes and rinses are sold with, in parts per million. */
const [least, most] = [100, 5_000];
/** "1450 ppm F", "Contains 1000 ppm fluoride", «1450 ррм фтора». */
const declared = /(?<![\d.,])(\d{3,4}|\d \d{3})\s?(?:ppm|ррм)/iu;
/** "0.145 % (as fluorine)", «0,145 % в пересчёте на фтор». */
const asFluorine = /^[^,;]{0,3}%\s?\(?(?:as|calculated as|в пересч[её]те на)\s(?:fluor|f\b|фтор)/iu;
const mayDeclare = /ppm|ррм|as (?:fluor|f\b)|на фтор/i;
/** Packs round. */
const isSame = (percent: number, other: number) => Math.abs(percent - other) < 0.006;
const none: ReadonlyMap<ItemIndex, number> = new Map();

/** The share of a fluoride, percent, by item, where the label says how much fluorine there is and names one fluoride alone. Of "Sodium Monofluorophosphate 0.145 %" beside "1450 ppm" the percentage is that of the fluorine. */
export function fluorideAmount(
  { items, text }: Reading,
  counted: readonly ItemIndex[],
  facts: readonly (Facts | null)[],
): ReadonlyMap<ItemIndex, number> {
  if (!mayDeclare.test(text)) return none;
  const [index, ...others] = counted.filter((one) => fluorineIn(facts[one]) !== null);
  const item = items[index ?? -1];
  const part = fluorineIn(facts[index ?? -1]);
  if (index === undefined || others.length > 0 || !item || part === null) return none;
  const told = Number(declared.exec(text)?.[1]?.replace(' ', '') ?? 0) / perPercent;
  if (item.percent === null) return told * perPercent < least || told * perPercent > most ? none : new Map([[index, told / part]]);
  const behind = text.slice(item.start).replace(/^[^%]{0,80}?(?=\s?%)/u, '');
  const isFluorine = isSame(item.percent, told) || asFluorine.test(behind);
  return isFluorine ? new Map([[index, item.percent / part]]) : none;
}
