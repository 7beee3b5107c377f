import type { Facts } from '#core/knowledge/facts.ts';
import { mayAct } from './dose.ts';
import { phrase, proseOf } from './product-use.ts';
import type { Report } from './report.ts';
import { cleansersOf, cleanses, hasHairChemistry, soapAcids, soapName } from './soap.ts';
import type { Area, Use } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

/** What a product looks like by its list; "product" where that tells nothing. */
export const productKinds = [
  'soap',
  'cleanser',
  'shampoo',
  'conditioner',
  'hair-dye',
  'hair',
  'mouth',
  'lashes',
  'nails',
  'scent',
  'lips',
  'deodorant',
  'sunscreen',
  'cream',
  'watery',
  'oil',
  'balm',
  'powder',
  'product',
] as const;
export type ProductKind = (typeof productKinds)[number];

interface Subject {
  readonly report: Pick<Report, 'reading' | 'counted' | 'shares' | 'effects' | 'withheld'> & { readonly area: Area; readonly context: Use };
  readonly facts: readonly (Facts | null)[];
}

/** So many names in front tell what holds a product together. */
const front = 8;
/** What stands among the first so many says what a product is there for. */
const leadingPlaces = 3;
/** Fats make a cream of water where so many stand in front. */
const fatsOfCream = 2;
const powder = /^(?:Talc|Mica|Kaolin|Zea Mays Starch|Oryza Sativa Starch|Synthetic Fluorphlogopite|Sodium Bicarbonate)$/;
/** What nobody puts on hair to comb it: with it, what conditions hair holds a body lotion together. */
const grease = /^(?:Petrolatum|Paraffinum Liquidum)$/;
/** Springs and the sea are water too: Avene Aqua, Maris Aqua. */
const water = /(?:^| )Aqua$/;
const solid = /(?:Wax|Cera|Butter|Petrolatum|Ozokerite|Ceresin|Paraffin)\b/;

/** Of what stands on water, the text tells a cream from a serum before the fats do. */
const saidKinds = [
  {
    kind: 'watery',
    says: phrase([
      'serum',
      'toner',
      'tonic',
      '(?:gel|essence|ampoule|mist)(?![- ]cream)',
      'micellar water',
      'сыворотк\\p{L}*',
      'тоник',
      'тонер',
      'эссенци\\p{L}*',
      'гель(?![- ]крем)',
      'мист',
    ]),
  },
  {
    kind: 'cream',
    says: phrase([
      'cream',
      'cr[eè]me',
      'body butter',
      'lotion',
      'milk',
      'emulsion',
      'moisturi[sz]er',
      'balm',
      'крем',
      'баттер',
      'лосьон',
      'молочко',
      'эмульси\\p{L}*',
      'бальзам',
      'crema',
      'krem',
      'lait',
      'milch',
      'loci[oó]n',
      'lozione',
      'loção',
    ]),
  },
] as const;

const ofArea: Readonly<Partial<Record<Area, ProductKind>>> = { mouth: 'mouth', lashes: 'lashes', nails: 'nails', scent: 'scent' };

function hairKind({ report: { counted, context }, facts }: Subject): ProductKind {
  const roles = (index: ItemIndex) => facts[index]?.roles ?? [];
  const washes = cleanses(counted, facts);
  // A shampoo that colours, tints or is coloured by a direct dye is a shampoo still, and a conditioner with one behind its scent a conditioner.
  const dyes = counted.filter((index) => roles(index)[0] === 'hair-dye');
  const scent = counted.find((index) => roles(index).includes('fragrance')) ?? Number.POSITIVE_INFINITY;
  const isTinted = washes || (context === 'rinse-off' && dyes.length === 1 && dyes.every((index) => index > scent));
  if (dyes.length > 0 && (!isTinted || hasHairChemistry(counted, facts))) return 'hair-dye';
  if (washes) return 'shampoo';
  return context === 'rinse-off' && counted.some((index) => roles(index).includes('hair-conditioner')) ? 'conditioner' : 'hair';
}

/** By what stands in front: water with fats, water alone, fats alone, powder. */
function kindByBase({ report: { reading, counted }, facts }: Subject): ProductKind {
  const top = counted.slice(0, front).flatMap((index) => facts[index] ?? []);
  const [first] = top;
  const fats = top.filter(({ family }) => family === 'emollient').length;
  if (!first) return 'product';
  const isWet = top.some(({ inci, roles }) => water.test(inci) || roles.includes('plant-water'));
  if (powder.test(first.inci)) return isWet ? 'product' : 'powder';
  if (isWet) {
    const prose = proseOf(reading);
    const said = saidKinds.find(({ says }) => says(prose))?.kind;
    return said ?? (fats >= fatsOfCream ? 'cream' : 'watery');
  }
  const isFat = top.slice(0, leadingPlaces).every(({ family }) => family === 'emollient');
  if (!isFat && fats < top.length / 2) return 'product';
  return top.some(({ inci }) => solid.test(inci)) ? 'balm' : 'oil';
}

/** What a product is, as far as area, use and formula tell; a guess, to be said as one. */
export function productKind(subject: Subject): ProductKind {
  const { report, facts } = subject;
  const { area, context, counted, effects, withheld } = report;
  const acts = (effect: string) => effects.some((one) => one.effect === effect && mayAct(one.dose) && one.dose !== 'unknown');
  if (area === 'hair') return hairKind(subject);
  const kind = ofArea[area];
  if (kind) return kind;
  if (context === 'lips') return 'lips';
  if (context === 'sun') return 'sunscreen';
  if (withheld) return 'product';
  const leading = counted.slice(0, leadingPlaces);
  // The soap of a stick that is left on holds it together.
  const [firstSoap] = soapAcids(counted, facts);
  const [firstCleanser] = cleansersOf(counted, facts);
  const isOfSoap = firstSoap !== undefined && (firstCleanser === undefined || counted.indexOf(firstSoap) <= counted.indexOf(firstCleanser));
  const isSoap = isOfSoap || leading.some((index) => soapName.test(facts[index]?.inci ?? ''));
  if (isSoap && context !== 'leave-on') return 'soap';
  if (cleanses(counted, facts)) return 'cleanser';
  const isGreased = counted.slice(0, front).some((index) => grease.test(facts[index]?.inci ?? ''));
  if (!isGreased && leading.some((index) => facts[index]?.roles[0] === 'hair-conditioner')) return 'conditioner';
  if (acts('perspiration')) return 'deodorant';
  const base = kindByBase(subject);
  if (base !== 'powder' && acts('uv-protection')) return 'sunscreen';
  // What is washed off is no cream, however its base looks.
  if (context !== 'rinse-off' || base === 'powder') return base;
  return cleansersOf(counted, facts).length > 0 ? 'cleanser' : 'product';
}
