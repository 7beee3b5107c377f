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

/** A word without its ending, so that one form finds another; words are as searchWords makes them (й is и). */
export function stemOf(word: string): string {
  const stem = /[а-я]/.test(word)
    ? word.replace(russian, '')
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

const sounds = new Map(
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sh ы i э e ю u я a'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** How a word sounds, roughly, in Latin letters of either script: "рош" and "roche" sound alike, "позе" and "posay" too. */
export const soundOf = (word: string): string =>
  [...word]
    .map((letter) => sounds.get(letter) ?? letter)
    .join('')
    .replace(/[ъь]/g, '')
    .replace(/sch|sh|ch/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/a[yi]|ei/g, 'e')
    .replace(/eau|au|oo|ou/g, 'o')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '');
