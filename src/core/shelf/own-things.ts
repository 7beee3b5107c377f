import * as z from 'zod/mini';
import { readerSkins } from '#core/analysis/reader-skin.ts';
import { maxListLength } from '#core/inci/reading.ts';
import { routineLimits } from '#core/routine/routine.ts';

/** What readers keep for themselves, on a device or in an account: what stands on their shelves, what they checked, saved, avoid and like. */

export const ownLimits = { products: 500, shelfName: 40, checks: 300, checkName: 80, favorites: 1_000, ingredients: 200 } as const;

/** Shelves that everybody has; any other name is one's own. */
export const givenShelves = ['owned', 'wish', 'finished'] as const;
export type GivenShelf = (typeof givenShelves)[number];
export const isGiven = (shelf: string): shelf is GivenShelf => givenShelves.some((given) => given === shelf);

/** The address of an ingredient or a product. */
export const ownAlias = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(200));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** UTC with milliseconds, so that later moments are also later as texts. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const title = z.string().check(z.maxLength(500));
const list = z.string().check(z.minLength(1), z.maxLength(maxListLength));

/** Where a product stands: "owned", or a name of one's own. Empty is no name. */
export const shelfName = z.string().check(z.maxLength(ownLimits.shelfName), z.regex(/^\S(?:.*\S)?$/));
/** The place of a product and, once it is open, since when and for how many months it is good. */
export const shelfPlace = z.strictObject({
  shelf: shelfName,
  opened: z.nullable(day),
  months: z.nullable(z.int().check(z.minimum(1), z.maximum(routineLimits.months))),
});
export type ShelfPlace = z.output<typeof shelfPlace>;
/** A product on a shelf; it stands on one. `title`: as it was called when it was put there. */
export const shelfEntry = z.strictObject({ alias: ownAlias, title, ...shelfPlace.shape, changedAt: moment });
export type ShelfEntry = z.output<typeof shelfEntry>;

/** A list that was checked. `id` follows from the list; `name` is what the reader calls it. */
export const keptCheck = z.strictObject({
  id: z.string().check(z.regex(/^[0-9a-z]{1,20}$/)),
  list,
  name: z.nullable(z.string().check(z.minLength(1), z.maxLength(ownLimits.checkName))),
  at: moment,
});
export type KeptCheck = z.output<typeof keptCheck>;

/** The list of a product as the reader last saw it. */
export const seenList = z.strictObject({ alias: ownAlias, list: z.string().check(z.maxLength(maxListLength)), at: moment });
export type SeenList = z.output<typeof seenList>;

const savedThing = z.strictObject({ kind: z.enum(['product', 'ingredient', 'brand']), alias: ownAlias, title });
export type SavedThing = z.output<typeof savedThing>;

const ingredientAliases = z.array(ownAlias).check(z.maxLength(ownLimits.ingredients));

/** All of it as one file. `allergies`: what of `avoid` a patch test showed. */
export const ownThings = z.strictObject({
  version: z.literal(1),
  shelf: z.array(shelfEntry).check(z.maxLength(ownLimits.products)),
  favorites: z.array(savedThing).check(z.maxLength(ownLimits.favorites)),
  checks: z.array(keptCheck).check(z.maxLength(ownLimits.checks)),
  seen: z.array(seenList).check(z.maxLength(ownLimits.products + ownLimits.favorites)),
  avoid: ingredientAliases,
  allergies: ingredientAliases,
  like: ingredientAliases,
  skin: z.array(z.enum(readerSkins)).check(z.maxLength(readerSkins.length)),
});
export type OwnThings = z.output<typeof ownThings>;

export const nothingOwn: OwnThings = {
  version: 1,
  shelf: [],
  favorites: [],
  checks: [],
  seen: [],
  avoid: [],
  allergies: [],
  like: [],
  skin: [],
};

/** What a file holds; "version" where a newer site wrote it, "damaged" where it is none of ours. */
export function readOwnThings(text: string): OwnThings | 'version' | 'damaged' {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  const read = z.safeParse(ownThings, raw);
  if (read.success) return read.data;
  const version = typeof raw === 'object' && raw !== null && 'version' in raw ? raw.version : null;
  return typeof version === 'number' && version > 1 ? 'version' : 'damaged';
}
