import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { PageTranslator } from '#i18n/translator.ts';
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
function flagAnswer({ flags }: Asked, flag: FlagName, words: Words, t: PageTranslator): string | null {
  const known = flags.find((one) => one.flag === flag);
  const reason = known && words.reasons[known.reason];
  return known && reason ? t(answers[known.state], { reason: reason.replace(/\.$/, '') }) : null;
}

/** What people ask of an ingredient. Only what its facts answer is asked. */
export function ingredientQuestions(facts: Asked, words: Words, t: PageTranslator): Question[] {
  const { inci: name, comedogenic, animal, origin, usual, microplastic } = facts;
  const asked: readonly (readonly [question: string, answer: string | null])[] = [
    [
      t('ask.comedogenic', { name }),
      comedogenic &&
        t('ask.comedogenic.answer', {
          value: comedogenicRange(comedogenic),
          word: t(`comedogenic.step.${comedogenicWord(comedogenic.high)}`),
          count: comedogenic.sources.length,
        }),
    ],
    [t('ask.malassezia', { name }), flagAnswer(facts, 'malassezia', words, t)],
    [t('ask.allergen', { name }), flagAnswer(facts, 'allergen', words, t)],
    [t('ask.vegan', { name }), t(`ask.vegan.${animal ?? 'none'}`)],
    [t('ask.origin', { name }), origin === 'unknown' ? null : t(`ask.origin.${origin}`)],
    [t('ask.usual', { name }), usual && t('ask.usual.answer', { range: t.percentRange(...usual) })],
    [
      t('ask.microplastic', { name }),
      microplastic && `${upperFirst(t(`microplastic.${microplastic.status}`))}. ${microplastic.text[t.language]}`,
    ],
  ];
  return asked.flatMap(([question, answer]) => (answer ? [{ question, answer }] : []));
}
