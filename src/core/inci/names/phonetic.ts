import type { Lexicon } from './lexicon.ts';
import { bySpelling, inPlainLetters } from './spellings.ts';
import { identifyByLatinSound, latinSoundsOf } from './transliterated.ts';

/** INCI names spelt as they sound in Turkish, Azerbaijani, Uzbek, Indonesian, Malay, Polish, Hungarian or the languages of the North: "Kokamidopropil Betain", "Etilheksilgliserin". */

/** Words of such names whose sound is another, by the English word. */
const words = bySpelling({
  sodium: ['natrium', 'natriy', 'natri'],
  disodium: ['dinatrium'],
  trisodium: ['trinatrium'],
  tetrasodium: ['tetranatrium'],
  potassium: ['kalium', 'kaliy'],
  titanium: ['titan'],
  zinc: ['sink', 'tsink'],
  laureth: ['loret'],
  chloride: ['klorur', 'klorida', 'xlorid', 'xlorur'],
  oxide: ['oksit', 'oksida'],
  dioxide: ['dioksit', 'dioksida'],
  peroxide: ['peroksit'],
  hydroxide: ['hidroksit', 'hidroksida'],
  acid: ['asit'],
  alcohol: ['alkol', 'alkogol'],
  glycerin: ['qliserin'],
  glycol: ['qlikol'],
  gum: ['gam'],
});

/** What neither rule nor word tells: lemon acid. */
const wholeNames = bySpelling({ 'citric acid': ['limon tursusu', 'limon kislotasi'], 'lactic acid': ['sut kislotasi'] });

/** "Asam sitrat": Indonesian names an acid after its salt. */
const indonesianAcid = /^asam (\p{L}{3,})at$/u;

/** "natriumbensoat": the metal is written with what follows. */
const gluedMetal = /^(natrium|kalium|magnesium)(?=\p{L}{5})/u;
/** "natriumkloridi", "sinkkioksidi" */
const finnishEnd = /(?<=\p{L}{3}(?:id|in|ol))i(?!\p{L})/gu;

const torn = /(?<![a-z\d])(?:[a-z]|he)(?![a-z\d])/;
/** An h between vowels is written in all of them: "benic" may be benzoic as well as behenic. */
const heardH = /[aeiouy]h(?=[aeiouy])/g;
const heardIn = (name: string) => name.match(heardH)?.length ?? 0;
/** Word by word: "Laureth-2/3" is no laureth-23, "Sodium Ethyl" no sodium methyl; and "caproyl" no caprooyl. */
function soundsAlike(text: string, inci: string): boolean {
  const [here, there] = [text, inci].map((one) => latinSoundsOf(one.split(/[^\p{L}\d]+/u)).join(' '));
  const name = inci.toLowerCase();
  return here === there && text.includes('oo') === name.includes('oo') && heardIn(text) === heardIn(name);
}

/** The one INCI name that is spelt like this by its sound; null when none is, or several. */
export function identifyBySpelling(lexicon: Lexicon, name: string): number | null {
  const plain = inPlainLetters(name).trim();
  const english =
    wholeNames.get(plain) ??
    plain
      .replace(indonesianAcid, '$1ik acid')
      .replace(gluedMetal, '$1 ')
      .replace(finnishEnd, '')
      .split(/[\s-]+/)
      .map((word) => words.get(word) ?? word)
      .join(' ');
  // A letter or two may be all that is left of a word: "HE Cinnamal", "E cellulose".
  if (torn.test(english)) return null;
  const id = identifyByLatinSound(lexicon, english);
  return id !== null && soundsAlike(english, lexicon.incis[id] ?? '') ? id : null;
}
