import { withLatinLetters } from '#core/catalog/keyboard-layout.ts';
import { searchWords } from './vocabulary.ts';

/** Words that say nothing of what is looked for. */
const empty: ReadonlySet<string> = new Set(
  [
    'an the of for with in on and or to my your best good skincare product products cosmetic cosmetics',
    'с к в и или для от против при во на по к ко из у за под лучший лучшее хороший средство средства косметика',
  ].flatMap((line) => line.split(' ')),
);

/** Endings of Russian nouns and adjectives, and the plural in English; longer ones first. */
const russian =
  /(?:иями|ыми|ими|ого|его|ому|ему|ами|ями|иях|ией|ием|иев|ием|ую|юю|ая|яя|ое|ее|ые|ие|ыи|ии|ои|еи|ых|их|ым|им|ам|ям|ах|ях|ом|ем|ов|ев|ия|ию|ья|ью|а|я|о|е|ы|и|у|ю|ь)$/;
const leastStem = 3;
/** The vowel that the genitive plural puts in: точек, точки. */
const inserted = /(?<=[бвгджзклмнпрстфхцчшщ])[ео](?=к$)/;

/** A word without its ending, so that one form finds another; words are as searchWords makes them (й is и). */
export function stemOf(word: string): string {
  const stem = /[а-я]/.test(word)
    ? word.replace(russian, '').replace(inserted, '')
    : word.length > leastStem && /[a-z]/.test(word)
      ? word.replace(/(?<=[^s])s$/, '')
      : word;
  return stem.length < leastStem ? word : stem;
}

/** A lone letter after "витамин" or before a number may be typed in either script. */
const namedLetter = /(?<=витамин\p{L}*[\s-]+)[авсдекнр](?!\p{L})|(?<!\p{L})[авсдекнр](?=-?\d)/giu;

/** The words of a name or of a query, without those that say nothing; all of them where nothing would be left. */
export function queryWords(text: string): string[] {
  const typed = searchWords(text.replace(namedLetter, withLatinLetters));
  const words = typed.filter((word) => !empty.has(word));
  return words.length > 0 ? words : typed;
}
