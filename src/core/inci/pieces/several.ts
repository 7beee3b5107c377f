import { withLetters } from '#core/letters.ts';
import { oncePer } from '#core/remembered.ts';
import { longPattern } from '../../long-pattern.ts';
import { segments, severalBeforeBracket } from '../layout/segments.ts';
import { keyOf } from '../names/fold.ts';
import { identify } from '../names/identify.ts';
import { find, type Lexicon, nameIs, vocabulary } from '../names/lexicon.ts';
import { oilsUnder } from '../names/soaps.ts';
import { isPromise } from '../pack/absences.ts';
import { storyEdge } from '../pack/story.ts';
import { isRemark } from '../russian/identify.ts';
import { isPartOfNames } from '../russian/keys.ts';
import { inRussian } from '../russian/neighbour-words.ts';
import { purposeWord } from '../russian/words.ts';
import { matchesOf } from '../text/matches.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { percentIn, trimMarks } from './attributes.ts';
import { bracketComponents } from './bracket-components.ts';
import { groupsParts, oneName } from './brackets.ts';
import { eitherOr } from './either-or.ts';
import { underHead, underWord } from './enumeration.ts';
import { type Base, type Found, found, slash, splitWithOffsets, trimmedText } from './found.ts';
import { numbersTogether } from './further-numbers.ts';
import { type Head, headOf, isBareHead, mayHaveHead } from './heads.ts';
import { infused } from './infused.ts';
import { fuzzy } from './repair.ts';
import { sharedEnding } from './shared-ending.ts';
import { sharedPlural } from './shared-plural.ts';
import { bracketEnds, splitPieces } from './split.ts';

/** A salt that is not known is neither table salt nor what it is made of. */
const saltOfAcid = /^\s*соль\s+\p{L}+\s+\p{L}+\s+кислоты\s*$/iu;
const and = /\s*(?:\((?:and|et|und|y|e|и)\)|\s&\s|(?<=\s)(?:and|et|und|и|та|і|және|ды|sowie|oraz)(?=\s)|\s\+\s)\s*/giu;
const stop =
  /(?<!(?:\bdenat|\bno|\bspp?|\bext|\bvar|\bconc|(?<!\d{4})\d))\.\s*(?=\*{0,3}[\p{Lu}(])|(?<=[a-z]{4})\.\s+(?=\d{2})|:(?:\s+|(?<=[а-яё]:)(?=\p{L}{3}))|\s-\s/giu;

/** Several ingredients in one piece: joined by "and", a stop, a dash, a slash, or with nothing between them. */
export function several(base: Base): Found[] | null {
  const text = base.source.slice(base.start, base.end);
  if (sharesHead(base) || groupsParts.test(text) || saltOfAcid.test(text)) return null;
  return (
    (/\d$/.test(text) ? numbersTogether(base) : null) ??
    functionList(base) ??
    blend(base) ??
    infused(base) ??
    besideStory(base) ??
    beforeLine(base) ??
    sharedPlural(base) ??
    sharedEnding(base) ??
    unwrapped(base) ??
    eitherOr(base) ??
    joined(base, and, true) ??
    joined(base, stop, false) ??
    segments(base) ??
    joined(base, slash, true)
  );
}

const heads =
  /\s(copolymer|crosspolymer|polymer|ferment(?: filtrate| lysate| extract)*|extract|oil|water|powder|butter|wax|juice|esters|(?:со|ко|кросс?)?полимер)$/i;
const ofAll = /polymer|ferment|полимер/i;

/** "Mentha Piperita Leaf/Urtica Dioica Leaf Extract", "Styrene/Foo Copolymer": the last word belongs to every part, so all of it is one name. */
function sharesHead({ dictionary: { lexicon }, source, start, end }: Base): boolean {
  const raw = source.slice(start, end);
  const head = /[/\\|]/.test(raw) ? heads.exec(raw)?.[1] : undefined;
  if (head === undefined || /[()[\]]/.test(raw)) return false;
  const parts = splitWithOffsets(raw, slash).map(({ text }) => trimmedText(text));
  const own = identify(lexicon, parts.at(-1) ?? '');
  return parts
    .slice(0, -1)
    .some(
      (part) => !heads.test(part) && identify(lexicon, part)?.id !== own?.id && (ofAll.test(head) || identify(lexicon, `${part} ${head}`)),
    );
}

/** "Citrus Foobar Peel Water" is the water of a plant, and no peeling. */
const peelWater = /\speel\swater$/i;

/** A known name and the sentence that is run into it; the reader leaves the sentence out. */
function besideStory(base: Base): Found[] | null {
  const text = base.source.slice(base.start, base.end);
  const edge = peelWater.test(text) ? null : storyEdge(base.dictionary.lexicon, text);
  if (!edge) return null;
  const parts = [sub(base, base.start, base.start + edge.at), sub(base, base.start + edge.at, base.end)];
  return parts.flatMap((part, i) => {
    if (!part) return [];
    const named = edge.storyFirst === (i === 1) ? oneName(part, part.source.slice(part.start, part.end)) : null;
    return [named ?? found(part, null, 'unknown')];
  });
}

/** "Linalool\nPackaging may vary": a known name at the end of a line is that name, whatever the next line says. */
function beforeLine(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const line = raw.indexOf('\n');
  if (line < 3 || !/\s/.test(raw.slice(line).trim())) return null;
  const [front, behind] = [sub(base, base.start, base.start + line), sub(base, base.start + line, base.end)];
  const named = front && behind && oneName(front, front.source.slice(front.start, front.end));
  if (!named) return null;
  const next = behind.source.slice(behind.start, behind.end);
  const one = oneName(behind, next);
  return [named, ...(one ? [one] : (segments(behind) ?? beforeLine(behind) ?? [fuzzy(behind, next) ?? found(behind, null, 'unknown')]))];
}

/** What names are for, in front of them. */
const functionWord = oncePer(({ words: { functions = '(?!)' } }: Lexicon) => new RegExp(`^(?:${functions})$`, 'iu'));

/** The same with the words that Russian names have in front of them too. */
export const isFunction = (lexicon: Lexicon, text: string): boolean =>
  functionWord(lexicon).test(text) ||
  (cyrillicLetter.test(text) && purposeWord.test(inRussian(/^\S*/.exec(text)?.[0].toLowerCase() ?? '')) && isRemark(text));

/** "Preservatives (Phenoxyethanol, Ethylhexylglycerin)": a function in front of the names that have it. */
function functionList(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const head = /^([^()[\]{}]{3,60}?)\s*[([{](?:[^()[\]{}]|\([^()]*\))+[)\]}]$/.exec(raw)?.[1];
  const begun = head === undefined || head.includes(':') || !mayHaveHead(head) ? undefined : headOf(head)?.word;
  const word = head !== undefined && begun !== undefined && (begun in oilsUnder || cyrillicLetter.test(head)) ? begun : undefined;
  const { lexicon } = base.dictionary;
  // "консервант Euxyl K 9010 (феноксиэтанол, …)": a function and a trade name.
  const isTrade = head !== undefined && isFunction(lexicon, /^\S+/.exec(head)?.[0] ?? '') && !isFunction(lexicon, head);
  if (head === undefined || (word === undefined && !isTrade && !isFunction(lexicon, head) && !isOfTrade(lexicon, head))) return null;
  const inner = bracketComponents(base).map((part) => {
    const identity = word ? underWord(lexicon, { word, isPlural: true }, base.source.slice(part.start, part.end), part.id) : null;
    const spelt = part.id === null && !identity ? fuzzy(base, base.source.slice(part.start, part.end)) : null;
    return { ...part, ...(identity ?? (spelt && { id: spelt.id, match: spelt.match })) };
  });
  // In Russian the names are what the list is of; one that is not known is one that is not read.
  const isList = !isTrade && cyrillicLetter.test(head) ? inner.some(({ id }) => id !== null) : inner.every(({ id }) => id !== null);
  return inner.length > 0 && isList
    ? inner.map(({ start, end, id, match }) =>
        found({ ...base, start, end, percent: percentIn(base.source.slice(start, end))?.value ?? base.percent }, id, match),
      )
    : null;
}

const numberedTrade = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]*)*\s\p{Lu}*\d{1,4}$/u;

/** "Sepigel 305", "Euxyl PE 9010": a number behind words of which no name is made. */
const isOfTrade = (lexicon: Lexicon, head: string) =>
  numberedTrade.test(head) && !head.split(/[\s-]/).some((word) => vocabulary(lexicon).has(word.toLowerCase()));

const blendWord = withLetters(
  longPattern`
    (?<!\p{L})(?:blend|complex|mix|mixture|infusion|komplex|complexe|m[ée]lange|miscela|mezcla|mischung|kompleks|base|(?:фито)?комплекс|
    концентрат|смесь|основа|база)(?:\s(?:v[ée]g[ée]tale?|vegetal|botanic[oa]|botanique|roślinny))?$
  `,
  'iu',
);

/** "Botanical Blend (Camellia Sinensis (Green Tea) Leaf Extract, …)": names by themselves, and what they are together. */
function blend(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const head = /^[^()[\]{}]{3,60}/.exec(raw)?.[0] ?? '';
  if (!blendWord.test(head.trim())) return null;
  const start = base.start + head.length;
  // "мыльная основа (натриевые соли жирных кислот пальмового и кокосового масел)"
  return unwrapped({ ...base, start }, headOf(base.source.slice(start + 1, base.end)) ? 1 : 2);
}

/** "(CI 77491 • CI 77492 • Mica)": brackets around a segment of the list, not behind a name. */
function unwrapped(base: Base, fewest = 2): Found[] | null {
  const { source, start, end } = base;
  if (!/[([{]/.test(source[start] ?? '') || !/[)\]}]/.test(source[end - 1] ?? '') || bracketEnds(source, start, end).get(start) !== end - 1)
    return null;
  const pieces = splitPieces(source, start + 1, end - 1, (name) => identify(base.dictionary.lexicon, name) !== null);
  if (pieces.length < fewest) return null;
  let head: Head | null = null;
  const results: Found[] = [];
  for (const piece of pieces) {
    const part = sub(base, piece.start, piece.end);
    if (!part) continue;
    const text = source.slice(part.start, part.end);
    // "(экстракты женьшеня, лимонника)"
    head = (mayHaveHead(text) ? headOf(text) : null) ?? head;
    const one = oneName(part, text);
    const unread = found(part, null, 'unknown');
    results.push(
      ...(one
        ? [one]
        : (joined(part, and, true) ??
          eitherOr(part)?.slice(0, 1) ??
          (head ? underHead(base.dictionary.lexicon, head, unread, source) : null) ?? [unread])),
    );
  }
  return results.filter(({ id }) => id !== null).length * 2 > results.length ? results : null;
}

const sub = (base: Base, start: number, end: number): Base | null => {
  const { start: head, end: tail, marks } = trimMarks(base.source.slice(start, end));
  return tail > head ? { ...base, start: start + head, end: start + tail, marks: base.marks || marks } : null;
};

const wordsBeside = 3;

/** "PHENOXY - ETHANOL", "C13-16 ISO - PARAFFIN" where a line ended, in a list whose names stand between dashes: one name as the dictionary has it, of two parts that are not both names. */
function isBrokenName(lexicon: Lexicon, raw: string, signs: readonly RegExpExecArray[], n: number): boolean {
  const [last, sign, next] = [signs[n - 1], signs[n], signs[n + 1]];
  if (!sign) return false;
  const front = raw.slice(last ? last.index + last[0].length : 0, sign.index);
  const behind = raw.slice(sign.index + sign[0].length, next?.index).trim();
  if (identify(lexicon, front) && identify(lexicon, behind)) return false;
  const words = front.trim().split(' ');
  return words.slice(-wordsBeside).some((_, word, { length }) => {
    const hit = find(lexicon, keyOf(words.slice(word - length).join('') + behind));
    return hit !== null && hit.kind !== nameIs.typo;
  });
}

/** "цет. спирт": behind an abbreviated word stands the noun that it says more of. */
const shortForm = /(?:^|[^\p{L}])[а-яё]{1,9}$/u;
const nounBehind = /^[а-яё]{3,}/;

function endsShortForm(lexicon: Lexicon, raw: string, { 0: sign, index }: RegExpExecArray): boolean {
  if (!sign.startsWith('.') || !shortForm.test(raw.slice(0, index)) || identify(lexicon, raw.slice(0, index))) return false;
  const noun = nounBehind.exec(raw.slice(index + sign.length))?.[0];
  return noun !== undefined && isPartOfNames(lexicon, keyOf(noun));
}

function joined(base: Base, separator: RegExp, all: boolean): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const separators = matchesOf(separator, raw);
  if (separators.length === 0) return null;
  const ends = bracketEnds(base.source, base.start, base.end);
  const inside = (at: number) => [...ends].some(([open, close]) => at > open - base.start && at < close - base.start);
  const apart = separators.filter(
    (match) => (!inside(match.index) || /^\s*\(/.test(match[0])) && !endsShortForm(base.dictionary.lexicon, raw, match),
  );
  const whole = apart.filter((cut, n) => cut[0] !== ' - ' || !isBrokenName(base.dictionary.lexicon, raw, apart, n));
  return (whole.length < apart.length && joinedAt(base, whole, all)) || joinedAt(base, apart, all);
}

/** A shorter name in front of a full stop may be a short form: "Mel. alternifolia". */
const shortestInFront = 4;

function joinedAt(base: Base, cuts: readonly RegExpExecArray[], all: boolean): Found[] | null {
  if (cuts.length === 0) return null;
  const raw = base.source.slice(base.start, base.end);
  const { lexicon } = base.dictionary;
  const results: Found[] = [];
  let from = 0;
  let knownParts = 0;
  let notNames = 0;
  let codes = 0;
  let sign = '';
  for (const cut of [...cuts, null]) {
    const part = sub(base, base.start + from, base.start + (cut ? cut.index : raw.length));
    const isSameAgain = sign === '-';
    sign = cut?.[0].trim() ?? '';
    from = cut ? cut.index + cut[0].length : from;
    if (!part) continue;
    const text = part.source.slice(part.start, part.end);
    // "аминокислоты: глицин, …": the kind of what follows, although it is a name too.
    const one =
      cut?.[0].startsWith(':') && (isFunction(lexicon, text) || (cyrillicLetter.test(text) && isBareHead(`${text}:`)))
        ? null
        : oneName(part, text);
    if (!one && !/\p{L}{2}|(?<!\d)\d{5}(?!\d)/u.test(text)) {
      if (/\d{4}/.test(text)) codes += 1;
      continue;
    }
    const parts = one
      ? (severalBeforeBracket(part, one) ?? [one])
      : (segments(part) ?? (all ? null : several(part)) ?? [fuzzy(part, text) ?? found(part, null, 'unknown')]);
    knownParts += parts.filter(({ id }) => id !== null).length;
    // "Niacinamide - Vitamin B3"
    if (isSameAgain && one?.id != null && one.id === results.at(-1)?.id) continue;
    if (isPromise(lexicon, text) || isFunction(lexicon, text)) notNames += 1;
    results.push(...parts);
  }
  // A promise behind the last name and a function in front of the first are no unknown names; the reader leaves them out.
  const unknown = results.filter(({ id }) => id === null).length - notNames;
  if (results.length + codes > 1 && knownParts > 0 && (all ? unknown === 0 || /^\s*\(/.test(cuts[0]?.[0] ?? '') : unknown <= knownParts))
    return results;
  // "Parfum. 4.5/5 (120 reviews)": the name in front of the stop is one, whatever the rest says.
  const [first, cut] = [results[0], cuts[0]];
  const rest =
    !all && cut?.[0].startsWith('. ') && (first?.match === 'exact' || first?.match === 'synonym') && cut.index > shortestInFront
      ? sub(base, base.start + cut.index + cut[0].length, base.end)
      : null;
  return rest && first ? [first, found(rest, null, 'unknown')] : null;
}
