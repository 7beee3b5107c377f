import { dupesWithout } from '#catalog/dupes.ts';
import { knowledge } from '#catalog/knowledge.ts';
import { t } from '#i18n/page-words.ts';

/** "Similar, but without X" as the page of dupes names it: the anchor, what is left out, and the places of the dupes that lack it. */
export interface WithoutLink {
  readonly id: string;
  readonly what: string;
  readonly dupes: readonly number[];
}

export function withoutLinks(alias: string): WithoutLink[] {
  const { facts } = knowledge();
  return dupesWithout(alias).map(({ what, dupes }) => {
    // A perfume may hold allergens that no label names: these dupes have none of either.
    if ('flag' in what)
      return { id: `without-${what.flag}`, what: t(what.flag === 'allergen' ? 'dupes.anyAllergens' : `flag.free.${what.flag}`), dupes };
    const { alias: name = '', inci = '' } = facts[what.ingredient] ?? {};
    return { id: `without-${name}`, what: inci, dupes };
  });
}
