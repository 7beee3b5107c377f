import type { SizeUnit } from '#core/catalog/unit-price.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { inSentence, plainNameOf } from '#core/knowledge/plain-name.ts';
import type { Language } from '#core/language.ts';
import type { Difference, Differences } from '#core/similarity/differences.ts';
import type { Explanation } from '#core/similarity/explain.ts';
import { leastTwin, likenessPercent } from '#core/similarity/likeness.ts';
import { maxTwins } from '#core/similarity/ranking.ts';
import type { StrengthsApart, ToldStrength } from '#core/similarity/strength.ts';
import type { PageTranslator } from '#i18n/translator.ts';

/** Price of an amount, in the usual unit of its currency. */
export interface UnitPrice {
  readonly price: number;
  readonly currency: string;
  readonly unit: SizeUnit;
}

/** Less is not worth a word. */
const leastSaving = 0.1;
/** One less than are known (core/similarity/ranking.ts), so that it can be said that there are others. */
const namedTwins = maxTwins - 1;

interface Dupe {
  readonly explanation: Explanation;
  readonly differences: Differences;
  /** Which of the two lists were read whole. */
  readonly wholly: { readonly here: boolean; readonly there: boolean };
  readonly facts: readonly Facts[];
  /** Titles of its brand's other products with nearly the same list, at most `maxTwins`. */
  readonly twins: readonly string[];
  /** A strength that the titles tell differently. */
  readonly strengths: StrengthsApart | null;
  /** Whose it is: a list that another brand sells as well is a find. */
  readonly ofOtherBrand: boolean;
  /** Of the product the page is about, and of this one; null where it is not known. */
  readonly prices: readonly [here: UnitPrice | null, there: UnitPrice | null];
}

/** Is another ingredient of the two lists called a form of it? "Without vitamin E" is no word for a list with vitamin E acetate. */
function isPartOfName(known: Facts, others: readonly Facts[], language: Language): boolean {
  const name = ` ${plainNameOf(known, language)} `;
  return others.some((other) => ` ${plainNameOf(other, language)} `.includes(name));
}

/** What the EU prohibits in such a product, with that: it is barred by name, or not permitted there. */
function prohibitedWords(ingredient: number, name: string, facts: readonly Facts[], t: PageTranslator): string {
  const isNamed = facts[ingredient]?.limits.some(({ annex }) => annex === 'II');
  return t(isNamed ? 'dupes.prohibited' : 'dupes.struck', { name });
}

/** What the law prohibits in it is told though it is no difference. */
function heldTooWords({ differences: { heldToo }, facts }: Dupe, t: PageTranslator): string | null {
  const names = heldToo.flatMap((id) => (facts[id] ? prohibitedWords(id, plainNameOf(facts[id], t.language), facts, t) : []));
  return names.length > 0 ? t('dupes.holds', { names: t.list(names) }) : null;
}

/** What a formula has and has not beside the one it is compared with; where that is nothing, what can be said of the whole. */
function differenceWords({ explanation, differences, facts, strengths }: Dupe, t: PageTranslator) {
  const parts = [explanation.sharedActives, explanation.sharedBase, explanation.missing, explanation.added];
  const all = parts.flatMap(({ ingredients }) => ingredients.map(({ id }) => id));
  const nameOf = (difference: Difference): string => {
    if (difference.isProhibited && 'ingredient' in difference)
      return prohibitedWords(difference.ingredient, nameOf({ ...difference, isProhibited: undefined }), facts, t);
    if (difference.isOneFluoride) return t('dupes.oneFluoride', { name: nameOf({ ...difference, isOneFluoride: undefined }) });
    // What perfume may hold below the limits of the law is not named on a label.
    if ('flag' in difference) return t(difference.flag === 'allergen' ? 'dupes.allergens' : `flag.kind.${difference.flag}`);
    const known = facts[difference.ingredient];
    if (!known) return '';
    const others = all.flatMap((id) => (id === difference.ingredient ? [] : (facts[id] ?? [])));
    return isPartOfName(known, others, t.language) ? inSentence(known) : plainNameOf(known, t.language);
  };
  const namesOf = (some: readonly Difference[], hasOthers: boolean) =>
    t.list(hasOthers ? [...some.map(nameOf), t('dupes.others')] : some.map(nameOf));
  const { more } = differences;
  const without = differences.without.length > 0 && t('dupes.without', { names: namesOf(differences.without, more.without) });
  const perhaps =
    differences.perhaps.length > 0 &&
    t('dupes.perhaps', { names: t.list(differences.perhaps.map((ingredient) => nameOf({ ingredient }))) });
  const added = differences.with.length > 0 && t('dupes.with', { names: namesOf(differences.with, more.with) });
  const words = differences.with[0]?.isProhibited ? [added, perhaps, without] : [perhaps, without, added];
  if (without || added || perhaps) return words.filter((one) => one !== false);
  // Of two strengths nobody says that only scents differ.
  const isOtherStrength = strengths !== null || differences.amounts.length > 0;
  if (differences.else === null || (isOtherStrength && differences.else !== 'unread')) return [];
  return [t(differences.else === 'sameNames' && differences.isPerfumed ? 'dupes.sameButPerfume' : `dupes.${differences.else}`)];
}

/** What is said of a list that another brand sells as well; null where it is no such list, or nobody read all of both. */
function sameListWords({ explanation: { score }, differences, wholly, ofOtherBrand }: Dupe, t: PageTranslator): string | null {
  if (!ofOtherBrand || differences.amounts.length > 0 || score < leastTwin || !wholly.here || !wholly.there) return null;
  return t(score === 1 && differences.else === 'sameNames' ? 'dupes.sameList' : 'dupes.nearlySameList');
}

function strengthWords({ unit, here, there }: StrengthsApart, t: PageTranslator): string {
  const amount = (value: ToldStrength) => (unit === 'percent' ? t.percent(Number(value)) : t(`dupes.strength.${unit}`, { amount: value }));
  return t('dupes.otherStrength', { there: amount(there), here: amount(here) });
}

/** For whom it is, and what is declared otherwise than of the first. */
function apartWords({ differences: { amounts, audience }, facts }: Dupe, t: PageTranslator): string[] {
  const age = typeof audience === 'string' ? t(`dupes.audience.${audience}`) : audience && t('dupes.audience.age', audience);
  const told = amounts.map(({ of, here, there }) => {
    if (of === 'fluorine') return t('dupes.fluorine', { here, there });
    const known = facts[of];
    return t('dupes.otherAmount', { name: known ? plainNameOf(known, t.language) : '', there: t.percent(there), here: t.percent(here) });
  });
  return [...(age ? [age] : []), ...told];
}

/** Names the twins; of more than fit, that there are others. */
function twinWords(titles: readonly string[], t: PageTranslator): string | null {
  const named = [...new Set(titles)].slice(0, namedTwins);
  if (named.length === 0) return null;
  return titles.length > namedTwins ? t('dupes.manyTwins', { titles: named.join(', ') }) : t('dupes.twins', { titles: t.list(named) });
}

/** "40 % cheaper for the amount"; null where money or units cannot be compared, or it is hardly less. */
function savingWords([here, there]: Dupe['prices'], t: PageTranslator): string | null {
  if (!here || !there || here.currency !== there.currency || here.unit !== there.unit) return null;
  const saving = 1 - there.price / here.price;
  return saving >= leastSaving ? t('dupes.cheaper', { percent: t.percent(Math.round(saving * 100)) }) : null;
}

/** A formula beside the one it is like: another strength, how like, what tells them apart, what it saves, and its twins. */
export function dupeWords(dupe: Dupe, t: PageTranslator): readonly string[] {
  const { explanation, differences, wholly, twins, prices, strengths } = dupe;
  const isSameNames = differences.else === 'sameNames';
  const sameList = sameListWords(dupe, t);
  const isWhole = sameList !== null && explanation.score === 1;
  const apart = isWhole ? [] : differenceWords(dupe, t);
  const isFluorineTold = differences.amounts[0]?.of === 'fluorine';
  return [
    strengths && !(strengths.unit === 'ppm' && isFluorineTold) && strengthWords(strengths, t),
    ...apartWords(dupe, t),
    t(wholly.here && wholly.there ? 'dupes.score' : 'dupes.scoreRead', {
      percent: t.percent(Math.min(likenessPercent(explanation.score), isSameNames ? 100 : 99)),
    }),
    sameList,
    ...apart,
    heldTooWords(dupe, t),
    savingWords(prices, t),
    twinWords(twins, t),
  ].filter((words) => typeof words === 'string');
}
