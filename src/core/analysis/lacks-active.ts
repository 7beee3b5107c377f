import type { Facts } from '#core/knowledge/facts.ts';

type Known = readonly (Facts | null | undefined)[];

const lye = /^(?:Calcium|Potassium|Sodium|Lithium) Hydroxide$/;
/** Lye neutralises such a polymer too. */
const acidPolymer = /^Carbomer$|Acryl/;
const depilating = /Thioglycol|Sulfide$/;
/** Where lye stands so far in front, it is there to swell the hair. */
const lyePlaces = 8;

const ammonia = /^(?:Ammonia|Ammonium Hydroxide|Ethanolamine)$/;
/** They keep dyes from turning in the tube. */
const dyeKeeper = /^(?:Sodium (?:Sulfite|Metabisulfite|Bisulfite|Erythorbate|Hydrosulfite)|(?:Erythorbic|Ascorbic) Acid)$/;
const oxidising = /Peroxide$|Persulfate$/;

const names = (known: Known, pattern: RegExp) => known.some((one) => one && pattern.test(one.inci));
const serves = (known: Known, ...roles: readonly string[]) => known.some((one) => one && roles.some((role) => one.roles.includes(role)));

/** By category: does the list tell what the product is for, and yet not what does it? A sunscreen without a filter, lye that has nothing to help, ammonia and what keeps dyes beside none; ammonia alone softens hair before it is dyed. */
const lacking: Readonly<Record<string, (known: Known) => boolean>> = {
  sunscreens: (known) => !serves(known, 'uv-filter'),
  'hair-removal': (known) => names(known.slice(0, lyePlaces), lye) && !names(known, acidPolymer) && !names(known, depilating),
  'hair-colours': (known) =>
    names(known, ammonia) && names(known, dyeKeeper) && !serves(known, 'hair-dye', 'colourant') && !names(known, oxidising),
};

/** Does a list lack what makes a product of this category work? All its names must be known. */
export const lacksActive = (category: string | null, known: Known): boolean =>
  category !== null && lacking[category] !== undefined && known.every((one) => one) && lacking[category](known);
