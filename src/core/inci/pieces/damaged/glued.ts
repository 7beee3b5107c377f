import { keyOf } from '../../names/fold.ts';
import { identify, identifyAfresh } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import { goesOn } from '../../names/lexicon.ts';
import { mayHaveGrade } from '../attributes.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText, slash, splitWithOffsets } from '../found.ts';

/** The last part of a compound: "Lanolinalkohol" is one substance, not lanolin and alcohol; "полипропиленгликоль" no plastic. */
const compoundHead = /^\p{Ll}(?:alkohol|wasser|öl|säure|wachs|butter|extrakt|pulver|saft|gl[yi][ck]ol|гликол)/u;

/** Two names printed without any space between them: "EAUALCOHOL DENAT." */
export function glued(base: PieceInText): Found[] | null {
  const parts = splitWithOffsets(base.source.slice(base.start, base.end), slash);
  const last = parts.at(-1);
  if (!last || last.text.length > 80) return null;
  const { lexicon } = base.dictionary;
  const before = parts.slice(0, -1).map((part) => identify(lexicon, part.text)?.id);
  const [first] = before;
  if (before.some((id) => id === undefined || id !== first)) return null;
  const [shortestLeft, shortestRight] = before.length > 0 ? [3, 5] : [/^aqua/i.test(last.text) ? 4 : 6, /aqua$/i.test(last.text) ? 4 : 6];
  const asPrinted = !/\d/.test(last.text) && !mayHaveGrade(last.text);
  for (let cut = shortestLeft; cut <= last.text.length - shortestRight; cut += 1) {
    if (/\s/.test(last.text.slice(cut - 1, cut + 1))) continue;
    // "PPG-3-Laureth-10": the hyphen between two numbered chains holds a name together.
    if (/\d-?$/.test(last.text.slice(0, cut)) && /^-?\w+-\d+(?!\S)/.test(last.text.slice(cut))) continue;
    // When no name begins like this, none is longer; the two letters less leave room for a plural.
    if (asPrinted && !goesOn(lexicon, keyOf(last.text.slice(0, cut)).slice(0, -2))) return null;
    const left = identifyAfresh(lexicon, last.text.slice(0, cut));
    if (!left || left.match === 'corrected' || (before.length > 0 && left.id !== first)) continue;
    if (compoundHead.test(last.text.slice(cut - 1))) continue;
    const middle = base.start + last.at + cut;
    const right = identifyAfresh(lexicon, last.text.slice(cut)) ?? slipBehind(base, left, middle);
    if (!right || (right.match === 'corrected' && left.match !== 'exact')) continue;
    return [found({ ...base, end: middle }, left.id, left.match), found({ ...base, start: middle }, right.id, right.match)];
  }
  return null;
}

/** Letters of a long name. */
const longName = 12;

/** "TETRASODIUM EDTAPALLINIA CUPANA SEED EXTRACT": behind a long name one of several words with a slip in it. */
function slipBehind(base: PieceInText, left: Identity, middle: number): Identity | null {
  const text = base.source.slice(middle, base.end);
  const isLong = text.includes(' ') && [text, base.source.slice(base.start, middle)].every((name) => keyOf(name).length >= longName);
  const right = isLong && left.match === 'exact' ? base.dictionary.typos.correct(text, keyOf(text)) : null;
  return right === null ? null : { id: right, match: 'corrected' };
}

const joint = /(?<=[\p{Ll})])(?=\p{Lu}\p{Ll})/u;

/** "AquaGlycerinCetearyl Alcohol": where a page lost what parted its names, each begins with a capital. */
export function runTogether(base: PieceInText): Found[] | null {
  const parts = base.source.slice(base.start, base.end).split(joint);
  if (parts.length < 3) return null;
  const names: Found[] = [];
  let { start } = base;
  for (const part of parts) {
    const one = oneName({ ...base, start, end: start + part.length }, part.trim());
    if (one?.id == null || one.match === 'corrected') return null;
    names.push(one);
    start += part.length;
  }
  return names;
}
