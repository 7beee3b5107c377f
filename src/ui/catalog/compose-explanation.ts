import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { EffectFact, Facts, LimitFact } from '#core/knowledge/ingredient.ts';
import { isBan } from '#core/knowledge/limits.ts';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { lowerFirst, upperFirst } from '#ui/analysis/first-letter.ts';

interface Subject {
  readonly facts: Facts;
  /** As readers know it; falls back to the INCI name. */
  readonly name: string;
  readonly words: Words;
  readonly t: Translator;
}

const mostSentences = 4;
/** At most this much of a product is "a small amount", percent. */
const smallAmount = 1;

function roleSentence({ facts, name, t }: Subject): string | null {
  return t.find(`explain.role.${facts.roles[0]}`, { name: upperFirst(name) });
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

/** Actives, extracts and the like are expected to do something; a solvent or a thickener is not. */
function noEffectSentence({ facts, t }: Subject): string | null {
  if (facts.effects.length > 0) return null;
  if (facts.family === 'active' || facts.family === 'plant') return t('explain.unclear');
  return facts.family === 'texture' || facts.family === 'preserv' ? t('explain.noEffect') : null;
}

function limitSentence({ facts, t }: Subject): string | null {
  const inForce = facts.limits.filter(({ until }) => until === null);
  const banned = inForce.find(isBan);
  if (banned) return t('explain.limit.banned', { annex: banned.annex });
  const label = inForce.find((limit) => limit.label)?.label;
  const limited = inForce.filter((limit): limit is LimitFact & { max: number } => limit.max !== null);
  const highest = limited.toSorted((a, b) => b.max - a.max)[0];
  if (highest) {
    const values = { max: t.percent(highest.max), annex: highest.annex };
    return new Set(limited.map(({ max }) => max)).size === 1 ? t('explain.limit.max', values) : t('explain.limit.upTo', values);
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

function originSentence({ facts, t }: Subject): string | null {
  if (facts.animal) return t(`explain.animal.${facts.animal}`);
  // An extract or an oil says itself where it comes from.
  return facts.origin === 'unknown' || (facts.family === 'plant' && facts.origin === 'natural')
    ? null
    : t(`explain.origin.${facts.origin}`);
}

function alsoSentence(subject: Subject): string | null {
  const { facts, words, t } = subject;
  const roles = facts.roles.slice(1).map((role) => words.roles[role] ?? role);
  return roles.length > 0 ? t('explain.also', { roles: t.list(roles) }) : null;
}

/** An explanation in two to four sentences for an ingredient without a written one, the most telling facts first. */
export function composeExplanation(subject: Subject): readonly string[] {
  const sentences = [
    roleSentence(subject),
    effectSentence(subject),
    limitSentence(subject),
    comedogenicSentence(subject),
    originSentence(subject),
    usualSentence(subject),
    alsoSentence(subject),
    noEffectSentence(subject),
  ];
  return sentences.filter((sentence) => sentence !== null).slice(0, mostSentences);
}
