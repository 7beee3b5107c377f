import type { Concern } from '#core/analysis/concern.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import { mayAct, thatMayAct } from '#core/analysis/dose.ts';
import { bearersOf, caredFor, mayBeStudied } from '#core/analysis/helps.ts';
import { isUnlawful } from '#core/analysis/law.ts';
import { outOfPlace } from '#core/analysis/out-of-place.ts';
import { productKind } from '#core/analysis/product-kind.ts';
import { type Report, unreadItems } from '#core/analysis/report.ts';
import type { Area, Use } from '#core/analysis/use.ts';
import { type SkinType, skinTypes } from '#core/analysis/verdicts.ts';
import { isStruck } from '#core/knowledge/limits.ts';
import { explaining } from '#i18n/explaining.ts';
import { saidAgainst } from './compose-answer.ts';
import { baseOf } from './compose-summary.ts';
import { doubtInWords } from './doubt-words.ts';
import { lowerFirst, oneStop } from './first-letter.ts';
import { newProductsFrom } from './law-dates.ts';
import type { ReportView } from './report-view.ts';

interface Subject extends ReportView {
  /** How the product is used, where that is known. */
  readonly use: Use;
  /** What a shopper calls an ingredient, by lexicon id: its common name where there is one. */
  readonly plainName: (id: number) => string;
}

const sayIn = ({ t }: Subject) => explaining[t.language];

const namedAtMost = 3;
const effectsAtMost = 3;
/** Cautions that concern people rather than skin types; told in this order. */
const people = ['pregnancy', 'sun', 'children', 'inhalation'] as const;

function enumerated(subject: Subject, all: readonly string[]): string {
  const names = [...new Set(all)];
  const rest = names.length - namedAtMost;
  return rest > 1 ? sayIn(subject)('plain.more', { names: names.slice(0, namedAtMost).join(', '), count: rest }) : subject.t.list(names);
}

const listed = (subject: Subject, ids: readonly number[]) => enumerated(subject, ids.map(subject.plainName));

const idsOf = ({ report }: Subject, indices: readonly number[]) => indices.flatMap((index) => report.reading.items[index]?.id ?? []);

function legalSentence(subject: Subject): string | null {
  const { report, t, plainName } = subject;
  const say = sayIn(subject);
  const told = (id: number, ...said: readonly (string | null | undefined)[]) => ({
    name: plainName(id),
    bounds: said.filter(Boolean).join(', '),
  });
  // What is bounded comes first: a bracket behind the last name would seem to bound them all.
  const inOrder = (all: readonly ReturnType<typeof told>[]) => [
    ...new Set(
      all
        .toSorted((a, b) => Number(a.bounds === '') - Number(b.bounds === ''))
        .map(({ name, bounds }) => (bounds === '' ? name : `${name} (${bounds})`)),
    ),
  ];
  // What was struck from the permitted preservatives is not prohibited by name.
  const [banned, struck] = [report.prohibited.filter((one) => !isStruck(one)), report.prohibited.filter(isStruck)];
  // A prohibition of some products, or of new ones alone, is told as that.
  const prohibited = inOrder(banned.map(({ id, where, ...dates }) => told(id, where?.[t.language], newProductsFrom(dates, t))));
  const others = inOrder(
    [...struck, ...report.restricted.filter(isUnlawful)].map(({ id, ...dates }) => told(id, newProductsFrom(dates, t))),
  );
  if (prohibited.length > 0 && others.length > 0)
    return say('plain.prohibitedAnd', { names: enumerated(subject, prohibited), others: enumerated(subject, others) });
  if (prohibited.length > 0) return say('plain.prohibited', { names: enumerated(subject, prohibited) });
  return others.length > 0 ? say('plain.notPermitted', { names: enumerated(subject, others) }) : null;
}

/** Nails and lashes have no skin type; what irritates or dries does so around them too. */
const noSkin: ReadonlySet<Area> = new Set(['nails', 'lashes']);
const cautionsOff: Partial<Record<SkinType, readonly string[]>> = { dry: ['drying'], sensitive: ['stinging', 'irritant'] };

/** The area tells more than the use, save of skin and of what hair is washed with. */
function kindOf(subject: Subject): string {
  const { area } = subject.report;
  const say = sayIn(subject);
  if (subject.report.isPeeled) return say('plain.kind.peeled-off');
  return area === 'skin' || (area === 'hair' && subject.use === 'rinse-off') ? say(`plain.kind.${subject.use}`) : say(`plain.kind.${area}`);
}

/** What it is, what it is good for, and whether there is enough of it. */
function goodSentence(subject: Subject): string {
  const { report, facts, words, t } = subject;
  const say = sayIn(subject);
  const kind = kindOf(subject);
  const unlawful = outOfPlace(report);
  const shown = report.effects.filter(({ grade }) => grade !== 'weak');
  const base = listed(subject, idsOf(subject, baseOf(subject).slice(0, namedAtMost))) || say('plain.noBase');
  const [first] = shown;
  // A film that keeps water in and is surely there hides nothing that is well proven, does more than moisten and may be there.
  const proven = shown.find(
    ({ effect, grade, dose }) => effect !== 'moisture' && grade === 'strong' && (dose === 'likely' || dose === 'possible'),
  );
  const best = first?.purpose ? first : (proven ?? first);
  const isDye = productKind({ report, facts }) === 'hair-dye';
  // What is weakly shown stands below, and is not no study.
  const lawful = report.counted.filter((index) => !unlawful.has(index));
  if (!best && caredFor.has(report.area) && !isDye && !mayBeStudied(facts, lawful))
    return say(unlawful.size > 0 ? 'plain.good.noneElse' : 'plain.good.none', { kind, base });
  // What is not permitted here may act all the same; nobody counts on a hair colour for care.
  if (!best || isDye || (!mayAct(best.dose) && unlawful.size > 0)) return say('plain.good.base', { kind, base });
  const alike = shown.filter(({ dose }) => dose === best.dose).slice(0, effectsAtMost);
  const names = listed(subject, idsOf(subject, [...new Set(alike.flatMap(bearersOf))]));
  if (best.dose === 'rinsed') return say(subject.isGuess ? 'plain.good.rinsed.probably' : 'plain.good.rinsed', { kind, base });
  if (best.dose === 'unlikely') return say('plain.good.unlikely', { kind, base, names });
  const effects = t.list(alike.map(({ effect }) => lowerFirst(words.effects[effect] ?? effect)));
  return say(`plain.good.${best.dose}`, { kind, effects, names });
}

const uncertain: ReadonlySet<Concern['state']> = new Set(['disputed', 'probable']);

/** Nothing stands against it, not even what no sentence here names (eyes, broken skin, fungal acne), or what is only probably washed off in time. */
const isCleared = (report: Report) => saidAgainst(report) === null && concernsOf(report).every(({ state }) => uncertain.has(state));

/** Who should think twice, each with the ingredients that are the reason; where nobody, only what was read is cleared, and only where nothing at all is said against it. */
function careSentence(subject: Subject, unread: number): string | null {
  const { report, t } = subject;
  const say = sayIn(subject);
  const warnedOf = (...kinds: readonly string[]) =>
    report.cautions.filter(({ caution }) => kinds.includes(caution)).flatMap(({ by }) => thatMayAct(by).map(({ id }) => id));
  const skin = skinTypes.map((type) => ({
    who: t.find(`concerned.${type}.${report.area}`) ?? t(`concerned.${type}`),
    ids: noSkin.has(report.area)
      ? warnedOf(...(cautionsOff[type] ?? []))
      : (report.skin.find((verdict) => verdict.skin === type)?.care.flatMap(({ index, id }) => id ?? idsOf(subject, [index])) ?? []),
  }));
  const allergic = skin.some(({ ids }) => ids.length > 0) || report.area === 'mouth' ? [] : (['sensitiser'] as const);
  const others = [...people, ...allergic].map((who) => ({
    who: t(`concerned.${who}`),
    ids: warnedOf(who),
  }));
  const items = [...skin, ...others].filter(({ ids }) => ids.length > 0);
  if (items.length === 0) {
    if (unread > 0) return say('plain.unread', { count: unread });
    return isCleared(report) ? say('plain.fine') : null;
  }
  return say('plain.care', { items: items.map(({ who, ids }) => say('plain.careItem', { who, names: listed(subject, ids) })).join('; ') });
}

/** A report in one to three plain sentences: what the law says against it, what it is good for, who should think twice. Nothing reassures that rests on something unread. */
export function plainSummary(subject: Subject): readonly string[] {
  const { report } = subject;
  const legal = legalSentence(subject);
  if (report.withheld)
    return [legal, doubtInWords(subject, (counts) => sayIn(subject)('plain.withheld', { ...counts }))].filter(
      (sentence) => sentence !== null,
    );
  return [legal, goodSentence(subject), careSentence(subject, unreadItems(report).length)].flatMap((sentence) =>
    sentence === null ? [] : oneStop(sentence),
  );
}
