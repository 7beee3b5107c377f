import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { nameParts } from '#core/knowledge/name-parts.ts';
import { explaining } from '#i18n/explaining.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import {
  alsoSentence,
  assessmentSentence,
  calledSentence,
  comedogenicSentence,
  effectSentence,
  functionsSentence,
  limitSentence,
  microplasticSentence,
  noEffectSentence,
  numberSentence,
  originSentence,
  solubilitySentence,
  unclearSentence,
  usualSentence,
} from './compose/fact-sentences.ts';
import { leadSentence } from './compose/lead.ts';
import { fermentSentences, nameSentences } from './compose/name-sentences.ts';
import { plantSentences } from './compose/plant-sentences.ts';
import type { Sentence, Subject } from './compose/subject.ts';

const maxSentences = 5;
/** Facts that hold for an ingredient and not for its whole group: so many at least, where they are known. */
const leastOwn = 2;

/** What chemistry made of a plant has a name that can be taken apart. */
const derived = /trimonium|Hydrogenated|^PEG-|Esters$/;

interface Told {
  readonly ingredient: Ingredient;
  readonly words: Words;
  readonly t: Translator;
}

function candidates(subject: Subject, byPlant: boolean): Sentence[] {
  const fact = (text: string | null, weight: number, own = true): Sentence[] => (text ? [{ text, weight, own }] : []);
  return [
    ...plantSentences(subject, byPlant),
    ...fermentSentences(subject),
    ...nameSentences(subject),
    ...fact(alsoSentence(subject), 4.1),
    ...fact(effectSentence(subject), 8),
    ...fact(limitSentence(subject), 7),
    ...fact(comedogenicSentence(subject), 5.6),
    ...fact(assessmentSentence(subject), 4.2),
    ...fact(originSentence(subject), 2.2, false),
    ...fact(usualSentence(subject), 3),
    ...fact(microplasticSentence(subject), 3.2, false),
    ...fact(solubilitySentence(subject), 2.4, false),
    ...fact(unclearSentence(subject), 5, false),
    ...fact(functionsSentence(subject), 1.5),
    ...(subject.parts ? fact(calledSentence(subject), 2.3) : []),
    ...fact(noEffectSentence(subject), 0, false),
    ...fact(numberSentence(subject), 0.5),
  ];
}

/** The weightiest sentences; sentences of the whole group give way until enough are the ingredient's own. */
function choose(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const byWeight = sentences.toSorted((a, b) => b.weight - a.weight);
  const ownOnes = byWeight.filter(({ own }) => own).slice(0, leastOwn);
  return new Set([...ownOnes, ...byWeight.filter((each) => !ownOnes.includes(each))].slice(0, maxSentences - 1));
}

/** An explanation in two to five sentences for an ingredient without a written one: what it is, then the most telling facts, in the order of telling. Claims carry the marks of their sources. */
export function composeExplanation({ ingredient, words, t }: Told): readonly string[] {
  const say = explaining[t.language];
  const latin = (ingredient.botany !== null && !derived.test(ingredient.inci)) || ingredient.roles.includes('ferment');
  const parts = latin ? null : nameParts(ingredient.inci);
  const name = t.language === 'ru' ? ingredient.common.ru || ingredient.inci : ingredient.inci;
  const subject: Subject = { ingredient, name, parts, words, t, say };
  const lead = leadSentence(subject);
  const all = candidates(subject, lead.byPlant);
  const chosen = choose(all);
  const told = all.filter((each) => chosen.has(each)).map(({ text }) => text);
  return told.length > 0 ? [lead.text, ...told] : [lead.text, say('explain.little')];
}
