import type { Sections } from '../../layout/sections.ts';
import { identify } from '../../names/identify.ts';
import { holdsNameWord, type Lexicon } from '../../names/lexicon.ts';
import { isPromise } from '../../pack/absences.ts';
import { isRussianSentence } from '../../pack/prose.ts';
import { isProse } from '../../pack/prose-in-front.ts';
import type { LeftOut } from '../../reading.ts';
import { isQuality } from '../../russian/remarks.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { trimMarks } from '../attributes.ts';
import type { Dictionary } from '../found.ts';
import { isFunction } from '../several/function-words.ts';
import { contentOfAlcohol } from './amount-alone.ts';
import { holdsTornName } from './torn-name.ts';

/** "028202 L DL 12M", "110ml 3.7 FL. OZ.": what a text that begins like this is no name of; a colour's number has five digits, and maybe the end of a damaged "CI" in front. */
const packCode = /^(?:(?!077\d{3}(?!\d))\d{6,}(?![-\d])|\d{5}\s+\d|\d{1,4}\s?(?:m|ml|mle|g|oz)(?![\p{L}-])|\d{1,2}\s?%\s?(?:об|vol)\.?$)/iu;

/** "Kit: 1) Peel - Aqua, …" */
const severalTogether = /^(?:(?:gift )?(?:kit|set)|coffret|zestaw|cofanetto|estojo|estuche)$/i;

const ofMaterial = /\s(?:from|aus|du|de|d['’]|dal?|z|uit)\s?[\p{L} ]{3,30}$/u;

const firstWord = /^\p{L}{6,}/u;
/** "Xylitol certified organic, you will love it": the last name of a list that ran into a sentence. */
const beginsWithName = (lexicon: Lexicon, sentence: string) => identify(lexicon, firstWord.exec(sentence)?.[0] ?? '')?.match === 'exact';

/** A promise, a sentence, a code of the pack, or a function with a colon ("Colours:") or beside a dash: no unknown name. */
export function noName(dictionary: Dictionary, copy: string, start: number, end: number): LeftOut['why'] | null {
  const { lexicon } = dictionary;
  const raw = copy.slice(start, end);
  const trimmed = trimMarks(raw);
  const name = raw.slice(trimmed.start, trimmed.end);
  if (contentOfAlcohol.test(name)) return 'section';
  if (isRussianSentence(name)) return 'footer';
  if (
    isPromise(lexicon, name) ||
    (isProse(name) && !holdsTornName(dictionary, name) && !beginsWithName(lexicon, name)) ||
    (cyrillicLetter.test(name) && isQuality(name))
  )
    return 'claim';
  if (packCode.test(name) && !(/^\d{5}/.test(name) && holdsNameWord(lexicon, name))) return 'code';
  const isBehindDash = /(?:\s-\s+|\p{L}\s?:\s*)$/u.test(copy.slice(Math.max(0, start - 4), start + trimmed.start));
  // "Glycerin - humectant", "Sorbitol: humectant", "Coco-Glucoside - surfactant from coconut"
  if (isBehindDash && isFunction(lexicon, name.replace(ofMaterial, ''))) return 'section';
  if (!isFunction(lexicon, name) && !severalTogether.test(name)) return null;
  return /^(?:[^,;]{0,3}:|\s-\s)/.test(copy.slice(start + trimmed.end, start + trimmed.end + 4)) ? 'heading' : null;
}

/** "***Eau du Lake District" behind other footnotes: what a mark means. */
export const noteOf = ({ footnotes }: Sections, source: string): LeftOut['why'] | null =>
  footnotes.size > 0 && /^\s*\*{2,4}\s?\p{L}/u.test(source) ? 'footnote' : null;
