import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { wordUse } from '../../names/lexicon.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText, trimmedText } from '../found.ts';
import { cutGlued, endsInFront } from '../several/glued-words.ts';
import { type Word, wordsOf } from '../several/words.ts';
import { fuzzy } from './repair.ts';

const words = { fewest: 8, most: 600, inName: 10 };
const fewestNames = 4;
/** So much of the letters must belong to known names, or it is a text that speaks of some of them. */
const knownShare = 0.6;
/** Letters of a name that is believed, outside of its bracket. */
const shortestName = 3;
/** Letters of a name that is corrected. */
const shortestMended = 8;
/** A word that so many names begin or end with may belong to the damaged one beside it: "Mynstyl Alcohol" holds no alcohol. */
const partWord = 3;
/** "PEG-150", of which the rest may have gone to another line of the scan. */
const chainAlone = /^(?:PEG|PPG|Polyglyceryl)[\s-]?\d+$/i;

/** In front of what something is made of. */
const of = /^d['’]/i;

const endsInChain = /(?:^|[^\p{L}])(?:PEG|PPG|Polyglyceryl)-?\d+$/iu;
const beginsWithChain = /^(?:PEG|PPG|Polyglyceryl)[\s-]?\d/i;

/** "Glycerin-Parfum": a hyphen that may stand for a comma; in "C12-15" and in front, in "2-Hexanediol", it does not. */
const tightHyphen = /(?<=[\p{L})\d])(?<!^\d{1,2}|\d,\d)-(?=\p{L}{2}|\p{L}-)/gu;
/** From so many on they are what parts the list. */
const fewestHyphens = 4;
/** "Parfum-PEG-40 Hydrogenated Castor Oil", "CI 16255-CI 47005": in front of a numbered chain or a colour one is enough. */
const startsName = /^-(?:(?:PEG|PPG|Polyglyceryl)[\s-]?\d|C[Il1]\s?\d{5})/i;

/** Words that are a known name, a damaged one, or signs between names. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly kind: 'known' | 'damaged' | 'sign';
  readonly name: Found | null;
}

/**
 * The known names of a long run of words with nothing or stray signs between them, where some are damaged, as in a scan that lost its bullets; what
 * lies between known names is one name that is not known. Null where too little is known.
 */
export function amongDamaged(base: PieceInText): Found[] | null {
  const all = cutGlued(base, betweenHyphens(base, wordsOf(base)));
  if (all.length < words.fewest || all.length > words.most) return null;
  const parts = withoutDoubtful(base, all, bestParts(base, all));
  const read = parts.flatMap((part) => {
    const name = part.name ?? damaged(base, all, part);
    return name ? { ...part, name } : [];
  });
  const known = read.filter(({ name }) => name.id !== null);
  const letters = known.reduce((sum, { from, to }) => sum + lettersOf(base, all, from, to), 0);
  if (known.length < fewestNames || letters < knownShare * lettersOf(base, all, 0, all.length)) return null;
  return read.map(({ name }) => name);
}

/** The words, cut at the hyphens of a list that has them for commas; names that hold one are found again as several words. */
function betweenHyphens({ source, start, end }: PieceInText, all: Word[]): Word[] {
  const every = [...source.slice(start, end).matchAll(tightHyphen)].map(({ index }) => start + index);
  const hyphens = every.length < fewestHyphens ? every.filter((at) => startsName.test(source.slice(at, end))) : every;
  return all.flatMap((one) => {
    const cuts = hyphens.filter((at) => at >= one.start && at < one.end);
    const starts = [one.start, ...cuts.map((at) => at + 1)];
    return starts
      .map((from, i) => ({ start: from, end: cuts[i] ?? one.end, bracketEnd: cuts[i] ?? one.bracketEnd }))
      .filter((piece) => piece.end > piece.start);
  });
}

const startOf = (all: readonly Word[], i: number) => all[i]?.start ?? 0;
/** The words from one to another, with the bracket behind the last. */
const textOf = ({ source }: PieceInText, all: readonly Word[], from: number, to: number) =>
  source.slice(startOf(all, from), all[to - 1]?.bracketEnd);
/** How many letters they have without their brackets. */
const lettersOf = ({ source }: PieceInText, all: readonly Word[], from: number, to: number) =>
  all.slice(from, to).reduce((sum, { start, end }) => sum + keyOf(source.slice(start, end)).length, 0);

const partOf = (base: PieceInText, all: readonly Word[], from: number, to: number): PieceInText => ({
  ...base,
  start: startOf(all, from),
  end: all[to - 1]?.bracketEnd ?? base.end,
  marks: '',
});

/** "SAP" beside a plant, "Benzoate Potassium" in front of "Sorbate": believed as an INCI name only. */
const endsInMetal = /(?:sodium|potassium|calcium|magnesium|zinc|ammonium)$/i;
const mayBeOther = (letters: number, { source }: PieceInText, last?: Word) =>
  letters === shortestName || endsInMetal.test(source.slice(last?.start, last?.end));

/** "Tocopherol Bisabolol Parfum (Fragrance)": known by what its bracket says of the last of its words. */
const isByBracketAlone = (base: PieceInText, all: readonly Word[], from: number, to: number) =>
  to - from > 1 &&
  (all[to - 1]?.bracketEnd ?? 0) > (all[to - 1]?.end ?? 0) &&
  identify(base.dictionary.lexicon, base.source.slice(startOf(all, from), all[to - 1]?.end)) === null;

/** The parts whose known names cover most letters: a letter less for each, since one long name is better than two short ones. */
function bestParts(base: PieceInText, all: readonly Word[]): Part[] {
  const score: number[] = Array(all.length + 1).fill(0);
  const best: Part[] = [];
  for (let from = all.length - 1; from >= 0; from -= 1) {
    const isSign = !/[\p{L}\d]/u.test(base.source.slice(all[from]?.start, all[from]?.end));
    best[from] = { from, to: from + 1, kind: isSign ? 'sign' : 'damaged', name: null };
    score[from] = score[from + 1] ?? 0;
    let letters = 0;
    for (let to = from + 1; !isSign && to <= Math.min(all.length, from + words.inName); to += 1) {
      letters += lettersOf(base, all, to - 1, to);
      if (letters < shortestName || letters - 1 + (score[to] ?? 0) <= (score[from] ?? 0)) continue;
      const name = oneName(partOf(base, all, from, to), trimmedText(textOf(base, all, from, to)));
      if (name?.id == null || name.match === 'corrected' || (name.match !== 'exact' && mayBeOther(letters, base, all[to - 1]))) continue;
      const covered = (isByBracketAlone(base, all, from, to) ? 1 : letters - 1) + (score[to] ?? 0);
      if (covered <= (score[from] ?? 0)) continue;
      best[from] = { from, to, kind: 'known', name };
      score[from] = covered;
    }
  }
  const parts: Part[] = [];
  for (let i = 0; i < all.length; i = parts.at(-1)?.to ?? all.length) parts.push(best[i] as Part);
  return parts;
}

/** A name that may be a piece of the damaged one beside it is given to that, as are names with a slash between them that are not one; what is damaged and stands together is one part. */
function withoutDoubtful(base: PieceInText, all: readonly Word[], parts: readonly Part[]): Part[] {
  const { lexicon } = base.dictionary;
  const isSlashed = (front?: Part, behind?: Part) =>
    front !== undefined &&
    behind !== undefined &&
    base.source.slice(all[front.to - 1]?.bracketEnd, startOf(all, behind.from)) === '/' &&
    front.name?.id !== behind.name?.id;
  /** "Parfum-PEG-40 Hydrogenated Castor Oil": the name in it is no other ingredient. */
  const isBehindChain = (from: number) => from > 0 && endsInChain.test(base.source.slice(all[from - 1]?.start, all[from - 1]?.end));
  const isDoubtful = (part: Part, before?: Part, next?: Part): boolean => {
    const { from, to } = part;
    // "TITANIUM DIOXYDE", "HYDROGENTED CASTOR OIL" are one name with a slip in it.
    const isOneWith = (front?: Part, behind?: Part) =>
      (front?.kind === 'damaged' || behind?.kind === 'damaged') &&
      front !== undefined &&
      behind !== undefined &&
      mended(base, all, front.from, behind.to) !== null;
    const name = base.source.slice(startOf(all, from), all[to - 1]?.end);
    // "lait d'avoine": the name says of what only behind it.
    if (next?.kind === 'damaged' && of.test(base.source.slice(startOf(all, next.from), all[next.to - 1]?.end))) return true;
    if (chainAlone.test(name) || (isBehindChain(from) && !beginsWithChain.test(name)) || isOneWith(before, part) || isOneWith(part, next))
      return true;
    // "FOOBHEXYL CINNAMAL"
    if (before?.kind === 'damaged' && endsInFront(lexicon, base.source.slice(startOf(all, before.to - 1), all[before.to - 1]?.end), name))
      return true;
    if (to - from > 1) return false;
    const { first, last } = wordUse(lexicon, name);
    return (before?.kind === 'damaged' && last >= partWord) || (next?.kind === 'damaged' && first >= partWord);
  };
  /** A dash may have broken a name at the end of a line. */
  const isDash = (part?: Part) => part?.kind === 'sign' && base.source.slice(startOf(all, part.from), all[part.from]?.end) === '-';
  const beside = (n: number, way: -1 | 1) => parts[isDash(parts[n + way]) ? n + 2 * way : n + way];
  const joined: Part[] = [];
  parts.forEach((part, n) => {
    const [before, next] = [beside(n, -1), beside(n, 1)];
    const isSure = part.kind === 'known' && !isDoubtful(part, before, next) && !isSlashed(before, part) && !isSlashed(part, next);
    const one: Part = isSure || part.kind === 'sign' ? part : { ...part, kind: 'damaged', name: null };
    const last = joined.at(-1);
    if (one.kind === 'damaged' && last?.kind === 'damaged') joined[joined.length - 1] = { ...last, to: one.to };
    else joined.push(one);
  });
  return joined;
}

const mended = (base: PieceInText, all: readonly Word[], from: number, to: number): Found | null =>
  lettersOf(base, all, from, to) < shortestMended ? null : fuzzy(partOf(base, all, from, to), trimmedText(textOf(base, all, from, to)));

/** A name with a slip in it, or one that is not known; nothing where no word and no colour's number stands. */
function damaged(base: PieceInText, all: readonly Word[], { from, to }: Part): Found | null {
  const part = partOf(base, all, from, to);
  if (!/\p{L}{2}|(?<!\d)\d{5}(?!\d)/u.test(base.source.slice(part.start, part.end))) return null;
  return mended(base, all, from, to) ?? found(part, null, 'unknown');
}
