import { comedogenicWord } from '#core/analysis/comedogenic.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { comedogenicByPaper, comedogenicRange } from '#ui/analysis/comedogenic-words.ts';
import { lowerFirst } from '#ui/analysis/first-letter.ts';
import { type Meaning, MeaningWord } from '#ui/controls/Meaning.tsx';
import { glued } from './glued.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly facts: Ingredient;
  /** The page's numbered sources. */
  readonly sources: readonly string[];
  readonly words: Words;
  readonly t: PageTranslator;
}

interface Fact {
  readonly meaning: Meaning;
  readonly word: string;
  readonly text: string;
  /** Sources of the line, where it is not the page as a whole that has them. */
  readonly cited?: readonly string[];
}

function evidence({ facts, words, t }: Props): Fact {
  const byGrade = grades.flatMap((grade) => {
    const effects = facts.effects
      .filter((effect) => effect.grade === grade)
      .map(({ effect }) => lowerFirst(words.effects[effect] ?? effect));
    return effects.length > 0 ? [t(`ingredient.evidence.${grade}`, { effects: effects.join(', ') })] : [];
  });
  const shown = facts.effects.some(({ grade }) => grade !== 'weak');
  return {
    meaning: shown ? 'helps' : 'disputed',
    word: t('ingredient.evidence'),
    text: byGrade.join('; ') || t('ingredient.evidenceNone'),
  };
}

function comedogenic({ facts, t }: Props): Fact {
  const rating = facts.comedogenic;
  const word = t('ingredient.comedogenic');
  if (!rating) return { meaning: 'disputed', word, text: t('ingredient.notRated') };
  const step = comedogenicWord(rating.high);
  const meaning = step === 'high' ? 'care' : step === 'moderate' ? 'seen' : 'helps';
  return {
    meaning,
    word,
    text: [t('ingredient.ratedBy', { value: comedogenicRange(rating), count: rating.sources.length }), comedogenicByPaper(rating)]
      .filter(Boolean)
      .join(' · '),
    cited: rating.sources,
  };
}

function law({ facts, t }: Props): Fact {
  const word = t('ingredient.law');
  const count = facts.limits.length;
  if (count > 0) return { meaning: 'care', word, text: t('ingredient.lawEntries', { count }) };
  if (facts.annexesCompared) return { meaning: 'seen', word, text: t('ingredient.lawNone') };
  return { meaning: 'disputed', word, text: t('ingredient.lawNotCompared') };
}

function solubility({ facts, t }: Props): Fact {
  const word = t('ingredient.solubility');
  const known = facts.solubility;
  if (!known) return { meaning: 'disputed', word, text: t('solubility.unknown') };
  return { meaning: 'seen', word, text: t(`solubility.${known.class}`), cited: known.sources };
}

/** Where the usual share puts an ingredient in a list. */
function onePercent({ facts, t }: Props): Fact {
  const word = t('ingredient.onePercent');
  if (!facts.usual) return { meaning: 'disputed', word, text: t('ingredient.onePercent.unknown') };
  const [low, high] = facts.usual;
  const side = high <= 1 ? 'below' : low >= 1 ? 'above' : 'either';
  return { meaning: 'seen', word, text: t(`ingredient.onePercent.${side}`), cited: facts.from.usual };
}

function microplastic({ facts, t }: Props): Fact | null {
  const known = facts.microplastic;
  if (!known) return null;
  const meaning = known.status === 'particle' ? 'care' : known.status === 'depends' ? 'disputed' : 'seen';
  const text = `${t(`microplastic.${known.status}`)}. ${known.text[t.language]}`;
  return { meaning, word: t('ingredient.microplastic'), text, cited: known.sources };
}

function nano({ facts, t }: Props): Fact | null {
  const known = facts.nano;
  if (!known) return null;
  const text = `${t(`nano.${known.status}`)}. ${known.text[t.language]}`;
  return { meaning: known.status === 'prohibited' ? 'warning' : 'seen', word: t('ingredient.nano'), text, cited: known.sources };
}

/** What CosIng tells; of what it does not list the roles say enough. */
function functionsOf({ facts, words, t }: Props): Fact | null {
  const cited = facts.from.functions;
  if (!cited.includes('cosing')) return null;
  return {
    meaning: 'seen',
    word: t('ingredient.functions'),
    text: facts.functions.map((key) => words.functions[key] ?? key).join(', '),
    cited,
  };
}

/** What is known of an ingredient, a line for each question a reader has. */
export function IngredientFacts(props: Props) {
  const { facts, sources, words, t } = props;
  const all = (keys: readonly string[], dictionary: Readonly<Record<string, string>>) =>
    keys.map((key) => dictionary[key] ?? key).join(', ');
  const lines: readonly (Fact | null)[] = [
    evidence(props),
    comedogenic(props),
    { meaning: 'seen', word: t('ingredient.roles'), text: all(facts.roles, words.roles), cited: facts.from.roles },
    facts.origin === 'unknown'
      ? { meaning: 'disputed', word: t('ingredient.origin'), text: t('origin.unknown') }
      : { meaning: 'seen', word: t('ingredient.origin'), text: t(`origin.${facts.origin}`), cited: facts.from.origin },
    {
      meaning: facts.animal ? 'care' : 'seen',
      word: t('ingredient.animal'),
      text: t(`ingredient.animal.${facts.animal ?? 'none'}`),
      cited: facts.from.animal,
    },
    law(props),
    facts.usual && {
      meaning: 'seen',
      word: t('ingredient.usual'),
      text: t('ingredient.usualText', { range: t.percentRange(...facts.usual) }),
      cited: facts.from.usual,
    },
    onePercent(props),
    solubility(props),
    microplastic(props),
    nano(props),
    functionsOf(props),
  ];
  return (
    <dl className="facts">
      {lines.map(
        (line) =>
          line && (
            <div key={line.word} className="pair">
              <dt>
                <MeaningWord meaning={line.meaning} word={line.word} />
              </dt>
              <dd>
                {glued(line.text)} {line.cited && <SourceMarks ids={line.cited} sources={sources} t={t} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
