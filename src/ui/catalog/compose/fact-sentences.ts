import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { EffectFact, LimitFact } from '#core/knowledge/facts.ts';
import { isBan, isStruck, prohibits } from '#core/knowledge/limits.ts';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { lowerFirst } from '#ui/analysis/first-letter.ts';
import { marks, type Subject } from './subject.ts';

/** A longer list of functions is a table, not a sentence. */
const maxFunctions = 4;
/** At most this much of a product is "a small amount", percent. */
const smallAmount = 1;

function effectList({ say, words }: Subject, effects: readonly EffectFact[]): string {
  return say.list(effects.map(({ effect }) => say.find(`effect.does.${effect}`) ?? lowerFirst(words.effects[effect] ?? effect)));
}

export function effectSentence(subject: Subject): string | null {
  const { ingredient, t, say } = subject;
  const of = (grade: Grade) => ingredient.effects.filter((effect) => effect.grade === grade);
  const best = (['strong', 'some', 'weak'] as const).find((grade) => of(grade).length > 0);
  if (!best) return null;
  const doses = of(best).flatMap((effect) => effect.dose ?? []);
  const rest = ingredient.effects.filter(({ grade }) => grade !== best);
  const parts = [
    say(`explain.effects.${best}`, { effects: effectList(subject, of(best)) }),
    doses.length > 0 && say('explain.dose', { dose: t.percentRange(Math.min(...doses), Math.max(...doses)) }),
    rest.length > 0 && say('explain.effects.andSome', { effects: effectList(subject, rest) }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

const inForce = ({ ingredient }: Subject): readonly LimitFact[] => ingredient.limits.filter(({ until }) => until === null);

/** Actives, extracts and the like are expected to do something. A drug the law keeps out of cosmetics was not asked for it here. */
export function unclearSentence(subject: Subject): string | null {
  const { family, effects } = subject.ingredient;
  const expected = family === 'active' || family === 'plant';
  return expected && !inForce(subject).some(isBan) && effects.length === 0 ? subject.say('explain.unclear') : null;
}

export function noEffectSentence({ ingredient, say }: Subject): string | null {
  const { family, roles, effects } = ingredient;
  const serves = (family === 'texture' || family === 'preserv') && !/^(?:texturiser|opacifier)$/.test(roles[0] ?? '');
  return serves && effects.length === 0 ? say('explain.noEffect') : null;
}

export function limitSentence(subject: Subject): string | null {
  const { ingredient, t, say } = subject;
  const limits = inForce(subject);
  const banned = limits.find(isBan);
  const whereOf = (entries: readonly LimitFact[]) => [...new Set(entries.flatMap(({ where }) => where?.[t.language] ?? []))].join('; ');
  if (banned) {
    const excepted = whereOf(limits.filter((limit) => !prohibits(limit) && limit.uses !== null));
    const values = { annex: banned.annex };
    if (isStruck(banned)) return say('explain.limit.struck', values);
    return excepted ? say('explain.limit.bannedBut', { ...values, where: excepted }) : say('explain.limit.banned', values);
  }
  const partly = limits.find(({ annex, where, material }) => annex === 'II' && where && !material);
  if (partly?.where) return say('explain.limit.bannedWhere', { where: partly.where[t.language], annex: partly.annex });
  const label = limits.find((limit) => limit.label)?.label;
  // What hair dyes may hold of a colourant bounds it nowhere else.
  const colours = limits.some(({ annex }) => annex === 'IV');
  const limited = limits.filter(
    (limit): limit is LimitFact & { max: number } => Boolean(limit.max) && !(colours && limit.uses?.every((use) => use === 'hair-dye')),
  );
  const highest = limited.toSorted((a, b) => b.max - a.max)[0];
  if (ingredient.roles[0] === 'uv-filter' && limits.length === 0) return say('explain.limit.noFilter');
  if (highest) {
    const { as, annex } = highest;
    const counted = as ? say('explain.limit.as', { counted: t('ingredient.limitAs', { substance: t.find(`limit.as.${as}`) ?? as }) }) : '';
    const values = { max: t.percent(highest.max), as: counted, annex };
    if (new Set(limited.map(({ max }) => max)).size > 1) return say('explain.limit.upTo', values);
    const limitedTo = whereOf(limited);
    return limitedTo ? say('explain.limit.maxWhere', { ...values, where: limitedTo }) : say('explain.limit.max', values);
  }
  if (label) return say('explain.limit.label', { leaveOn: t.percent(label.leaveOn), rinseOff: t.percent(label.rinseOff) });
  const entry = limits.find(({ ref, max }) => ref && max !== 0) ?? limits.find(({ ref }) => ref);
  if (!entry) return null;
  if (entry.material && entry.annex === 'II') return say('explain.limit.material', { where: whereOf([entry]), annex: entry.annex });
  if (entry.annex !== 'IV') return say('explain.law.entry', { annex: entry.annex, ref: entry.ref });
  const values = { ref: entry.ref };
  return entry.where
    ? say('explain.dye.permittedWhere', { ...values, where: entry.where[t.language] })
    : say('explain.dye.permitted', values);
}

export function comedogenicSentence({ ingredient, say }: Subject): string | null {
  const rating = ingredient.comedogenic;
  if (!rating) return null;
  const step = comedogenicWord(rating.high);
  return step === 'none' ? say('explain.comedogenic.none') : say(`explain.comedogenic.${step}`, { value: comedogenicRange(rating) });
}

export function usualSentence({ ingredient, t, say }: Subject): string | null {
  const { usual } = ingredient;
  return usual && say(usual[1] <= smallAmount ? 'explain.usualSmall' : 'explain.usual', { range: t.percentRange(...usual) });
}

export function originSentence({ ingredient, parts, say }: Subject): string | null {
  const { animal, origin, botany, roles, family, inci } = ingredient;
  if (animal) return say(`explain.animal.${animal}`);
  if (origin === 'unknown' || botany || roles.includes('ferment')) return null;
  if (origin !== 'natural') return say(`explain.origin.${origin}`);
  if (parts?.hydrolyzed || roles.includes('enzyme')) return null;
  return say(family === 'emollient' && / (?:Oil|Butter)$/.test(inci) ? 'explain.origin.fat' : 'explain.origin.natural');
}

/** What it does besides; what its first role says already is not said twice. */
export function alsoSentence({ ingredient, say }: Subject): string | null {
  const [first, ...further] = ingredient.roles.map((role) => say.find(`role.does.${role}`));
  const does = new Set(further.flatMap((text) => (text && text !== first ? [text] : [])));
  return does.size > 0 ? say('explain.also', { does: say.list([...does]) }) : null;
}

/** For those of which little else is known. A single function repeats the role, except for extracts, whose role says little. */
export function functionsSentence({ ingredient, words, say }: Subject): string | null {
  const known = ingredient.functions.filter((word) => word !== 'not reported').map((word) => words.functions[word] ?? word);
  const least = ingredient.family === 'plant' ? 1 : 2;
  return known.length >= least && known.length <= maxFunctions ? say('explain.functions', { functions: known.join(', ') }) : null;
}

export function assessmentSentence({ ingredient, say }: Subject): string | null {
  const [latest] = ingredient.assessments;
  return latest ? say(`explain.cir.${latest.conclusion}`, { year: String(latest.year), marks: marks(latest.sources) }) : null;
}

export function microplasticSentence({ ingredient, say }: Subject): string | null {
  const { microplastic } = ingredient;
  return microplastic && say(`explain.microplastic.${microplastic.status}`);
}

export function solubilitySentence({ ingredient, say }: Subject): string | null {
  const { solubility, microplastic, roles } = ingredient;
  // Said already, or no news of a water.
  if (microplastic?.status === 'soluble' || roles[0] === 'plant-water') return null;
  return solubility && say(`explain.solubility.${solubility.class}`);
}

export function numberSentence({ ingredient, say }: Subject): string | null {
  const [cas] = ingredient.cas;
  const [ec] = ingredient.ec;
  return cas ? say('explain.cas', { number: cas }) : ec ? say('explain.ec', { number: ec }) : null;
}

const maxNames = 2;

/** What else people call it, where that tells more than the name itself. */
export function calledSentence({ ingredient, name, say }: Subject): string | null {
  const said = name.toLowerCase();
  const others = ingredient.names
    .filter(({ kind, text }) => kind === say.language && !said.includes(text.toLowerCase()) && !text.toLowerCase().includes(said))
    .slice(0, maxNames);
  return others.length > 0 ? say('explain.called', { names: others.map(({ text }) => text).join(', ') }) : null;
}
