import type { Facts } from '#core/knowledge/facts.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import type { ListInUse } from './list-in-use.ts';
import type { Shelf } from './product-use.ts';
import { gellingSoap } from './soap.ts';
import type { ItemIndex } from './verdicts.ts';

interface Input extends ListInUse {
  readonly shelf: Shelf | null;
  /** The list cleanses. */
  readonly cleanses: boolean;
}

/** Of an item, or of a name in its bracket: is it there for something else than a caution warns of, or in traces? */
export type IsExcused = (index: ItemIndex, ingredient: Facts, caution: string) => boolean;

const latex = /^Styrene\/Acrylates/;
/** Behind so many names a surfactant may be that of a raw material. */
const washingPlaces = 3;

/** Is it that with which a latex beside it, or a silicone, is made? */
function isOfEmulsion(place: number, names: readonly string[]): boolean {
  const name = names[place] ?? '';
  if (place < washingPlaces) return false;
  if (/ Lauryl Sulfate$/.test(name)) return latex.test(names[place - 1] ?? '') || latex.test(names[place + 1] ?? '');
  return /Dodecylbenzenesulfonate$/.test(name) && names.includes('Dimethiconol');
}
/** What colours or removes hair is washed off, and washes nothing. */
const noWashes: readonly MarkedProduct[] = ['hair-colour', 'depilatory', 'hair-removal'];

/** Does a surfactant wash nothing: is it what a raw material is made with, too little, or in what does not wash? */
function surfactantExcuse({ counted, facts, shares, context, products, shelf, cleanses, isBehind }: Input): IsExcused {
  const names = counted.map((index) => facts[index]?.inci ?? '');
  const mayWash = context === 'rinse-off' && (shelf === null || products.has('wash'));
  const washes = (cleanses || mayWash) && !noWashes.some((product) => products.has(product));
  const gelling = new Set(gellingSoap(counted, facts));
  return (index, { roles }, caution) => {
    if (caution !== 'stripping' && (caution !== 'irritant' || roles[0] !== 'cleanser')) return false;
    if (isOfEmulsion(counted.indexOf(index), names)) return true;
    // Left on the skin little of it irritates all the same.
    if (caution !== 'stripping' && context !== 'rinse-off') return false;
    return !washes || gelling.has(index) || isBehind(index) || (shares[index]?.high ?? Number.POSITIVE_INFINITY) <= 1;
  };
}

const ofScents: ReadonlySet<string> = new Set(['stinging', 'irritant', 'children', 'broken-skin', 'pregnancy']);
const isParfum = (facts: Facts | null | undefined) => facts?.inci === 'Parfum';
const smells = ({ roles, limits }: Facts) =>
  (roles.includes('scent-component') && limits.some(({ label }) => label !== null)) || roles.includes('essential-oil');

/** Nothing but a scent: neither what preserves as well nor what cools or warms. */
const onlySmells = (facts: Facts | null | undefined) =>
  facts != null && smells(facts) && scents.has(facts.roles[0] ?? '') && !facts.roles.includes('cooling') && !coolingOil.test(facts.inci);
const scents: ReadonlySet<string> = new Set(['scent-component', 'essential-oil']);
const coolingOil = /^(?:Mentha|Eucalyptus) /;

/** Is it a scent behind the 1 % line among those that the label must name, so that it is named for its smell, and not as what cools or warms? */
export function namedScents({ counted, facts, products, isBehind }: ListInUse) {
  const perfumed = counted.findIndex((index) => isParfum(facts[index]));
  return (index: ItemIndex, ingredient = facts[index]): boolean => {
    if (perfumed < 0 || products.has('cooling') || !ingredient || !smells(ingredient)) return false;
    const place = counted.indexOf(index);
    const beside = [facts[counted[place - 1] ?? -1], facts[counted[place + 1] ?? -1]];
    return place > perfumed && isBehind(index) && beside.some(onlySmells);
  };
}

function scentExcuse(input: Input): IsExcused {
  const { counted, facts, products } = input;
  const isPerfumed = counted.some((index) => isParfum(facts[index]));
  const isNamed = namedScents(input);
  return (index, ingredient, caution) => {
    if (!isPerfumed || !ofScents.has(caution) || products.has('cooling') || !smells(ingredient)) return false;
    return isParfum(facts[index]) || isNamed(index, ingredient);
  };
}

/** What of a list is warned of in vain, in a product that is used like this. */
export function excuses(input: Input): IsExcused {
  const all = [surfactantExcuse(input), scentExcuse(input)];
  return (...asked) => all.some((isExcused) => isExcused(...asked));
}
