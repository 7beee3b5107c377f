import { behindLine } from '#core/analysis/shares.ts';
import type { EffectFact } from '#core/knowledge/ingredient.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import { lowerFirst } from './first-letter.ts';
import { nameOf, placeOf, type ReportView } from './report-view.ts';
import { saidBand, shareSentence } from './share-words.ts';

const baseNames = 3;
const namedAfterLine = 3;

/** Effects shown on people, the best first. */
function shownEffects(effects: readonly EffectFact[]): EffectFact[] {
  return effects.filter(({ grade }) => grade !== 'weak').sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
}

/** The largest ingredients where the order tells them; else water and other bases, wherever they stand. */
function baseOf({ report, facts }: ReportView): readonly number[] {
  const ordered = report.shares.parts.find((part) => part.ordered);
  if (ordered) return ordered.counted;
  const bases = report.counted.filter((index) => facts[index]?.family === 'base');
  return bases.length > 0 ? bases : report.counted;
}

function baseSentence(view: ReportView): string {
  const { report, t } = view;
  const count = report.counted.length;
  const kind = t(`summary.kind.${report.context}`);
  const names = t.list(
    baseOf(view)
      .slice(0, baseNames)
      .map((index) => nameOf(view, index)),
  );
  return count === 1 ? t('summary.single', { kind, names }) : t('summary.base', { kind, count, names });
}

/** Ingredients whose effect was shown on people: actives first, the best shown first, then label order. */
function shownIngredients(view: ReportView): number[] {
  const isActive = (index: number) => view.facts[index]?.family === 'active';
  const rank = (index: number) => (isActive(index) ? 0 : 2) + (view.facts[index]?.effects.some(({ grade }) => grade === 'strong') ? 0 : 1);
  return view.report.counted
    .filter((index) => shownEffects(view.facts[index]?.effects ?? []).length > 0)
    .toSorted((a, b) => rank(a) - rank(b) || a - b);
}

function leadSentence(view: ReportView, index: number): string {
  const { t, words, report } = view;
  const name = nameOf(view, index);
  const place = placeOf(view, index) ?? 0;
  const effects = shownEffects(view.facts[index]?.effects ?? []);
  const share = report.shares.items[index];
  const dose = effects.find((effect) => effect.dose)?.dose;
  if (share && dose && share.high >= dose[0] / 2 && (share.declared || saidBand(share))) {
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

/** The product in two to four sentences, from nothing but its report. */
export function composeSummary(view: ReportView): readonly string[] {
  const { report, t } = view;
  const unread = report.counted.length - report.counted.filter((index) => view.facts[index]).length;
  const [lead, ...rest] = shownIngredients(view);
  return [
    baseSentence(view),
    lead === undefined ? (report.withheld ? null : t('summary.noActives')) : leadSentence(view, lead),
    afterLineSentence(
      view,
      rest.filter((index) => view.facts[index]?.family === 'active'),
    ),
    unread > 0 ? t('summary.unread', { count: unread }) : null,
  ].filter((sentence) => sentence !== null);
}
