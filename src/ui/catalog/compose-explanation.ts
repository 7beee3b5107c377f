import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { EffectFact, Facts, LimitFact } from '#core/knowledge/ingredient.ts';
import { isBan } from '#core/knowledge/limits.ts';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { lowerFirst } from '#ui/analysis/first-letter.ts';

interface Subject {
  readonly facts: Facts;
  /** As readers know it; falls back to the INCI name. */
  readonly name: string;
  readonly words: Words;
  readonly t: Translator;
}

const mostSentences = 4;
/** A longer list of functions is a table, not a sentence. */
const mostFunctions = 4;
/** At most this much of a product is "a small amount", percent. */
const smallAmount = 1;

/** "п-Аминофенол", "sh-Decapeptide-9", "aFGF": such small letters stay small. */
function opening(name: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(name)) return name;
  return name.replace(/^((?:\p{Ll}{1,2}-)?)(\p{Ll})/u, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}

function roleSentence({ facts, name, t }: Subject): string | null {
  // "Kiwi seeds is" would be wrong; the INCI name is a singular.
  const singular = t.language === 'en' && /[^su]s$/.test(name) ? facts.inci : name;
  // An absolute or a resin has the role of a scent component but is no single substance.
  const role = facts.roles[0] === 'scent-component' && /Extract|Oil|Resin/.test(facts.inci) ? 'scent-mixture' : facts.roles[0];
  return t.find(`explain.role.${role}`, { name: singular === facts.inci ? singular : opening(singular) });
}

const chains = { peg: /PEG-|eth-|oxynol-/, ppg: /PPG-/, polyglyceryl: /Polyglyceryl-/ } as const;
const peptideLengths = ['di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa', 'nona', 'deca'];

const salts = /^(?:Sodium|Disodium|Potassium|Calcium|Magnesium|Zinc|Aluminum|Lithium|Ammonium|TEA|MEA)\b/;
const esters =
  /(?:stearate|oleate|palmitate|myristate|laurate|behenate|arachidate|erucate|linoleate|ricinoleate|caprate|caprylate|nonanoate|hexanoate|pentanoate|adipate|sebacate|succinate|malate|citrate|benzoate|lactate)$/i;

/** What the name on the label tells: a number that counts something, a human sequence, an ester. */
function nameSentence({ facts, t }: Subject): string | null {
  const { inci } = facts;
  if (/^CI \d{5}/.test(inci)) return t('explain.name.colour', { number: inci });
  if (inci.startsWith('sh-')) return t('explain.name.human', { inci });
  const peptides = [...inci.matchAll(/(?:^|[\s/-])([a-z]+)peptide-\d+/gi)];
  const links = peptides.length === 1 ? peptideLengths.indexOf(peptides[0]?.[1]?.toLowerCase() ?? '') + 2 : 0;
  if (links > 1) return t('explain.name.peptide', { count: links });
  const numbers = [...inci.matchAll(/(PEG-|PPG-|Polyglyceryl-|[a-z]eth-|oxynol-)(\d+)(?!\d*M)/g)];
  const [, kind = '', units = ''] = numbers.length === 1 ? (numbers[0] ?? []) : [];
  const chain = (['peg', 'ppg', 'polyglyceryl'] as const).find((key) => chains[key].test(kind));
  if (chain) return t(`explain.name.${chain}`, { units });
  const order = /^(?:Polyquaternium|Quaternium|Polysilicone|Polyester|Polyurethane|Polyacrylate|Polyamide)-(\d+)$/.exec(inci);
  if (order?.[1]) return t('explain.name.order', { number: order[1] });
  const isEster = /^(?:emollient|emulsifier)$/.test(facts.roles[0] ?? '') && esters.test(inci) && !salts.test(inci);
  return isEster ? t('explain.name.ester') : null;
}

function effectList(subject: Subject, effects: readonly EffectFact[]): string {
  return subject.t.list(
    effects.map(({ effect }) => subject.t.find(`effect.does.${effect}`) ?? lowerFirst(subject.words.effects[effect] ?? effect)),
  );
}

function effectSentence(subject: Subject): string | null {
  const { facts, t } = subject;
  const of = (grade: Grade) => facts.effects.filter((effect) => effect.grade === grade);
  const best = (['strong', 'some', 'weak'] as const).find((grade) => of(grade).length > 0);
  if (!best) return null;
  const doses = of(best).flatMap((effect) => effect.dose ?? []);
  const rest = facts.effects.filter(({ grade }) => grade !== best);
  const parts = [
    t(`explain.effects.${best}`, { effects: effectList(subject, of(best)) }),
    doses.length > 0 && t('explain.dose', { dose: t.percentRange(Math.min(...doses), Math.max(...doses)) }),
    rest.length > 0 && t('explain.effects.andSome', { effects: effectList(subject, rest) }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function limitsInForce({ limits }: Facts): readonly LimitFact[] {
  return limits.filter(({ until }) => until === null);
}

/** Actives, extracts and the like are expected to do something. A drug the law keeps out of cosmetics was not asked for it here. */
function unclearSentence({ facts, t }: Subject): string | null {
  const expected = facts.family === 'active' || facts.family === 'plant';
  const banned = limitsInForce(facts).some(isBan);
  return expected && !banned && facts.effects.length === 0 ? t('explain.unclear') : null;
}

function noEffectSentence({ facts, t }: Subject): string | null {
  const serves = (facts.family === 'texture' || facts.family === 'preserv') && !/^(?:texturiser|opacifier)$/.test(facts.roles[0] ?? '');
  return serves && facts.effects.length === 0 ? t('explain.noEffect') : null;
}

function limitSentence({ facts, t }: Subject): string | null {
  const inForce = limitsInForce(facts);
  const banned = inForce.find(isBan);
  if (banned) return t('explain.limit.banned', { annex: banned.annex });
  const partly = inForce.find(({ annex, where }) => annex === 'II' && where);
  if (partly?.where) return t('explain.limit.bannedWhere', { where: partly.where[t.language], annex: partly.annex });
  const label = inForce.find((limit) => limit.label)?.label;
  const limited = inForce.filter((limit): limit is LimitFact & { max: number } => limit.max !== null);
  const highest = limited.toSorted((a, b) => b.max - a.max)[0];
  if (facts.roles[0] === 'uv-filter' && inForce.length === 0) return t('explain.limit.noFilter');
  if (highest) {
    const { as, annex } = highest;
    const counted = as ? t('explain.limit.as', { counted: t('ingredient.limitAs', { substance: t.find(`limit.as.${as}`) ?? as }) }) : '';
    const values = { max: t.percent(highest.max), as: counted, annex };
    if (new Set(limited.map(({ max }) => max)).size > 1) return t('explain.limit.upTo', values);
    const where = [...new Set(limited.flatMap((limit) => limit.where?.[t.language] ?? []))].join('; ');
    return where ? t('explain.limit.maxWhere', { ...values, where }) : t('explain.limit.max', values);
  }
  return label ? t('explain.limit.label', { leaveOn: t.percent(label.leaveOn), rinseOff: t.percent(label.rinseOff) }) : null;
}

function comedogenicSentence({ facts, t }: Subject): string | null {
  if (!facts.comedogenic) return null;
  const step = comedogenicWord(facts.comedogenic.high);
  return step === 'none' ? t('explain.comedogenic.none') : t(`explain.comedogenic.${step}`, { value: comedogenicRange(facts.comedogenic) });
}

function usualSentence({ facts, t }: Subject): string | null {
  if (!facts.usual) return null;
  const range = t.percentRange(...facts.usual);
  return t(facts.usual[1] <= smallAmount ? 'explain.usualSmall' : 'explain.usual', { range });
}

/** Roles whose sentence says already that the thing is natural. */
const tellsOrigin = new Set(['plant-extract', 'plant-water', 'essential-oil', 'ferment']);

function originSentence({ facts, t }: Subject): string | null {
  if (facts.animal) return t(`explain.animal.${facts.animal}`);
  if (facts.origin === 'unknown') return null;
  if (facts.origin !== 'natural') return t(`explain.origin.${facts.origin}`);
  // An extract says itself where it comes from.
  if (facts.roles.some((role) => tellsOrigin.has(role))) return null;
  const fat = facts.family === 'emollient' && / (?:Oil|Butter)$/.test(facts.inci);
  return t(fat ? 'explain.origin.fat' : 'explain.origin.natural');
}

function alsoSentence({ facts, t }: Subject): string | null {
  const does = new Set(facts.roles.slice(1).flatMap((role) => t.find(`role.does.${role}`) ?? []));
  return does.size > 0 ? t('explain.also', { does: t.list([...does]) }) : null;
}

/** For those of which little else is known. A single function repeats the role, except for extracts, whose role says little. */
function functionsSentence({ facts, words, t }: Subject): string | null {
  const known = facts.functions.filter((word) => word !== 'not reported').map((word) => words.functions[word] ?? word);
  const least = facts.family === 'plant' ? 1 : 2;
  return known.length >= least && known.length <= mostFunctions ? t('explain.functions', { functions: known.join(', ') }) : null;
}

/** An explanation in two to four sentences for an ingredient without a written one: the most telling facts, in the order of telling. */
export function composeExplanation(subject: Subject): readonly string[] {
  const { facts } = subject;
  const told = [
    { sentence: roleSentence(subject), weight: 9 },
    { sentence: alsoSentence(subject), weight: 4 },
    { sentence: effectSentence(subject), weight: 8 },
    { sentence: limitSentence(subject), weight: 7 },
    { sentence: nameSentence(subject), weight: 3 },
    { sentence: comedogenicSentence(subject), weight: 5 },
    { sentence: originSentence(subject), weight: 2 },
    { sentence: usualSentence(subject), weight: 1 },
    { sentence: unclearSentence(subject), weight: 6 },
    { sentence: noEffectSentence(subject), weight: 0 },
  ].flatMap(({ sentence, weight }) => (sentence === null ? [] : [{ sentence, weight }]));
  const listed = told.length < 2 || (facts.family === 'plant' && facts.effects.length === 0) ? functionsSentence(subject) : null;
  if (listed) told.splice(1, 0, { sentence: listed, weight: 2 });
  const kept = new Set(told.toSorted((a, b) => b.weight - a.weight).slice(0, mostSentences));
  const sentences = told.filter((each) => kept.has(each)).map(({ sentence }) => sentence);
  return sentences.length > 1 ? sentences : [...sentences, subject.t('explain.little')];
}
