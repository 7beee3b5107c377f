import type { Lexicon } from './lexicon.ts';
import { identifyByLatinSound, latinSoundsOf } from './transliterated.ts';

/** INCI names spelt as they sound in Turkish, Azerbaijani, Uzbek, Indonesian, Malay, Polish or Hungarian: "Kokamidopropil Betain", "Etilheksilgliserin". */

/** Words of such names whose sound is another; each in English. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      natrium: 'sodium',
      natriy: 'sodium',
      natri: 'sodium',
      dinatrium: 'disodium',
      trinatrium: 'trisodium',
      tetranatrium: 'tetrasodium',
    },
    ...{ kalium: 'potassium', kaliy: 'potassium', titan: 'titanium', sink: 'zinc', tsink: 'zinc' },
    ...{
      loret: 'laureth',
      klorur: 'chloride',
      klorida: 'chloride',
      xlorid: 'chloride',
      xlorur: 'chloride',
      oksit: 'oxide',
      oksida: 'oxide',
    },
    ...{ dioksit: 'dioxide', dioksida: 'dioxide', hidroksit: 'hydroxide', hidroksida: 'hydroxide', peroksit: 'peroxide' },
    ...{ asit: 'acid', alkol: 'alcohol', alkogol: 'alcohol', qliserin: 'glycerin', qlikol: 'glycol', gam: 'gum' },
    ...{ citromsav: 'citric acid', tejsav: 'lactic acid', szalicilsav: 'salicylic acid', hialuronsav: 'hyaluronic acid' },
    ...{ sztearinsav: 'stearic acid', aszkorbinsav: 'ascorbic acid' },
  }),
);

/** What neither rule nor word tells: lemon acid. */
const wholeNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'limon tursusu': 'citric acid', 'limon kislotasi': 'citric acid', 'sut kislotasi': 'lactic acid' }),
);

/** "Asam sitrat": Indonesian names an acid after its salt. */
const indonesianAcid = /^asam (\p{L}{3,})at$/u;

const otherLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ə: 'e', ø: 'o' };

const inPlainLetters = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıłəø]/g, (letter) => otherLetters[letter] ?? letter)
    .trim();

const torn = /(?<![a-z\d])(?:[a-z]|he)(?![a-z\d])/;
/** Word by word: "Laureth-2/3" is no laureth-23, "Sodium Ethyl" no sodium methyl; and "caproyl" no caprooyl. */
function soundsAlike(text: string, inci: string): boolean {
  const [here, there] = [text, inci].map((name) => latinSoundsOf(name.split(/[^\p{L}\d]+/u)).join(' '));
  return here === there && text.includes('oo') === inci.toLowerCase().includes('oo');
}

/** The one INCI name that is spelt like this by its sound; null when none is, or several. */
export function identifyBySpelling(lexicon: Lexicon, name: string): number | null {
  const plain = inPlainLetters(name);
  const english =
    wholeNames.get(plain) ??
    plain
      .replace(indonesianAcid, '$1ik acid')
      .split(/[\s-]+/)
      .map((word) => words.get(word) ?? word)
      .join(' ');
  // A letter or two may be all that is left of a word: "HE Cinnamal", "E cellulose".
  if (torn.test(english)) return null;
  const id = identifyByLatinSound(lexicon, english);
  return id !== null && soundsAlike(english, lexicon.incis[id] ?? '') ? id : null;
}
