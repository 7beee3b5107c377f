import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { withLetters } from '#core/letters.ts';
import { longPattern } from '#core/long-pattern.ts';
import { once } from '#core/remembered.ts';
import { sunFactorIn } from './sun-factor.ts';

const fluoride = /fluor(?:id|ur|(?!\p{L}))|flúor|(?<!\p{L})фтор/iu;
const withoutFluoride = once(() =>
  withLetters(
    longPattern`
      (?:sans|without|ohne|sin|senza|no|non|zonder|uden|utan|uten|ilman|без|0 ?%)(?: de| di)?[\s-]+(?:fluor|flúor|фтор)|
      fluor\p{L}*[\s-]*(?:free|frei|vrij|fri|fritt|ton|mentes)(?!\p{L})
    `,
    'iu',
  ),
);
const fluorides = /fluor|(?:ola|decta)flur/i;
/** Below it a number is often no factor: "IP 2". */
const leastFactor = 10;
/** As pigments, too, they keep sun off. */
const minerals = /^(?:Titanium Dioxide|Zinc Oxide|CI 77891|CI 77947)$/;

/** What names that were not read, misspelled most often, may be. */
const perhapsFluoride = /fl[ou]+r|F\b/i;
const perhapsFilter = /oxid|titan|zin[ck]|oct|benz|salic|triaz|homos|menth|cinnam|camph|sulfon|CI ?\d|filter|UV/i;

const mouth: ReadonlySet<string> = new Set(['toothpastes', 'mouthwashes']);

/** Does a title name what makes the product work, a fluoride or a sun factor, and its list, its shades included, nothing that is it or may be? */
export function lacksTitled(
  title: string,
  category: string | null,
  items: readonly Item[],
  facts: readonly (Facts | null | undefined)[],
): boolean {
  const lacks = (serves: (one: Facts) => boolean, perhaps: RegExp) =>
    items.every(({ id, text, components }) => {
      const known = facts[id ?? -1];
      const all = [known, ...components.map((one) => facts[one.id ?? -1])];
      return known ? !all.some((one) => one && serves(one)) : !perhaps.test(text);
    });
  if (category !== null && mouth.has(category))
    return fluoride.test(title) && !withoutFluoride().test(title) && lacks(({ inci }) => fluorides.test(inci), perhapsFluoride);
  return (
    Number(sunFactorIn(title)?.[1]) >= leastFactor &&
    lacks(({ inci, roles }) => roles.includes('uv-filter') || minerals.test(inci), perhapsFilter)
  );
}
