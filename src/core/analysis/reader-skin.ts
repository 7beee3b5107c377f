import type { Concern, ConcernWho } from './concern.ts';
import { isUnlawful } from './law.ts';
import type { Report } from './report.ts';
import type { Area } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

/** How readers describe their skin; several may hold at once. */
export const readerSkins = ['dry', 'oily', 'combination', 'sensitive'] as const;
export type ReaderSkin = (typeof readerSkins)[number];

/** A reader's skin as it is stored with a review, words with blanks between; null where nothing was said. */
export function skinOf(stored: string | null): ReaderSkin[] {
  const told = stored?.split(' ') ?? [];
  return readerSkins.filter((one) => told.includes(one));
}

/** Whose concerns are a skin's own: combination is dry in one place and oily in another, and scents irritate a sensitive skin first. */
const concernsOfSkin: Readonly<Record<ReaderSkin, readonly ConcernWho[]>> = {
  dry: ['dry'],
  oily: ['oily'],
  combination: ['dry', 'oily'],
  sensitive: ['sensitive', 'fragrance'],
};

/** Where a skin type decides: what is for hair, lashes, nails or the mouth is judged by them. */
const ofSkin: ReadonlySet<Area> = new Set(['skin', 'scent']);

/** Does a report say anything of skin types, or is it of something that is put on them? What a toothpaste does for dry skin nobody asks. */
export const concernsSkin = ({ area, skin }: Pick<Report, 'area' | 'skin'>): boolean =>
  (area !== 'mouth' && area !== 'nails') || skin.some(({ helps, care }) => helps.length + care.length > 0);

/** How far a report can speak of a reader's skin. whole: every name was read; part: some were not, so nobody is cleared; unlawful: what the law forbids is in it, so nobody is cleared either; none: it is for something else than skin. */
export const skinScopes = ['whole', 'part', 'unlawful', 'none'] as const;
export type SkinScope = (typeof skinScopes)[number];

export function skinScope({ area, withheld, prohibited, restricted, counted, reading }: Report): SkinScope {
  if (!ofSkin.has(area) || withheld) return 'none';
  if (prohibited.length > 0 || restricted.some(isUnlawful)) return 'unlawful';
  return counted.every((index) => reading.items[index]?.id !== null) ? 'whole' : 'part';
}

/** Of rows by whom they concern those of one skin, in their order. */
export function rowsOfSkin<Row extends { readonly who: string }>(rows: readonly Row[], skin: ReaderSkin): Row[] {
  const own: readonly string[] = concernsOfSkin[skin];
  return rows.filter(({ who }) => own.includes(who));
}

/** The ingredients that call for care with this skin, each once. */
export function careWith(concerns: readonly Concern[], skin: ReaderSkin): ItemIndex[] {
  return [...new Set(rowsOfSkin(concerns, skin).flatMap(({ by }) => by.map(({ index }) => index)))];
}
