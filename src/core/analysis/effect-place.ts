import type { Facts } from '#core/knowledge/facts.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { oncePer } from '#core/remembered.ts';
import type { EffectRule, ToldRule } from './effect-rules.ts';
import type { ListInUse } from './list-in-use.ts';
import { phrase } from './product-use.ts';
import type { ItemIndex } from './verdicts.ts';
import { isWatery } from './watery.ts';

/** What tells whether an ingredient stands in a list for an effect. */
export interface Place extends ListInUse {
  /** What the text says besides its list. */
  readonly prose: string;
}

/** Water further back is what an extract in a balm brings with it. */
const placesOfWater = 12;

const onHairOf = oncePer(({ 'on-hair': says = [] }: EffectRule) => phrase(says));

/** Can a product for this area, used like this, whose list begins with these names, show the effect at all? */
export function isPossible(
  rule: EffectRule | undefined,
  { context, area, prose }: Pick<Place, 'context' | 'area' | 'prose'>,
  names: readonly string[],
): boolean {
  if ((rule?.on && !rule.on.includes(area)) || rule?.['not-in']?.includes(context)) return false;
  if (rule?.['on-hair'] && area === 'hair' && !onHairOf(rule)(prose)) return false;
  const leads = names.slice(0, context === 'rinse-off' ? 1 : (rule?.['led-among'] ?? 1));
  if (leads.some((name) => rule?.['not-led-by']?.includes(name))) return false;
  return context !== 'rinse-off' || rule?.['rinse-off'] !== 'never';
}

const toldOf = oncePer(({ told = [] }: EffectRule) =>
  told.map(({ says = [], first = 0, ...one }) => ({ ...one, first, says: phrase(says) })),
);
type Told = Omit<ToldRule, 'says' | 'first'> & { readonly first: number; readonly says: (text: string) => boolean };

/** Is the effect one that such products have of this ingredient? */
function isOfProduct(rule: EffectRule | undefined, inci: string, products: ReadonlySet<MarkedProduct>): boolean {
  if (!rule || products.size === 0) return true;
  if (rule['not-of']?.some((product) => products.has(product))) return false;
  return !rule.elsewhere?.some(({ names, in: those }) => names.includes(inci) && those.some((product) => products.has(product)));
}

/** Does the ingredient stand elsewhere than where it was studied? */
function isApart(told: Told, position: number, { counted, facts, shares, prose, products, isBehind }: Place): boolean {
  const index = counted[position] ?? -1;
  // Salt or sugar dissolves in what stands in front of it.
  if (told.undissolved && counted.slice(0, position).some((before) => isWatery(facts[before]))) return true;
  if (told['in-water']) return position > 0 && !counted.slice(0, placesOfWater).some((one) => facts[one] === null || isWatery(facts[one]));
  if (position < told.first || told.says(prose)) return false;
  const isInFront = (one: ItemIndex) => !told['before-line'] || shares[one]?.declared === true || !isBehind(one);
  if (told.of) return !told.of.some((product) => products.has(product)) || !isInFront(index);
  if (told.with) return !told.with.every((name) => counted.some((one) => facts[one]?.inci === name && isInFront(one)));
  // Of what stands by the alphabet its place tells nothing: what may only preserve is not known to stand in front of the line.
  return !told['before-line'] || !shares[index] || !isInFront(index);
}

/** Is the ingredient there for something else, as far as its place and the text tell? */
export function isBeside(rule: EffectRule | undefined, { inci, roles }: Facts, position: number, place: Place): boolean {
  if (!rule) return false;
  const { context, products } = place;
  if (!isOfProduct(rule, inci, products)) return true;
  const rinsed = rule['rinsed-role'];
  if (rinsed && context !== 'rinse-off' && !products.has('scrub') && roles.some((role) => role === rinsed)) return true;
  return toldOf(rule).some((told) => told.names.includes(inci) && isApart(told, position, place));
}
