import { overLimit } from '#core/analysis/cautions.ts';
import { byDose } from '#core/analysis/dose.ts';
import type { Report } from '#core/analysis/report.ts';
import type { Context } from '#core/analysis/use.ts';
import type { Dose, FlagReason, FlagVerdict, NameIn } from '#core/analysis/verdicts.ts';
import { latinList, unknownNames } from '#core/inci/latin-list.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Language } from '#core/language.ts';
import { t as english } from '#i18n/en/page-words.ts';
import { t as russian } from '#i18n/ru/page-words.ts';
import { allergenNames } from '#ui/analysis/allergen-names.ts';
import { kindsOnly } from '#ui/analysis/flag-order.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';
import { lawSections } from './law-lines.ts';
import { reportInUse, summaryOf } from './report-line.ts';

const translators = { en: english, ru: russian };

const words = {
  en: {
    refused: {
      cyrillic: 'This list is in Cyrillic. Names are read in Latin (INCI).',
      non_latin: 'This list is not in Latin script. Names are read in Latin (INCI).',
      url: 'This is a link. Paste the list itself.',
      not_ingredients: 'No ingredient names were found.',
      empty: 'There is nothing to read.',
      too_long: 'The text is longer than 20,000 characters.',
    },
    suggestion: 'In Latin, as far as known:',
    notFound: 'Not found, and left as printed:',
    recognised: (n: number, of: number) => `${n} of ${of} names recognised`,
    corrected: 'corrected',
    unknown: 'not recognised',
    helps: 'What helps',
    care: 'Take care',
    seen: 'Seen, not counted',
    allergens: 'Allergens to name (EU)',
    skin: 'Skin types',
    animal: 'Of animal origin',
    animalShades: 'Of animal origin, in some shades',
    animalPossible: 'Possibly of animal origin',
    nano: 'Nano forms',
    mayContain: 'may contain',
    line: (a: number, b: number) => (a === b ? `1 % is passed at place ${a}` : `1 % is passed between places ${a} and ${b}`),
    more: 'for',
    less: 'against',
    dry: 'dry',
    oily: 'oily',
    sensitive: 'sensitive',
    over: 'more than the EU permits',
    disputed: 'disputed',
    probable: 'probable',
  },
  ru: {
    refused: {
      cyrillic: 'Список написан кириллицей. Названия читаются латиницей (INCI).',
      non_latin: 'Список не на латинице. Названия читаются латиницей (INCI).',
      url: 'Это ссылка. Вставьте сам список.',
      not_ingredients: 'Названий ингредиентов не найдено.',
      empty: 'Читать нечего.',
      too_long: 'Текст длиннее 20 000 знаков.',
    },
    suggestion: 'Латиницей, насколько известно:',
    notFound: 'Не найдено и оставлено как было:',
    recognised: (n: number, of: number) => `прочитано названий: ${n} из ${of}`,
    corrected: 'исправлено',
    unknown: 'неясно',
    helps: 'Что помогает',
    care: 'Обратите внимание',
    seen: 'Только похоже',
    allergens: 'Аллергены, которые ЕС требует называть',
    skin: 'Типы кожи',
    animal: 'Животного происхождения',
    animalShades: 'Животного происхождения, в некоторых оттенках',
    animalPossible: 'Возможно, животного происхождения',
    nano: 'Наноформы',
    mayContain: 'может содержать',
    line: (a: number, b: number) => (a === b ? `1 % проходит на месте ${a}` : `1 % проходит между местами ${a} и ${b}`),
    more: 'за',
    less: 'против',
    dry: 'сухая',
    oily: 'жирная',
    sensitive: 'чувствительная',
    over: 'больше, чем разрешает ЕС',
    disputed: 'мнения расходятся',
    probable: 'вероятно',
  },
} as const;

/** A report for people in a terminal. `context`: how the product is used; null where the text is to tell. */
export function readableReport(text: string, base: KnowledgeBase, context: Context | null, language: Language): string {
  const w = words[language];
  const { report, use } = reportInUse(readLabel(text, base.knowledge.dictionary), base.knowledge, context);
  const { reading } = report;
  if (reading.refused) {
    const unknown = unknownNames(reading.suggested);
    return [
      w.refused[reading.refused],
      ...(reading.suggested.length > 0 ? [w.suggestion, latinList(reading.suggested)] : []),
      ...(unknown.length > 0 ? [`${w.notFound} ${unknown.join(', ')}`] : []),
      '',
    ].join('\n');
  }
  return [
    w.recognised(reading.recognised, reading.total),
    '',
    ...summaryOf(report, use, base, language),
    '',
    ...list(report, w),
    '',
    // Why nothing is concluded stands in the summary.
    ...(report.withheld ? [] : [...verdicts(report, base, language), '']),
  ].join('\n');
}

function list({ reading, shares }: Report, w: (typeof words)[Language]): string[] {
  return reading.items.flatMap((item, index) => {
    const notes = [
      item.percent === null ? '' : `${item.percent} %`,
      item.match === 'corrected' ? `${w.corrected}: ${item.text}` : '',
      item.match === 'unknown' ? w.unknown : '',
      item.mayContain ? w.mayContain : '',
      item.nano ? 'nano' : '',
      item.section ?? '',
    ].filter(Boolean);
    const line = `${String(index + 1).padStart(3)}  ${item.inci ?? item.text}${notes.length > 0 ? `  (${notes.join('; ')})` : ''}`;
    const passed = shares.parts.find(({ onePercent }) => onePercent?.to === index)?.onePercent;
    return passed ? [`     — ${w.line(passed.from + 1, index + 1)}`, line] : [line];
  });
}

function verdicts(report: Report, { rules, knowledge }: KnowledgeBase, lang: Language): string[] {
  const w = words[lang];
  const t = translators[lang];
  const nameOf = (index: number) => report.reading.items[index]?.inci ?? report.reading.items[index]?.text ?? '';
  const names = (culprits: readonly number[]) => [...new Set(culprits.map(nameOf))].join(', ');
  const told = (culprits: readonly number[], inside: FlagReason['inside']) => {
    const namesIn = new Map(inside.map(({ index, names: inBracket }) => [index, `${inBracket.join(', ')} (${nameOf(index)})`]));
    return [...new Set(culprits.map((index) => namesIn.get(index) ?? nameOf(index)))].join(', ');
  };
  // The names behind the reason: it is said in the singular, of one or of many.
  const why = (reasons: readonly FlagReason[]) =>
    reasons.map(({ reason, culprits, inside }) => `${rules.flagReasons.get(reason)?.[lang] ?? ''} (${told(culprits, inside)})`).join('; ');
  // Each name with its own dose: what one brings enough of, another may have too little of.
  const byOwnDose = <One extends { readonly dose: Dose }>(
    by: readonly One[],
    say: (dose: One['dose']) => string,
    nameOne: (one: One) => string,
  ) =>
    [...Map.groupBy(by.toSorted(byDose), ({ dose }) => dose)]
      .map(([dose, alike]) => `${say(dose)}: ${[...new Set(alike.map(nameOne))].join(', ')}`)
      .join('; ');
  // Enough to act is more than is permitted, where the law is broken: that is said in one breath.
  const tooMuch = new Set(report.restricted.filter(({ over }) => over).map(({ index }) => index));
  const effects = report.effects.map(({ effect, grade, by }) => {
    const kind = rules.effects.find((known) => known.effect === effect)?.[lang] ?? effect;
    return `  ${kind} (${t(`grade.${grade}`)}) — ${byOwnDose(
      by,
      (dose) => t(`dose.${dose}`),
      ({ index }) => (tooMuch.has(index) ? `${nameOf(index)} (${w.over})` : nameOf(index)),
    )}`;
  });
  // What the law does not permit stands in sections of its own, each reason by itself.
  const cautions = report.cautions
    .filter(({ caution }) => caution !== overLimit)
    .map(({ caution, by }) => {
      const known = rules.cautionKinds.kinds.find((one) => one.caution === caution);
      const kind = known?.[lang] ?? caution;
      const nameOne = ({ id }: { readonly id: number }) => knowledge.facts[id]?.inci ?? '';
      // What the law says is certain.
      if (known?.law) return `  ${kind}: ${[...new Set(by.map(nameOne))].join(', ')}`;
      return `  ${kind} — ${byOwnDose(by, (dose) => t(`caution.dose.${dose}`), nameOne)}`;
    });
  // Kinds of alcohol are named so that nobody takes them for the one that dries.
  const isNoted = ({ flag, state }: FlagVerdict) => state === 'seen' || kindsOnly.includes(flag);
  const flags = report.flags
    .filter((verdict) => !isNoted(verdict) && verdict.matters)
    .map(
      ({ flag, state, reasons }) =>
        `  ${t(`flag.${flag}`)}${state === 'disputed' || state === 'probable' ? ` (${w[state]})` : ''}: ${why(reasons)}`,
    );
  const seen = report.flags.filter(isNoted).map(({ flag, reasons }) => `  ${t(`flag.${flag}`)}: ${why(reasons)}`);
  const skin = report.skin.map(({ skin: type, helps, care }) => `  ${w[type]}: ${helps.length} ${w.more}, ${care.length} ${w.less}`);
  const byId = (found: readonly NameIn[]) =>
    found.length > 0 ? [`  ${[...new Set(found.map(({ id }) => knowledge.facts[id]?.inci ?? ''))].join(', ')}`] : [];
  // What may not be in it need not be named on it.
  const banned = new Set(report.prohibited.map(({ id }) => id));
  const allergens = report.allergens.filter(({ id }) => !banned.has(id));
  const named = (culprits: readonly number[]) => (culprits.length > 0 ? [`  ${names(culprits)}`] : []);
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ''] : []);
  return [
    ...lawSections(report, (id) => knowledge.facts[id]?.inci ?? '', t).flatMap(([title, lines]) => section(title, lines)),
    ...section(w.helps, effects),
    ...section(w.care, flags),
    ...section(t('product.cautions'), cautions),
    ...section(w.seen, seen),
    ...section(w.allergens, allergens.length > 0 ? [`  ${allergenNames({ report, t }, allergens).join(', ')}`] : []),
    ...section(w.animal, byId(report.animal.always)),
    ...section(w.animalShades, byId(report.animal.shades)),
    ...section(w.animalPossible, byId(report.animal.possible)),
    ...section(w.nano, named(report.nano)),
    ...section(w.skin, skin),
  ];
}
