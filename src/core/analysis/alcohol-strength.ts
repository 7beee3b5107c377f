import type { Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

export const spirit = /^(?:Alcohol(?: Denat\.)?|SD Alcohol .*)$/;
/** Spirit with scent among its first names is a perfume, or next to one. */
const placesOfPerfume = 3;

export function isPerfume({ counted, facts }: Sequence): boolean {
  const front = counted.slice(0, placesOfPerfume).map((index) => facts[index]);
  return spirit.test(front[0]?.inci ?? '') && front.some((ingredient) => ingredient?.roles[0] === 'fragrance');
}

/** "80 % vol.", "71% VOL": of the product; "95 % v/v" may be of the alcohol that went into it, "content: 82 % v/v" is not. */
const byVolume = /(?<![\d.,])(\d{2}(?:[.,]\d{1,2})?)\s?%\s?\(?(?:vol\b|(?<=content:?\s[\d.,]+\s?%\s?)v\/v)/giu;
/** "Alcool 70°": so a title tells it. */
const degrees = /(?<![\d.,])(\d{2})\s?[°º](?!\s?[CF]\b)/giu;
/** Perfumes and colognes; more is the alcohol itself, less may be said of anything. */
const [least, most] = [50, 92];
const density = 0.789;
/** What a mixture of so much alcohol and water weighs; perfume changes little of it. */
const weightOf = (volume: number) => 1 - 0.2 * volume ** 1.5;

/** How much alcohol there is, percent by weight, where the list begins with it and the label tells its strength by volume. No more of it than its volume, and no less than in what weighs as much as water. */
export function alcoholStrength(
  { items, text, title = '' }: Reading,
  [first]: readonly ItemIndex[],
  facts: readonly (Facts | null)[],
): { readonly index: ItemIndex; readonly share: ShareEstimate } | null {
  if (first === undefined || !spirit.test(facts[first]?.inci ?? '') || items[first]?.percent !== null) return null;
  const told = new Set(
    Array.from([...`${title}\n${text}`.matchAll(byVolume), ...title.matchAll(degrees)], ([, number = '']) =>
      Number(number.replace(',', '.')),
    ),
  );
  const [volume = 0] = told;
  if (told.size !== 1 || volume < least || volume > most) return null;
  const point = (volume * density) / weightOf(volume / 100);
  return { index: first, share: { point, low: volume * density, high: volume, declared: false } };
}
