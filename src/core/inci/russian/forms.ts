import { hardEndings, softEndings } from './endings.ts';
import { sameWords } from './same-words.ts';

/** A way in which the dictionary may write a word: a stem with one of these endings. The cost says how far it is from the word as printed. */
export interface Form {
  readonly stem: string;
  readonly endings: ReadonlySet<string>;
  readonly cost: number;
}

/** A vowel that only the nominative has: "перец", "перца". */
const fleetingVowel = /(?<=[а-я]{2})[еоё]([цкн])ь?$/;
/** "димониум" is "димоний", "димония". */
const onium = /(?<=они)ум$/;
/** Written with a soft sign or without: "циннамаль". */
const aldehyde = /аль?$/;

/** An emulsifier's name leaves "mono" out: "моностеарат сорбитана". */
const monoester = /^моно(стеарат|олеат|лаурат|пальмитат)$/;

/** "цетиловый пальмитат" is "цетилпальмитат". */
export const alkylOf = /^([а-я]{2,}ил)ов(?:ый|ого)$/;

/** What a word of the same meaning costs. */
export const otherWord = 2;

const noEnding: ReadonlySet<string> = new Set(['']);
const anyEnding: ReadonlySet<string> = new Set([...hardEndings, ...softEndings]);
const shortestStem = 3;
const longestEnding = 4;

const adjectiveEnding = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ыми|ими|ую|юю|ом|ем)$/;
/** Suffixes that make an adjective of a noun: "осиновый" is of "осина", "малиновый" of "малина". */
const adjectiveSuffixes = [/(?:енн|инов|ев|ян|ан|ьн|н)$/, /ов$/];
const shortestRoot = 3;

/** "подсолнечник" is the one noun in which another suffix takes the place of that of its adjective. */
const nounEndings: ReadonlySet<string> = new Set([...anyEnding, 'ник', 'ника', 'ка', 'ки', 'ок']);

/** Roots of the noun that an adjective is made of: "пшеничный" is of "пшениц…", "огуречный" of "огурц…", "шалфейный" of "шалфе…". */
function nounRoots(word: string): string[] {
  const base = word.replace(adjectiveEnding, '');
  if (base === word) return [];
  return adjectiveSuffixes.flatMap((suffix) => {
    const root = base.replace(suffix, '');
    if (root === base || root.length < shortestRoot) return [];
    const front = root.slice(0, -1);
    if (root.endsWith('й')) return [root, front];
    return root.endsWith('ч') ? [root, `${front}к`, `${front}ц`, ...(front.endsWith('е') ? [`${front.slice(0, -1)}ц`] : [])] : [root];
  });
}

/** How else a word of a name may be written: declined, as the noun of an adjective or the other way round, by a word of the same meaning. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [{ stem: word, endings: noEnding, cost: 0 }];
  if (word === 'эфир') return forms;
  if (!/^\d{0,3}[а-я]{3,}$/.test(word)) return [...forms, ...letterForms(word)];
  for (let length = 0; length <= Math.min(longestEnding, word.length - shortestStem); length += 1) {
    const [stem, ending] = [word.slice(0, word.length - length), word.slice(word.length - length)];
    const [hard, soft] = [hardEndings.has(ending), softEndings.has(ending)];
    if (hard || soft) forms.push({ stem, endings: hard && soft ? anyEnding : hard ? hardEndings : softEndings, cost: 1 });
  }
  const fleeting = fleetingVowel.exec(word);
  if (fleeting) forms.push({ stem: word.slice(0, fleeting.index) + fleeting[1], endings: anyEnding, cost: 1 });
  if (onium.test(word)) forms.push({ stem: word.replace(onium, ''), endings: softEndings, cost: 1 });
  if (aldehyde.test(word)) forms.push({ stem: word.endsWith('ь') ? word.slice(0, -1) : `${word}ь`, endings: noEnding, cost: 1 });
  const acid = monoester.exec(word)?.[1];
  const alkyl = alkylOf.exec(word)?.[1];
  if (alkyl !== undefined) forms.push({ stem: alkyl, endings: noEnding, cost: otherWord });
  if (acid !== undefined) forms.push({ stem: acid, endings: noEnding, cost: otherWord });
  for (const [pattern, others] of sameWords)
    if (pattern.test(word)) forms.push(...others.map((stem) => ({ stem, endings: noEnding, cost: otherWord })));
  return forms;
}

/** The same for a plant in front of or behind a preparation: "льняное масло", "масло льна". */
export function plantForms(word: string): Form[] {
  if (!/^[а-я]{4,}$/.test(word)) return [];
  const nouns = nounRoots(word).map((stem) => ({ stem, endings: nounEndings, cost: 3 }));
  const root = word.replace(/[аяыиеуюоь]$/, '');
  const adjectives = ['н', 'ов', 'ев', 'ян', 'ьн'].map((suffix) => ({ stem: `${root}${suffix}`, endings: hardEndings, cost: 3 }));
  return [...nouns, ...adjectives];
}

const latinOf: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', е: 'e', к: 'k', н: 'h', д: 'd', р: 'p' };
const wordsInLatin: Readonly<Record<string, string>> = {
  ...{ пэг: 'peg', рса: 'pca', пка: 'pca', ппг: 'ppg', эдта: 'edta', ци: 'ci', ки: 'ci', си: 'ci', дмдм: 'dmdm', пвп: 'pvp', вп: 'vp' },
  ...{ дэа: 'dea', тэа: 'tea', мэа: 'mea', мипа: 'mipa', амп: 'amp', мит: 'mit', хмит: 'cmit' },
};

const lettersAndNumber = /^([a-zа-я]+)(\d*[a-zа-я]?)$/;

/** A letter, or letters in front of a number, in Latin: "витамин Е", "В5", "Е102", "ПЭГ-40"; any other word as it is. */
export function inLatin(word: string): string {
  const [, front = '', behind = ''] = lettersAndNumber.exec(word) ?? [];
  const latin = (front.length === 1 ? latinOf : wordsInLatin)[front];
  return latin === undefined
    ? word
    : latin + (latinOf[behind.at(-1) ?? ''] === undefined ? behind : behind.slice(0, -1) + latinOf[behind.at(-1) ?? '']);
}

/** The same as ways to write the word, in either direction. */
function letterForms(word: string): Form[] {
  const latin = inLatin(word);
  const russian = Object.entries(word.length === 1 ? latinOf : wordsInLatin).filter(([, other]) => word.startsWith(other));
  const others = [latin, ...russian.map(([own, other]) => own + word.slice(other.length))].filter((other) => other !== word);
  return others.map((stem) => ({ stem, endings: noEnding, cost: 1 }));
}
