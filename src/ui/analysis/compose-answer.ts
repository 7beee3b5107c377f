import { concernsPores } from '#core/analysis/comedogenic.ts';
import type { Concern } from '#core/analysis/concern.ts';
import { frontConcerns, goodEffects } from '#core/analysis/good-effects.ts';
import { bearersOf, caredFor, helpsOf, leadActive, mayBeStudied, missedEffects, namedEffects } from '#core/analysis/helps.ts';
import { isUnlawful } from '#core/analysis/law.ts';
import { type ProductKind, productKind } from '#core/analysis/product-kind.ts';
import type { Report } from '#core/analysis/report.ts';
import { cleansersOf } from '#core/analysis/soap.ts';
import { doses, type EffectVerdict } from '#core/analysis/verdicts.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import { doubtInWords } from './doubt-words.ts';
import { familyOf, type ReportView } from './report-view.ts';
import { shopperNameInside } from './shopper-name.ts';
import { unreadInWords } from './unread-words.ts';

/** One line of the answer: the words that lead it, and what they lead to; a line without a lead is a sentence of its own. */
export interface AnswerLine {
  readonly kind: 'good' | 'twice' | 'little' | 'note';
  readonly lead: string | null;
  readonly text: string;
}

const namedConcerns = 3;
const namedIngredients = 2;

/** What is there to wash with; a hair colour holds something that foams too. */
const washing: ReadonlySet<ProductKind> = new Set(['soap', 'cleanser', 'shampoo', 'powder', 'product']);

/** The need that an effect answers, as it ends "Good for …": on hair, where that is another one. */
export function needOf({ report, words }: Pick<ReportView, 'report' | 'words'>, effect: string): string {
  return words.needs[`${effect}.${report.area}`] ?? words.needs[effect] ?? effect;
}

/** Whom a concern speaks to, as it ends "Think twice if …". */
export function concernWords({ report, t }: Pick<ReportView, 'report' | 't'>, { who }: Concern): string {
  return t.find(`concern.${who}.${report.area}`) ?? t(`concern.${who}`);
}

const namesOf = (view: ReportView, indices: readonly number[]) =>
  view.t.list([...new Set(indices.map((index) => shopperNameInside(view, index)))].slice(0, namedIngredients));

/** The weakest of what one sentence joins is what it may claim. */
const weakest = <Value>(order: readonly Value[], values: readonly Value[]): Value =>
  order[Math.max(...values.map((value) => order.indexOf(value)))] as Value;

/** What a product to wash with cleans with: places in the list. */
export function foamOf({ report, facts, washesNothing }: ReportView): readonly number[] {
  if (washesNothing) return [];
  return report.context === 'rinse-off' && washing.has(productKind({ report, facts })) ? cleansersOf(report.counted, facts) : [];
}

/** What colours the hair, in a product that is there for that: places in the list. Nobody counts on it for care. */
export function dyesOf({ report, facts }: ReportView): readonly number[] {
  if (productKind({ report, facts }) !== 'hair-dye') return [];
  return report.counted.filter((index) => facts[index]?.roles[0] === 'hair-dye');
}

function goodLine(view: ReportView): AnswerLine | null {
  const { report, facts, t } = view;
  const line = (text: string): AnswerLine => ({ kind: 'good', lead: t('answer.good'), text });
  const dyes = dyesOf(view);
  if (dyes.length > 0) return line(t('answer.good.colouring', { names: namesOf(view, dyes) }));
  const told = goodEffects(report, namedEffects);
  if (told.length > 0) {
    const dose = weakest<EffectVerdict['dose']>(
      doses,
      told.map((effect) => effect.dose),
    );
    const grade = weakest(
      grades,
      told.map((effect) => effect.grade),
    );
    const proof = t(`answer.proof.${grade}`);
    const needs = t.list(told.map(({ effect }) => needOf(view, effect)));
    return line(
      t(dose === 'likely' || dose === 'possible' || dose === 'kept' ? `answer.good.${dose}` : 'answer.good.unknown', { needs, proof }),
    );
  }
  const foam = foamOf(view);
  if (foam.length > 0) return line(t('answer.good.washing', { names: namesOf(view, foam) }));
  const nothing = caredFor.has(report.area) && !mayBeStudied(facts, report.counted) && report.prohibited.length === 0;
  return nothing ? { kind: 'note', lead: null, text: t('answer.good.none') } : null;
}

/** What speaks against a product besides its concerns: the law, what could harm were it not washed off, or what may clog pores; null for nothing at all, however little of it. */
export function saidAgainst(report: Report): 'law' | 'rinsed' | 'pores' | null {
  const { prohibited, restricted, cautions, context } = report;
  if (prohibited.length > 0 || restricted.some(isUnlawful)) return 'law';
  if (cautions.some(({ dose }) => dose !== 'unlikely')) return 'rinsed';
  return context !== 'rinse-off' && report.comedogenic.label === 'high' && concernsPores(report) ? 'pores' : null;
}

function twiceLine(view: ReportView): AnswerLine | null {
  const { report, t } = view;
  const concerns = frontConcerns(report, namedEffects).slice(0, namedConcerns);
  if (concerns.length > 0) {
    const all = t.either(concerns.map((concern) => concernWords(view, concern)));
    return { kind: 'twice', lead: t('answer.twice'), text: t('answer.twice.all', { concerns: all }) };
  }
  const unread = unreadInWords(view);
  if (unread !== null) return { kind: 'note', lead: null, text: unread };
  if (report.withheld) return null;
  return saidAgainst(report) === null ? { kind: 'note', lead: null, text: t('answer.fine') } : null;
}

function littleLine(view: ReportView): AnswerLine | null {
  const { report, facts, t } = view;
  const missed = dyesOf(view).length > 0 ? [] : missedEffects(helpsOf(report), facts, namedEffects);
  const [first] = missed;
  if (!first) return null;
  const needs = t.list(missed.map(({ effect }) => needOf(view, effect)));
  const active = missed.flatMap(bearersOf).filter((index) => familyOf(view, index) === 'active');
  const names = namesOf(view, active);
  const rinsed = view.isGuess ? 'answer.little.rinsed.probably' : 'answer.little.rinsed';
  const text = first.dose === 'rinsed' ? t(rinsed, { needs }) : t('answer.little.unlikely', { needs, names });
  return { kind: 'little', lead: t('answer.little'), text };
}

/** What a report says first, in at most three lines: whom the product is good for, who should think twice, what not to count on. Nothing reassures that rests on something unread. */
export function composeAnswer(view: ReportView): readonly AnswerLine[] {
  const { report } = view;
  const lines = report.withheld
    ? [{ kind: 'note' as const, lead: null, text: doubtInWords(view) }, twiceLine(view)]
    : [goodLine(view), twiceLine(view), littleLine(view)];
  return lines.filter((line) => line !== null);
}

/** What the product is, as far as its list tells, with the active ingredient it is named after. */
export function composeTitle(view: ReportView): string {
  const { report, facts, t } = view;
  const looksLike = productKind({ report, facts });
  const kind = t(`answer.kind.${looksLike}`);
  const lead = report.withheld ? null : leadActive(helpsOf(report), facts);
  return lead === null ? kind : t('answer.kindWith', { kind, name: shopperNameInside(view, lead) });
}
