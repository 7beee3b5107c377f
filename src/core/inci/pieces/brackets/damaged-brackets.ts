import { identifyDoubled } from '../../names/doubled.ts';
import { identify } from '../../names/identify.ts';
import { isOfOtherPart } from '../../names/species.ts';
import { type Found, found, type PieceInText, type Resolve, splitWithOffsets } from '../found.ts';
import { bracketEnds } from '../list/split.ts';
import { andBetween, groupsParts } from './brackets.ts';

const anyBracket = /[()[\]{}]/g;
const innermost = /[([{][^()[\]{}]*[)\]}]/g;
const comma = /,(?!\d)|;/g;
/** A bracket within a bracket, or words behind the last one: what lists names in brackets has neither. */
const mayBeDamaged = /[([{][^)\]}]*[([{]|[)\]}]\s*\p{L}[^()[\]{}]*$/u;

const fewestOfList = 3;

/** "Prunus Amygdalus Dulcis (Sweet AlmondI Oil" */
const neverClosed = /^([^()[\]{}]+\s)\([^()[\]{}]*\s(\p{L}+)$/u;

/** "Butyrospermum Parkii (Shea Butter, Urea, Prunus Amygdalus Sweet Almond) Oil": commas in a bracket, and words behind it. */
export const mayJoinNames = /[([{](?:[^()[\]{}]*\([^()]*\))*[^()[\]{}]*,[^()[\]{}]*[)\]}]\s*\p{L}/u;

/**
 * "Cocos Nucifera (Coconut Oil, Theobroma Cacao (Cocoa) Seed Butter, Jojoba) Seed Oil": of one bracket the end is lost and of another the beginning,
 * so that together they seem to hold all that stands between them. Cut at every comma where each part is a known name, read by `resolve`; where there
 * is none, one name with a bracket too many.
 */
export function damagedBrackets(base: PieceInText, resolve: Resolve): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const [, front = '', last = ''] = neverClosed.exec(raw) ?? [];
  const unclosed = front === '' || identify(base.dictionary.lexicon, front) ? null : identify(base.dictionary.lexicon, front + last);
  if (unclosed) return [found(base, unclosed.id, 'corrected')];
  if (!mayBeDamaged.test(raw) || andBetween.test(raw)) return null;
  if (isList(raw)) return glossed(base, raw, resolve) ?? endLost(base, raw, resolve);
  const parts = splitWithOffsets(raw, comma);
  if (parts.length === 1) return withoutBrackets(base, raw);
  const results = parts.flatMap(({ text, at }) => resolve(base.start + at, base.start + at + text.length));
  const different = new Set(results.map(({ id }) => id)).size;
  const known = new Set(results.flatMap(({ id, match }) => (match === 'corrected' ? [] : (id ?? [])))).size;
  // "Argania Spinosa (Ingredients: Water (Aqua), Glycerin, …) Leaf Extract"
  const isWholeList = parts.length > fewestOfList && known >= fewestOfList;
  return isWholeList || (different >= parts.length && results.every(({ id, match }) => id !== null && match !== 'corrected'))
    ? results.reduce(withTranslation, [])
    : null;
}

/** "Aqua (Water, Eau) Sodium Laureth Sulfate, Urea": a comma between names of one substance parts nothing. */
function withTranslation(names: readonly Found[], one: Found): Found[] {
  const before = names.at(-1);
  return before && before.id !== null && before.id === one.id ? [...names.slice(0, -1), { ...before, end: one.end }] : [...names, one];
}

/** "Foobarium (Water (Aqua), Glycerin)": the first bracket ends with the text. */
const isList = (raw: string) => /[)\]}]$/.test(raw) && bracketEnds(raw, 0, raw.length).get(raw.search(anyBracket)) === raw.length - 1;

/** "Mandelöl (Prunus Amygdalus Dulcis (Sweet Almond) Oil)": a known name and once more the same, which has a bracket of its own. */
function glossed(base: PieceInText, raw: string, resolve: Resolve): Found[] | null {
  const open = raw.search(anyBracket);
  const front = open > 0 ? identify(base.dictionary.lexicon, raw.slice(0, open)) : null;
  const [inner, another] = front ? resolve(base.start + open + 1, base.end - 1) : [];
  return front && inner && !another && inner.id === front.id ? [found(base, front.id, 'synonym')] : null;
}

/** "Citrus Limon (Lemon Peel Oil, Lavandula Angustifolia (Lavender) Oil, Limonene)": the end of the first bracket went behind the last name. */
function endLost(base: PieceInText, raw: string, resolve: Resolve): Found[] | null {
  const [first, ...behind] = splitWithOffsets(raw.slice(0, -1), comma);
  const name = first && behind.length > 0 ? withoutBrackets({ ...base, end: base.start + first.text.length }, first.text) : null;
  if (!name) return null;
  const others = behind.flatMap(({ text, at }) => resolve(base.start + at, base.start + at + text.length));
  return others.every(({ id, match }) => id !== null && match !== 'corrected') ? [...name, ...others] : null;
}

/** "Persea (Gratissima (Avocado) Oil": all brackets go, with what the inner one holds or without it. */
function withoutBrackets(base: PieceInText, raw: string): Found[] | null {
  const { lexicon } = base.dictionary;
  const bare = (text: string) => text.replace(anyBracket, ' ').replace(/\s+/g, ' ');
  const identity =
    identify(lexicon, bare(raw)) ??
    (groupsParts.test(raw) ? null : identify(lexicon, bare(raw.replace(innermost, ' ')))) ??
    identifyDoubled(lexicon, bare(raw));
  return identity && !isOfOtherPart(lexicon, raw, identity.id) ? [found(base, identity.id, 'synonym')] : null;
}
