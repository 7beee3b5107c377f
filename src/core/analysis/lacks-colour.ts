import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { withLetters } from '#core/letters.ts';
import { longPattern } from '#core/long-pattern.ts';
import { once } from '#core/remembered.ts';

const madeUp: ReadonlySet<string> = new Set(['eye-make-up', 'foundations', 'lipsticks', 'nail-polishes']);
const words = (pattern: string) => once(() => withLetters(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'));
/** What is never sold without colour, unless its title says so. */
const coloured = words(longPattern`
  mascara|eye-?\s?liners?|k(?:h?o|aja)l|foundation|fond de teint|concealer|тушь|подводка|тональн\p{L}+|консилер
`);
/** What a title calls the shade. */
const shade = words(longPattern`
  black|brown|blond|beige|nude|ivory|red|pink|coral|bordeaux|taupe|ebony|noir|brun|rouge|rose|châtain|schwarz|braun|rot|rosa|negro|rojo|
  ч[её]рн\p{L}+|коричнев\p{L}+|беж\p{L}*|красн\p{L}+|розов\p{L}+
`);
/** What goes under or over the colour, or takes it off. */
const withoutColour = words(longPattern`
  clear|transparent\p{L}*|colou?rless|incolore|invisible|universal|primer|base|top\s?-?coa?t|remover|cleanser|serum|sérum|balm|baume|oil|care|soin|
  treatment|growth|fix\p{L}*|gloss|hydrat\p{L}*|прозрачн\p{L}+|праймер|основа|база|бальзам|уход\p{L}*
`);
const colourful = /^CI \d|Iron Oxides|^(?:Mica|Titanium Dioxide|Carbon Black|Carmine|Ultramarines|Henna)$/;
const own = /\d{5}|colou?r|pigment|красител|пигмент/i;

const hasColour = (one: Facts) => one.roles.includes('colourant') || colourful.test(one.inci);

/** "Aqua, Paraffin, Cera Alba, …" of a black mascara: its shades, which stand behind the rest, were left out. Every name must be known. */
export function lacksColour(
  category: string | null,
  title: string,
  items: readonly Item[],
  facts: readonly (Facts | null | undefined)[],
): boolean {
  if (category === null || !madeUp.has(category) || withoutColour().test(title)) return false;
  if (!coloured().test(title) && !shade().test(title)) return false;
  return items.every(({ id, text, components }) => {
    const known = facts[id ?? -1];
    return known && !own.test(text) && ![known, ...components.map((one) => facts[one.id ?? -1])].some((one) => one && hasColour(one));
  });
}
