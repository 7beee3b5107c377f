import { mayAct } from '#core/analysis/dose.ts';
import { caredFor } from '#core/analysis/helps.ts';
import { behindLine } from '#core/analysis/list-part.ts';
import { outOfPlace } from '#core/analysis/out-of-place.ts';
import type { EffectFact } from '#core/knowledge/facts.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import { doubtInWords } from './doubt-words.ts';
import { lowerFirst, oneStop } from './first-letter.ts';
import { familyOf, nameOf, placeOf, type ReportView } from './report-view.ts';
import { shareSentence } from './share-words.ts';

const baseNames = 3;
const namedAfterLine = 3;

/** Effects of an item that were shown on people, the best first; those it can have in this product, in an amount that may act, unless `anyDose`. */
function shownEffects({ report, facts }: ReportView, index: number, anyDose = false): EffectFact[] {
  const able = new Set(
    report.effects.flatMap(({ effect, by }) => (by.some((one) => one.index === index && (anyDose || mayAct(one.dose))) ? [effect] : [])),
  );
  return (facts[index]?.effects ?? [])
    .filter(({ effect, grade }) => grade !== 'weak' && able.has(effect))
    .sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
}

/** What surely stands in a product with less than this is no base of it, wherever it is named, percent. */
const leastOfBase = 5;

/** The largest ingredients where the order tells them, and what the label declares more of in another part of the list (the alcohol of a sanitiser, named as its active ingredient); else water and other bases, wherever they stand, and what is declared much; none where nothing tells. What was not read is called no base. */
export function baseOf({ report, facts }: Pick<ReportView, 'report' | 'facts'>): readonly number[] {
  const { parts, items } = report.shares;
  const ordered = parts.find((part) => part.ordered);
  const unfit = outOfPlace(report);
  const isLittle = (index: number) => unfit.has(index) || (items[index]?.high ?? leastOfBase) < leastOfBase;
  if (ordered) {
    // Behind a name that was not read another stands than seems: "Sodium Palmate, ???, Glycerin" is on no base of glycerin.
    const gap = ordered.counted.findIndex((index) => !facts[index]);
    const read = gap > 0 ? ordered.counted.slice(0, gap) : ordered.counted.filter((index) => facts[index]);
    const much = read.filter((index) => !isLittle(index));
    const own = much.length > 0 ? much : read;
    const most = Math.max(...own.map((index) => items[index]?.point ?? 0));
    const declared = parts
      .filter(({ section }) => section === 'active')
      .flatMap(({ counted }) => counted.filter((index) => !unfit.has(index) && (items[index]?.point ?? 0) > most));
    return [...declared, ...own];
  }
  if (report.counted.length === 1) return report.counted;
  // Water behind the soaps of a bar is little of it.
  if (facts[report.counted[0] ?? -1]?.roles[0] === 'cleanser') return [];
  const bases = report.counted.filter((index) => facts[index]?.family === 'base');
  return bases.length > 0 ? bases : report.counted.filter((index) => items[index]?.declared && !isLittle(index));
}

function baseSentence(view: ReportView): string {
  const { report, t } = view;
  const count = report.counted.length;
  const isHair = report.context === 'leave-on' && report.area === 'hair';
  const kind =
    t.find(`summary.kind.${report.area}`) ??
    t(isHair ? 'summary.kind.leave-in' : `summary.kind.${report.isPeeled ? 'peeled-off' : report.context}`);
  const names = t.list(
    baseOf(view)
      .slice(0, baseNames)
      .map((index) => nameOf(view, index)),
  );
  if (names === '') return t('summary.noBase', { kind, count });
  return count === 1 ? t('summary.single', { kind, names }) : t('summary.base', { kind, count, names });
}

/** Ingredients whose effect was shown on people: those of which the label declares enough, those for what the product is bought for, then actives; the best shown first, then label order. */
function shownIngredients(view: ReportView): number[] {
  const { report } = view;
  const isEnough = (index: number) =>
    report.shares.items[index]?.declared && report.effects.some(({ by }) => by.some((one) => one.index === index && one.dose === 'likely'));
  const isBought = (index: number) =>
    report.effects.some(({ purpose, by }) => purpose && by.some((one) => one.index === index && mayAct(one.dose)));
  const group = (index: number) => (isEnough(index) ? 0 : isBought(index) ? 2 : familyOf(view, index) === 'active' ? 4 : 6);
  const rank = (index: number) => group(index) + (shownEffects(view, index)[0]?.grade === 'strong' ? 0 : 1);
  return view.report.counted.filter((index) => shownEffects(view, index).length > 0).toSorted((a, b) => rank(a) - rank(b) || a - b);
}

function leadSentence(view: ReportView, index: number): string {
  const { t, words, report } = view;
  const name = nameOf(view, index);
  const place = placeOf(view, index) ?? 0;
  const effects = shownEffects(view, index);
  const share = report.shares.items[index];
  const dose = effects.find((effect) => effect.dose)?.dose;
  if (share?.declared && !share.asFluorine && dose)
    return t(share.ofFluorine ? 'summary.ofFluorine' : share.inTitle ? 'summary.inTitle' : 'summary.declared', {
      name,
      ppm: String(share.ofFluorine),
      place,
      percent: t.percent(share.point),
      dose: t.percentRange(...dose),
    });
  if (share && dose && share.high >= dose[0] / 2) {
    return t('summary.studied', { name, place, share: shareSentence(t, share), dose: t.percentRange(...dose) });
  }
  return t('summary.active', { name, place, effects: t.list(effects.map(({ effect }) => lowerFirst(words.effects[effect] ?? effect))) });
}

function afterLineSentence(view: ReportView, indices: readonly number[]): string | null {
  const after = indices.filter((index) => behindLine(view.report.shares, index)).slice(0, namedAfterLine);
  if (after.length === 0) return null;
  const names = view.t.list(after.map((index) => `**${nameOf(view, index)}**`));
  return view.t('summary.afterLine', { count: after.length, names });
}

/** Nothing acts here: because nothing can, or because what could is too little or washed off; null where that is not the question. */
function noneSentence(view: ReportView): string | null {
  const unpraised = outOfPlace(view.report);
  const some = view.report.counted.some((index) => !unpraised.has(index) && shownEffects(view, index, true).length > 0);
  // What is not permitted here may act all the same.
  if (some) return unpraised.size > 0 ? null : view.t(view.isGuess ? 'summary.noneActs.probably' : 'summary.noneActs');
  if (!caredFor.has(view.report.area)) return null;
  return view.t(unpraised.size > 0 ? 'summary.noneElse' : 'summary.noActives');
}

/** The product in two to four sentences, from nothing but its report; of a list that cannot be relied on, only why. */
export function composeSummary(view: ReportView): readonly string[] {
  const { report, t } = view;
  if (report.withheld) return [doubtInWords(view)];
  const unread = report.counted.length - report.counted.filter((index) => view.facts[index]).length;
  const [lead, ...rest] = shownIngredients(view);
  return [
    baseSentence(view),
    lead === undefined ? noneSentence(view) : leadSentence(view, lead),
    afterLineSentence(
      view,
      rest.filter((index) => familyOf(view, index) === 'active'),
    ),
    unread > 0 ? t('summary.unread', { count: unread }) : null,
  ].flatMap((sentence) => (sentence === null ? [] : oneStop(sentence)));
}
