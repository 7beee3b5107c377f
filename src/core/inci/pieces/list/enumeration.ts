import { keyOf } from '../../names/fold.ts';
import { identify, identifyAfresh } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import { find, type Lexicon } from '../../names/lexicon.ts';
import { plantPart } from '../../names/plant-parts.ts';
import { oilsUnder } from '../../names/soaps.ts';
import { ofPairUnder } from '../../russian/bracketed-plant.ts';
import { percentIn } from '../attributes.ts';
import { type Found, trimmedText } from '../found.ts';
import { type Head, named } from './heads.ts';

const conjunction = /^(?:and|et|y|e|und|i|en)\s+|^(?:d[ei]\s|d['’])/i;

/** The soap of "olive", "castor oil" and "shea butter" behind "saponified oils of". */
function soapUnder(lexicon: Lexicon, word: string, text: string): Identity | null {
  const name = text.replace(conjunction, '').replace(conjunction, '');
  for (const oil of oilsUnder[word]?.(name) ?? []) {
    const soap = identify(lexicon, `${word} ${oil}`);
    if (soap) return soap;
  }
  return null;
}

const elided = /^(?:extrait|huile essentielle) de$/;
/** "extraits de camomille, ortie": in front of a vowel it is "d'ortie". */
const behindWord = (word: string, name: string) =>
  elided.test(word) && /^[aeiouyhéèêâîœ]/i.test(name) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;

/** What is left of a plant that is named by itself is its part, whole, ground or pressed. */
const partAlone = new RegExp(`(?:\\s(?:${plantPart}))?(?:\\s(?:powder|juice))?$`, 'i');
const salts = /^(?:натриевые|калиевые) соли/;
/** "натриевые соли жирных кислот: кокосового, пальмового масел" */
const saltUnder = (lexicon: Lexicon, word: string, name: string): Identity | null =>
  salts.test(word) ? identify(lexicon, `${word} ${name.replace(/\s+(?:масел|масла|олій)$/, '')} масла`) : null;
/** A noun, and no adjective. */
const genitive = /^(?!.*(?:ая|яя|[ыи]е)$)[а-яё]+[аяыи]$/i;

/**
 * Who a name is with the head in front of it; null where that is no name, or the name by itself is another substance: the stones of grapes in
 * "масла (кокоса, виноградной косточки)" are their oil, and an oil whose sodium salts are listed is its soap.
 */
export function underWord(lexicon: Lexicon, { word, isPlural }: Head, text: string, alone: number | null): Identity | null {
  const name = withoutAmount(text);
  const ofPair = ofPairUnder(lexicon, behindWord(word, name));
  if (ofPair) return ofPair;
  const ofSoap = word in oilsUnder;
  const identity = ofSoap
    ? soapUnder(lexicon, word, name)
    : ((isPlural ? identify : identifyAfresh)(lexicon, behindWord(word, name)) ?? saltUnder(lexicon, word, name));
  if (!identity || alone === null || identity.id === alone) return identity;
  const [own, headed] = [lexicon.incis[alone] ?? '', lexicon.incis[identity.id] ?? ''];
  if (ofSoap) return /(?:Oil|Butter)$/.test(own) ? identity : null;
  const plant = own.replace(partAlone, '');
  // "протеины пшеницы, шёлка": in the genitive it names what the head is made of; as the dictionary has it, itself.
  const isOf = isPlural && genitive.test(name) && find(lexicon, keyOf(name)) === null;
  return identity.match !== 'corrected' && (isOf || salts.test(word) || (plant !== own && headed.startsWith(`${plant} `)))
    ? identity
    : null;
}

/** "масла: жожоба 5 %, авокадо (3 %)" */
const withoutAmount = (text: string): string => text.slice(0, percentIn(text)?.start).replace(/[\s([-]+$/, '');

/** "витамин А, Е": a letter is no name but behind its head. */
const isLetter = (word: string, name: string) => word === 'витамин' && /^\p{L}\d{0,2}$/u.test(name);

const onlyBracket = /^\([^()]*\)\P{L}*$/u;
/** "Saponified oils of (olive, coconut)": what stands behind the bracket is of no head. */
export const endsInBracket = (text: string): boolean => onlyBracket.test(text.slice(named.exec(text)?.[0].length ?? 0));

const and = /\s+(?:и|та|і|and|&|et|y|e|und|i|en)\s+(?:d(?:e|i)\s|d['’])?/u;
/** The ingredients that an unknown name is behind the head of its enumeration; null when all of them are unknown still. */
export function underHead(lexicon: Lexicon, { word, isPlural }: Head, found: Found, source: string): Found[] | null {
  const text = source.slice(found.start, found.end);
  const results: Found[] = [];
  let at = 0;
  const parts = text.split(and);
  // The amount of two is that of neither.
  const percent = parts.length > 1 ? null : found.percent;
  for (const part of parts) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const headed = results.length === 0 ? named.exec(part)?.[0] : undefined;
    const name = trimmedText(withoutAmount(headed === undefined || headed === part ? part : part.slice(headed.length)));
    // "экстракт коры дуба и пихты": the head stands in the first name.
    const alone = results.length === 0 && isPlural ? null : identify(lexicon, name);
    const identity =
      ofPairUnder(lexicon, behindWord(word, name)) ??
      soapUnder(lexicon, word, name) ??
      (alone && results.length > 0 ? underWord(lexicon, { word, isPlural: true }, name, alone.id) : null) ??
      alone ??
      (isPlural || results.length > 0 || isLetter(word, name)
        ? identify(lexicon, behindWord(word, name))
        : identifyAfresh(lexicon, behindWord(word, name))) ??
      saltUnder(lexicon, word, name);
    const who = identity ? { id: identity.id, match: 'synonym' as const } : { id: null, match: 'unknown' as const };
    results.push({ ...found, start: found.start + start, end: found.start + at, ...who, percent, components: [] });
  }
  return results.some(({ id }) => id !== null) ? results : null;
}
