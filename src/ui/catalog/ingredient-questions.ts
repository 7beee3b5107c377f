import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { type PageWords, pageWords } from '#i18n/page-words.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

type Asked = Pick<Ingredient, 'inci' | 'comedogenic' | 'animal' | 'origin' | 'flags' | 'usual' | 'microplastic'>;

const answers = { settled: 'ask.yes', disputed: 'ask.maybe', probable: 'ask.maybe', seen: 'ask.no' } as const;

/** What a flag says, as an answer; null where no rule speaks of the ingredient, which is no answer. */
function flagAnswer({ flags }: Asked, flag: FlagName, { words, ask }: { readonly words: Words; readonly ask: PageWords }): string | null {
  const known = flags.find((one) => one.flag === flag);
  const reason = known && words.reasons[known.reason];
  return known && reason ? ask(answers[known.state], { reason: reason.replace(/\.$/, '') }) : null;
}

/** What people ask of an ingredient. Only what its facts answer is asked. */
export function ingredientQuestions(facts: Asked, words: Words, t: Translator): Question[] {
  const ask = pageWords[t.language];
  const { inci: name, comedogenic, animal, origin, usual, microplastic } = facts;
  const asked: readonly (readonly [question: string, answer: string | null])[] = [
    [
      ask('ask.comedogenic', { name }),
      comedogenic &&
        ask('ask.comedogenic.answer', {
          value: comedogenicRange(comedogenic),
          word: t(`comedogenic.step.${comedogenicWord(comedogenic.high)}`),
          count: comedogenic.sources.length,
        }),
    ],
    [ask('ask.malassezia', { name }), flagAnswer(facts, 'malassezia', { words, ask })],
    [ask('ask.allergen', { name }), flagAnswer(facts, 'allergen', { words, ask })],
    [ask('ask.vegan', { name }), ask(`ask.vegan.${animal ?? 'none'}`)],
    [ask('ask.origin', { name }), origin === 'unknown' ? null : ask(`ask.origin.${origin}`)],
    [ask('ask.usual', { name }), usual && ask('ask.usual.answer', { range: t.percentRange(...usual) })],
    [
      ask('ask.microplastic', { name }),
      microplastic && `${upperFirst(t(`microplastic.${microplastic.status}`))}. ${microplastic.text[t.language]}`,
    ],
  ];
  return asked.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
