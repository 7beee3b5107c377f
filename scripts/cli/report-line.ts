import { ruleWords } from '#catalog/rule-words.ts';
import { listVerdicts, verdictsIn } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { proseOf, useSaidIn } from '#core/analysis/product-use.ts';
import type { Report } from '#core/analysis/report.ts';
import type { Context, Use } from '#core/analysis/use.ts';
import { type Dosed, type SkinType, skinTypes } from '#core/analysis/verdicts.ts';
import type { ClaimRule } from '#core/claims/claim.ts';
import { claimsOfList } from '#core/claims/claims-of-list.ts';
import { namedPromises } from '#core/claims/named-promises.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { plainNameOf } from '#core/knowledge/plain-name.ts';
import type { Language } from '#core/language.ts';
import { t as english } from '#i18n/en/current.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { plainSummary } from '#ui/analysis/plain-summary.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';

const wordsOf = { en: ruleWords('en'), ru: ruleWords('ru') };
const translators = { en: english, ru: russian };

export interface ReportSettings {
  /** How the product is used; null where the text is to tell. */
  readonly context: Context | null;
  /** Of the summary. */
  readonly language: Language;
  readonly claims: readonly ClaimRule[];
}

/** The report of a reading in the use that is given, or else in the one its text tells. */
export function reportInUse(reading: Reading, knowledge: Knowledge, context: Context | null): { report: Report; use: Use } {
  const use = context ?? useSaidIn(proseOf(reading), knowledge.useRules) ?? 'unknown';
  const list = listVerdicts(reading, knowledge);
  return { report: { ...list, ...verdictsIn(list, knowledge)(use) }, use };
}

/** One to three plain sentences. */
export function summaryOf(report: Report, use: Use, { knowledge, ingredients }: KnowledgeBase, language: Language): readonly string[] {
  const plainName = (id: number) => {
    const ingredient = ingredients[id];
    return ingredient ? plainNameOf(ingredient, language) : '';
  };
  const facts = factsOf(report.reading, knowledge);
  return plainSummary({ report, facts, words: wordsOf[language], t: translators[language], use, isGuess: use === 'unknown', plainName });
}

/** A line tells the amounts; that nobody knows the use stands in `use`. */
const amountOf = ({ dose, amount = dose }: Pick<Dosed, 'dose' | 'amount'>) => amount;

/** What `analyze --report` says of one list, as plain data; null for a list that was refused. */
export function reportLine(reading: Reading, base: KnowledgeBase, { context, language, claims }: ReportSettings): object | null {
  if (reading.refused) return null;
  const { knowledge } = base;
  const { report, use } = reportInUse(reading, knowledge, context);
  const facts = factsOf(reading, knowledge);
  const inciOf = (id: number) => knowledge.facts[id]?.inci ?? '';
  const nameOf = (index: number) => reading.items[index]?.inci ?? reading.items[index]?.text ?? '';
  return {
    use,
    prohibited: report.prohibited.map(({ id, annex, ref, where, since }) => ({
      inci: inciOf(id),
      // An entry whose number we do not know is named by the regulation that added it.
      law: /^\d/.test(ref) ? `EU ${annex}/${ref}` : `EU ${annex}, ${ref}`,
      where: where?.[language] ?? null,
      since,
    })),
    effects: report.effects.map(({ effect, grade, dose, amount, by }) => ({
      effect,
      grade,
      dose: amountOf({ dose, amount }),
      by: by.map((one) => ({ inci: nameOf(one.index), dose: amountOf(one) })),
    })),
    cautions: report.cautions.map(({ caution, by }) => ({ caution, by: by.map(({ id, dose }) => ({ inci: inciOf(id), dose })) })),
    skin: Object.fromEntries(skinTypes.map((skin) => [skin, sidesOf(report, skin, nameOf)])),
    onePercent: onePercentOf(report),
    claims: claimsOfList(claims, report, facts, promisesOf(reading, knowledge)),
    summary: summaryOf(report, use, base, language).join(' '),
  };
}

/** What tells more than a title does names many ingredients that nobody promises. */
const maxTitleLength = 400;

/** How far the title in front of the list reaches in the prose beside it. */
function titleLength({ items, leftOut }: Reading): number {
  const start = items[0]?.start ?? 0;
  const front = leftOut.filter(({ end }) => end <= start).map(({ text }) => text);
  const { length } = front.join('\n');
  return length > maxTitleLength ? 0 : length;
}

/** What a text promises: of single ingredients only amounts and their absence, and in its title what they are. */
function promisesOf(reading: Reading, knowledge: Knowledge) {
  const text = proseOf(reading);
  if (text === '') return { text, named: [] };
  const title = titleLength(reading);
  return {
    text,
    named: namedPromises(text, knowledge).filter(({ at, id, absent, percent }) =>
      at < title ? id !== null || absent : id !== null && (absent || percent !== null),
    ),
  };
}

function sidesOf(report: Report, skin: SkinType, nameOf: (index: number) => string) {
  const verdict = report.skin.find((one) => one.skin === skin);
  const names = (side: 'helps' | 'care') => [...new Set(verdict?.[side].map(({ index }) => nameOf(index)))];
  return { for: names('helps'), against: names('care') };
}

/** 1-based places of the counted list. */
function onePercentOf({ shares: { onePercent }, counted }: Report) {
  return onePercent && { from: counted.indexOf(onePercent.from) + 1, to: counted.indexOf(onePercent.to) + 1 };
}
