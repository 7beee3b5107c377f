import { knownPieces } from '../layout/known-pieces.ts';
import { isTitle } from '../layout/product-kinds.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { raisedDigits, withoutBrackets } from '../pieces/attributes.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { footnote, type Meaning, markAgain, meaningOf, spilledWord, untilMark } from './footnote-marks.ts';
import { hardHeading } from './heading-patterns.ts';
import { scentOils } from './scent-oils.ts';

/** "Parfum* *contains: Limonene, Linalool" */
const listsNames = /(?<=[\s.,;])(?:\*{1,3}|[†‡°#^¹²³])\s?(?:contains?|contient|contiene|enth[äa]lt|bevat|zawiera|cont[ée]m)\s?:/gi;

const anyMark = /[*¹²³⁴⁵†‡°#^~◊§ᵃᵇᶜ]|[[(][\da-f][\])]/;

/** "Glycerin (*)" has the mark of "Glycerin*", "Glycerin [1]" that of "Glycerin¹", and "a - organic" explains "(a)". */
const signOf = (mark: string): string => raisedDigits(mark.replace(/^\((\*+)\)$/, '$1').replace(/^[a-f]$/, '($&)'));

const none: readonly string[] = [];

const behindStop = /(?<=\.\s)([^,;.]+)(?=[,;.])/g;

type Meanings = Map<string, Meaning>;

/** Takes footnotes out; what each mark means. */
export function takeFootnotes(lexicon: Lexicon, masked: MaskedText): Meanings {
  const meanings: Meanings = new Map();
  const isMarked = anyMark.test(masked.text);
  for (const { index, 0: mark } of isMarked ? matchesOf(listsNames, masked.text) : []) masked.take(index, index + mark.length, 'footnote');
  const text = masked.text;
  let footnotesEnd = -1;
  let last = { sign: '', sentence: '' };
  for (const match of matchesOf(footnote, text)) {
    const mark = match[1] ?? '';
    const start = match.index + match[0].indexOf(mark);
    if (!/\p{L}/u.test(text.slice(0, start))) continue;
    const rest = text.slice(match.index + match[0].length);
    const all = untilMark.exec(rest)?.[0] ?? '';
    const isBehindAnother = footnotesEnd >= 0 && /^[\s.,;]*$/.test(text.slice(footnotesEnd, start));
    // Behind another footnote "** natural fragrance" explains a mark too.
    const said = isBehindAnother ? untilListAgain(lexicon, all) : explanation(lexicon, all);
    if (said.trim() === '' || knownPieces(lexicon, said) >= 2) continue;
    const sentence = said === all ? beforeMarkedName(lexicon, all, rest.slice(all.length)) : said;
    const end = match.index + match[0].length + sentence.length;
    const spilled = isBehindAnother ? spilledWord(last.sentence, sentence) : '';
    if (spilled !== '') meanings.set(last.sign, meaningOf(`${last.sentence} ${spilled}`));
    last = { sign: signOf(mark), sentence: sentence.slice(spilled.length) };
    explain(meanings, last.sign, meant(lexicon, last.sentence, end - last.sentence.length));
    footnotesEnd = end;
    masked.take(start, end, 'footnote');
    if (sentence !== said) takeBehindMarkedName(lexicon, masked, match.index + match[0].length + all.length);
    const letters = /^\((\p{Lu}{2,3})\)$/u.exec(mark)?.[1];
    // "Hippophae Rhamnoides Fruit Oil WH": raised letters that a footnote explains.
    if (letters !== undefined)
      // In front of a bracket that explains the name no gap may part them.
      for (const { index, 0: raised } of matchesOf(
        new RegExp(`(?<=\\p{Ll}\\s?)${letters}(?=\\s*[,;.(])`, 'gu'),
        masked.text.slice(0, start),
      ))
        masked.take(index, index + raised.length, 'footnote', ' ');
  }
  if (isMarked) takeMarksAgain(lexicon, masked, meanings);
  if (isMarked) takeLastWord(lexicon, masked, meanings);
  if (isMarked) leaveUnexplained(masked.text, meanings);
  return meanings;
}

const nothingMeant: Meaning = { organic: false, essentialOils: false, plants: false, nature: false, maybeOfTwo: false, oils: [] };

/** A mark that is explained again, in another language or in place of one that lost a star, means what both say; what says nothing changes nothing. */
function explain(meanings: Meanings, sign: string, meaning: Meaning): void {
  const said = meanings.get(sign) ?? nothingMeant;
  if (!says(said)) meanings.set(sign, meaning);
  else if (says(meaning))
    meanings.set(sign, {
      organic: meaning.organic && said.organic,
      essentialOils: meaning.essentialOils && said.essentialOils,
      plants: meaning.plants && said.plants,
      nature: meaning.nature && said.nature,
      maybeOfTwo: meaning.maybeOfTwo && said.maybeOfTwo,
      oils: said.oils,
    });
}

const says = (meaning: Meaning) => Object.values(meaning).includes(true) || meaning.oils.length > 0;

/** What names oils says not that all of the scent is of them. */
function meant(lexicon: Lexicon, said: string, start: number): Meaning {
  const oils = scentOils(lexicon, said, start);
  return oils.length > 0 ? { ...meaningOf(said), essentialOils: false, oils } : meaningOf(said);
}

const marksOfNames = ['*', '**', '***', '¹', '²', '³', '†', '‡', '°'];

/** Where names bear one star and others two, and one alone is explained, nobody knows what the other means; "** organic from essential oils" may explain both. */
function leaveUnexplained(text: string, meanings: Meanings): void {
  const explained = new Set(meanings.keys());
  for (const [mark, other] of [
    ['*', '**'],
    ['**', '*'],
    ['*', '***'],
  ] as const)
    if (meanings.has(mark) && !meanings.has(other) && namesWith(text, mark).length > 0 && namesWith(text, other).length > 0)
      meanings.set(other, nothingMeant);
  for (const [mark, { maybeOfTwo }] of meanings) {
    const isUnexplained = (other: string) => other !== mark && !explained.has(other) && namesWith(text, other).length > 0;
    if (maybeOfTwo && marksOfNames.some(isUnexplained)) meanings.set(mark, nothingMeant);
  }
}

const lastWord = /[,;.]\s*(\*{1,3})\s?(\p{Lu}?\p{Ll}[\p{L} ]{3,40}?)[\s.]*$/u;

/** "Maltodextrin*, Urea, *Schizandra": the last piece, a word that names no ingredient, tells what the names with its mark are of, behind a comma too. */
function takeLastWord(lexicon: Lexicon, masked: MaskedText, meanings: Meanings): void {
  const [whole = '', mark = '', said = ''] = lastWord.exec(masked.text) ?? [];
  if (whole === '' || meanings.has(mark) || identify(lexicon, said) !== null) return;
  const start = masked.text.length - whole.length;
  // Behind the last stop two words explain a mark that the reader of the pack lost.
  const words = said.split(' ');
  const isBehindStop = whole.startsWith('.') && words.length > 1 && words.every((word) => identify(lexicon, word) === null);
  if (!isBehindStop && namesWith(masked.text.slice(0, start + 1), mark).length === 0) return;
  meanings.set(mark, meant(lexicon, said, start + whole.lastIndexOf(said)));
  masked.take(start + 1, masked.text.length, 'footnote');
}

/** "Linalool°. °da oli essenziali": what stands behind a mark that a name bears explains it, whatever it says. */
function takeMarksAgain(lexicon: Lexicon, masked: MaskedText, meanings: Meanings): void {
  for (const { index, 0: whole, 1: mark = '' } of matchesOf(markAgain, masked.text)) {
    const front = masked.text.slice(0, index);
    const rest = masked.text.slice(index + whole.length);
    const isApart = /[^\p{L}\d)\s]\s*$/u.test(front) || !/\s$/.test(whole) || /^\p{Ll}/u.test(rest);
    const bearers = masked.text[index] === sentinel || !isApart ? none : namesWith(front, mark);
    if (bearers.length === 0) continue;
    const said = untilMark.exec(rest)?.[0] ?? '';
    const again = /^[^,;.]*/.exec(said)?.[0] ?? '';
    // "Parfum* … *natural fragrance" is no further one.
    const named = identify(lexicon, again)?.id;
    const isSame = named !== undefined && bearers.some((name) => identify(lexicon, name)?.id === named && !again.startsWith(name));
    const sentence = isSame ? again : explanation(lexicon, said);
    if (sentence.trim() === '' || knownPieces(lexicon, sentence) >= 2) continue;
    explain(meanings, signOf(mark), meant(lexicon, sentence, index + whole.length));
    masked.take(index, index + whole.length + sentence.length, 'footnote');
  }
}

/** "Natural fragrance from essential oils" is no further fragrance. */
const fromOil = /^(?:\w+\s)?(?:fragrances?|scents?|perfumes?|parfum|aromas?|flavou?rs?)\sfrom\s[^,;.]*oils?/i;

/** What a mark means ends where names begin, or the heading of a list. */
function explanation(lexicon: Lexicon, said: string): string {
  const next = matchesOf(hardHeading, said).find(({ index, 0: heading }) => index > 0 && heading.includes(':'));
  const before = next ? said.slice(0, next.index) : said;
  // "2) Shampoo. Ingredients: …": the second part of a kit.
  if (next && isTitle(before.replace(/[\s.,:]+$/, ''))) return '';
  const colon = before.indexOf(':') + 1;
  if (colon > 0 && startsKnown(lexicon, before, colon)) return untilKnown(lexicon, before.slice(0, colon));
  const oils = fromOil.exec(before)?.[0] ?? '';
  return oils + untilKnown(lexicon, before.slice(oils.length));
}

/** "** natural fragrance. Foo Paris. LINALOOL, CITRAL.": where a full stop parts a name from what explains the mark, the list goes on. */
function untilListAgain(lexicon: Lexicon, said: string): string {
  const again = matchesOf(behindStop, said).find(({ 1: name = '' }) => identify(lexicon, name)?.match === 'exact');
  return again ? said.slice(0, again.index) : said;
}

const markBehindName = /^(?:\*{1,4}|[†‡°#^¹²³])(?=[\s,;.]|$)/;
const mostNameWords = 5;
const shortestName = 5;

/** "** from essential oils Citral**": the mark behind it tells that the last name is of the list. */
function beforeMarkedName(lexicon: Lexicon, said: string, behind: string): string {
  if (!markBehindName.test(behind) || !/\p{L}$/u.test(said)) return said;
  const starts = matchesOf(/\s+/g, said).slice(-mostNameWords);
  const name = starts.find(({ index, 0: gap }) => {
    const word = said.slice(index + gap.length);
    return word.length >= shortestName && identify(lexicon, word)?.match === 'exact';
  });
  return name ? said.slice(0, name.index) : said;
}

const untilEnd = /^[*†‡°#^¹²³]+(?=\s)([^,;\n\u0080*]*)(?=$|[\n\u0080])/;

/** "Citral** Recyclable box": what no sign parts from that name. */
function takeBehindMarkedName(lexicon: Lexicon, masked: MaskedText, at: number): void {
  const [whole, said = ''] = untilEnd.exec(masked.text.slice(at)) ?? [];
  if (whole === undefined) return;
  const start = at + whole.length - said.length;
  masked.take(start, startsKnown(lexicon, masked.text, start) ? start + 1 : at + whole.length, 'footnote');
}

/** The names in front that bear the mark, or the number of it raised or in brackets. */
function namesWith(front: string, mark: string): string[] {
  const sign = signOf(mark).replace(/[*^()]/g, '\\$&');
  const bearer = new RegExp(`([^,;:•\\n\\u0080]{0,60}[\\p{L}\\d)]) ?${sign}(?=\\s?[,;.(\\u0080]|\\s*\\n)`, 'gu');
  return matchesOf(bearer, raisedDigits(front)).map(([, name = '']) => name.replace(/^[\s-]+/, ''));
}

/** The part of a footnote in front of the first comma piece that is a known ingredient: the list goes on there. */
function untilKnown(lexicon: Lexicon, sentence: string): string {
  let end = 0;
  for (const piece of sentence.split(/(?<=[,;]|(?<!\bin[ck]l)\.\s)/i)) {
    const name = piece.replace(/[,;.\s]+$/, '');
    if (identify(lexicon, name) || (name.includes(')') && identify(lexicon, withoutBrackets(name)))) break;
    end += piece.length;
  }
  return sentence.slice(0, end);
}
