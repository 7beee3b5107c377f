import { originOf } from '#core/analysis/origin.ts';
import type { NameIn } from '#core/analysis/verdicts.ts';
import type { CsvCell } from '#core/sharing/csv.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { itemEffectsInWords } from '#ui/analysis/effect-words.ts';
import { itemFlagsInWords } from '#ui/analysis/item-flag-words.ts';
import { itemLawInWords } from '#ui/analysis/law-words.ts';
import { familyName, familyOf, itemOf, nameOf, placeOf, type ReportView, rolesInWords } from '#ui/analysis/report-view.ts';
import { shareRange } from '#ui/analysis/share-words.ts';

/** A column of the detailed analysis: what it says of an item, and what it is sorted by when not by that text. */
export interface DetailColumn {
  readonly key: string;
  readonly title: MessageKey;
  text(view: ReportView, index: number): string;
  rank?(view: ReportView, index: number): number | null;
}

const inWords = (keys: readonly string[], dictionary: Readonly<Record<string, string>>) =>
  keys.map((key) => dictionary[key] ?? key).join(', ');

export const detailColumns: readonly DetailColumn[] = [
  {
    key: 'place',
    title: 'detail.place',
    text: (view, index) => String(placeOf(view, index) ?? ''),
    rank: (view, index) => (placeOf(view, index) === null ? index + 10_000 : index),
  },
  { key: 'ingredient', title: 'detail.ingredient', text: nameOf },
  { key: 'printed', title: 'checker.detail.printed', text: (view, index) => itemOf(view, index).text },
  { key: 'match', title: 'checker.detail.match', text: (view, index) => view.t(`checker.match.${itemOf(view, index).match}`) },
  { key: 'family', title: 'detail.family', text: (view, index) => familyName(view, familyOf(view, index)) },
  { key: 'roles', title: 'detail.roles', text: (view, index) => rolesInWords(view, index).join(', ') },
  { key: 'functions', title: 'detail.functions', text: (view, index) => inWords(view.facts[index]?.functions ?? [], view.words.functions) },
  {
    key: 'share',
    title: 'detail.share',
    text: ({ report, t }, index) => {
      const share = report.shares.items[index];
      return share ? shareRange(t, share) : '';
    },
    rank: ({ report }, index) => report.shares.items[index]?.point ?? null,
  },
  {
    key: 'usual',
    title: 'checker.detail.usual',
    text: (view, index) => {
      const usual = view.facts[index]?.usual;
      return usual ? view.t.percentRange(...usual) : '';
    },
    rank: (view, index) => view.facts[index]?.usual?.[1] ?? null,
  },
  {
    key: 'origin',
    title: 'detail.origin',
    text: (view, index) => {
      const facts = view.facts[index];
      return facts ? view.t(`origin.${originOf(itemOf(view, index), facts)}`) : '';
    },
  },
  {
    key: 'animal',
    title: 'checker.detail.animal',
    text: (view, index) => {
      const { always, shades, possible } = view.report.animal;
      const isAmong = (names: readonly NameIn[]) => names.some((name) => name.index === index && name.id === itemOf(view, index).id);
      if (isAmong([...always, ...shades])) return view.t('ingredient.animal.always');
      return isAmong(possible) ? view.t('ingredient.animal.possible') : '';
    },
  },
  {
    key: 'comedogenic',
    title: 'detail.comedogenic',
    text: (view, index) => {
      const fact = view.facts[index];
      return fact ? (fact.comedogenic ? comedogenicRange(fact.comedogenic) : view.t('list.notRated')) : '';
    },
    rank: (view, index) => view.facts[index]?.comedogenic?.high ?? null,
  },
  {
    key: 'effects',
    title: 'detail.effects',
    text: itemEffectsInWords,
  },
  {
    key: 'flags',
    title: 'detail.flags',
    text: itemFlagsInWords,
  },
  {
    key: 'limits',
    title: 'detail.limits',
    text: itemLawInWords,
  },
];

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** Item indices in the order of a column; items without a value stand last either way, equals keep the label's order. */
export function sortedIndices(view: ReportView, { column, descending }: Sorting): number[] {
  const by = detailColumns.find(({ key }) => key === column);
  const indices = view.report.reading.items.map((_, index) => index);
  if (!by) return indices;
  const value = (index: number) => (by.rank ? by.rank(view, index) : by.text(view, index) || null);
  return indices.sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b;
    const order = typeof left === 'number' && typeof right === 'number' ? left - right : view.t.compare(String(left), String(right));
    return (descending ? -order : order) || a - b;
  });
}

/** The table as rows of cells, the head first: what a download holds. */
export function detailRows(view: ReportView): CsvCell[][] {
  const head = detailColumns.map(({ title }) => view.t.find(title) ?? title);
  return [head, ...view.report.reading.items.map((_, index) => detailColumns.map((column) => column.text(view, index)))];
}
