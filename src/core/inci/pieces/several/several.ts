import { groupsParts } from '../brackets/brackets.ts';
import { glued } from '../damaged/glued.ts';
import { type Found, type PieceInText, slash } from '../found.ts';
import { monomer } from '../languages/slashes.ts';
import { beforeLine, besideProse } from './beside-prose.ts';
import { blend, unwrapped } from './blends.ts';
import { eitherOr } from './either-or.ts';
import { functionList } from './function-list.ts';
import { numbersTogether } from './further-numbers.ts';
import { infused } from './infused.ts';
import { and, beforeColour, joined, stop } from './joined.ts';
import { namesInARow } from './names-in-a-row.ts';
import { sharedEnding } from './shared-ending.ts';
import { sharesHead } from './shared-head.ts';
import { sharedPlural } from './shared-plural.ts';

/** A salt that is not known is neither table salt nor what it is made of. */
const saltOfAcid = /^\s*соль\s+\p{L}+\s+\p{L}+\s+кислоты\s*$/iu;

/** "Styrene/Acrylates Copolimer": of a polymer the slash parts no two ingredients. */
const isCopolymer = (text: string) => /p?ol[iy]m[eè]re?s?$/i.test(text) && monomer.test(/^[^/]*(?=\/)/.exec(text)?.[0] ?? '');

const colourFirst = /^C\.?I\.?\s?\d/i;

/** Several ingredients in one piece: joined by "and", a stop, a dash, a slash, or with nothing between them. */
export function several(base: PieceInText): Found[] | null {
  const text = base.source.slice(base.start, base.end);
  if (sharesHead(base) || isCopolymer(text) || groupsParts.test(text) || saltOfAcid.test(text)) return null;
  return (
    (/\d$/.test(text) ? numbersTogether(base) : null) ??
    functionList(base) ??
    blend(base) ??
    infused(base) ??
    besideProse(base) ??
    beforeLine(base) ??
    sharedPlural(base) ??
    sharedEnding(base) ??
    unwrapped(base) ??
    eitherOr(base) ??
    joined(base, and) ??
    joined(base, stop, text.includes('-') ? several : severalOrGlued) ??
    (colourFirst.test(text) ? joined(base, beforeColour) : null) ??
    namesInARow(base) ??
    withoutGlossOfPair(joined(base, slash))
  );
}

/** Where hyphens may part names too, two glued ones tell nothing of the rest. */
const severalOrGlued = (part: PieceInText) => several(part) ?? glued(part);

/** "Illite/Montmorillonite (Green Clay)": the bracket says what both are, and holds no part. */
const withoutGlossOfPair = (names: Found[] | null): Found[] | null =>
  names?.map((name) => ({ ...name, components: name.components.filter((part) => names.every((other) => other.id !== part.id)) })) ?? null;
