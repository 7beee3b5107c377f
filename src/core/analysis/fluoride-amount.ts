import type { Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Culprit } from './report.ts';

/** The part of a fluoride that is fluorine, which the law counts of it; null for anything else. */
const fluorineIn = (facts: Facts | null | undefined): number | null => facts?.limits.find(({ as }) => as === 'F')?.part ?? null;
const perPercent = 10_000;
/** What toothpastes and rinses are sold with, in parts per million. */
const [least, most] = [100, 5_000];
/** "1450 ppm F", "Contains 1000 ppm fluoride", «1450 ррм фтора». */
const declared = /(?<![\d.,])(\d{3,4}|\d \d{3})\s?(?:ppm|ррм)/iu;
const mayDeclare = /ppm|ррм/i;
const none: ReadonlyMap<Culprit, number> = new Map();

/** The share of a fluoride, percent, by item, where the label says how much fluorine there is and names one fluoride alone. */
export function fluorideAmount(
  { items, text }: Reading,
  counted: readonly Culprit[],
  facts: readonly (Facts | null)[],
): ReadonlyMap<Culprit, number> {
  if (!mayDeclare.test(text)) return none;
  const [index, ...others] = counted.filter((item) => fluorineIn(facts[item]) !== null);
  if (index === undefined || others.length > 0 || items[index]?.percent !== null) return none;
  const ppm = Number(declared.exec(text)?.[1]?.replace(' ', '') ?? 0);
  const part = fluorineIn(facts[index]);
  if (ppm < least || ppm > most || part === null) return none;
  return new Map([[index, ppm / perPercent / part]]);
}
