import type { Reading } from '#core/inci/reading.ts';
import type { Culprit } from './report.ts';

/** Weight of each fluoride that holds one part of fluorine, as a factor. */
const perFluorine: Readonly<Record<string, number>> = {
  'Sodium Fluoride': 2.21,
  'Sodium Monofluorophosphate': 7.58,
  'Stannous Fluoride': 4.12,
  'Potassium Fluoride': 3.06,
  'Ammonium Fluoride': 1.95,
  Olaflur: 13.12,
};
const perPercent = 10_000;
/** What toothpastes and rinses are sold with, in parts per million. */
const [least, most] = [100, 5_000];
/** "1450 ppm F", "Contains 1000 ppm fluoride", «1450 ррм фтора». */
const declared = /(?<![\d.,])(\d{3,4}|\d \d{3})\s?(?:ppm|ррм)/iu;
const mayDeclare = /ppm|ррм/i;
const none: ReadonlyMap<Culprit, number> = new Map();

/** The share of a fluoride, percent, by item, where the label says how much fluorine there is and names one fluoride alone. */
export function fluorideAmount({ items, text }: Reading, counted: readonly Culprit[]): ReadonlyMap<Culprit, number> {
  if (!mayDeclare.test(text)) return none;
  const [index, ...others] = counted.filter((item) => perFluorine[items[item]?.inci ?? ''] !== undefined);
  if (index === undefined || others.length > 0 || items[index]?.percent !== null) return none;
  const ppm = Number(declared.exec(text)?.[1]?.replace(' ', '') ?? 0);
  if (ppm < least || ppm > most) return none;
  return new Map([[index, (ppm / perPercent) * (perFluorine[items[index]?.inci ?? ''] ?? 0)]]);
}
