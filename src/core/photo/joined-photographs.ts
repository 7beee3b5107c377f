import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';

/** Names that two photographs must share before they are laid over each other. */
const leastShared = 2;
/** A name cut off by the edge of a photograph still shows so many letters. */
const leastLetters = 4;

const namesOf = (text: string) =>
  text
    // Not at the comma of "1,2-Hexanediol".
    .split(/(?:,(?!\d)|[;•·])\s*|\n+/)
    .map((name) => name.trim())
    .filter((name) => keyOf(name) !== '');

/** Is it the same name, read twice with a slip or two? */
function isSame(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)];
  const slips = Math.floor(Math.max(one.length, other.length) / 6);
  return one === other || (slips > 0 && editDistance(one, other, slips) <= slips);
}

const endsWith = (whole: string, part: string) => keyOf(part).length >= leastLetters && keyOf(whole).endsWith(keyOf(part));
const beginsWith = (whole: string, part: string) => keyOf(part).length >= leastLetters && keyOf(whole).startsWith(keyOf(part));

/** How many names at the end of one list the other begins with; the outermost may be cut off. */
function overlap(first: readonly string[], second: readonly string[]): number {
  for (let shared = Math.min(first.length, second.length); shared >= leastShared; shared -= 1) {
    const tail = first.slice(-shared);
    const fits = tail.every((name, index) => {
      const other = second[index] ?? '';
      if (isSame(name, other)) return true;
      return (index === shared - 1 && beginsWith(other, name)) || (index === 0 && endsWith(name, other));
    });
    if (fits) return shared;
  }
  return 0;
}

type IsName = (text: string) => boolean;

function laidOver(first: readonly string[], second: readonly string[], shared: number, isName: IsName): string[] {
  const from = first.length - shared;
  // Of two readings the one that is a name, of the outermost the one that was not cut off.
  const middle = first.slice(from).map((name, index) => {
    const other = second[index] ?? '';
    const better = (isName(other) && !isName(name)) || (index === shared - 1 && keyOf(other).length > keyOf(name).length);
    return better ? other : name;
  });
  return [...first.slice(0, from), ...middle, ...second.slice(shared)];
}

/**
 * One list out of several photographs of a pack: where two share names they are laid over each other, in
 * whatever order they were taken; others follow each other. `isName` chooses between two readings of a name.
 */
export function joinPhotographs(texts: readonly string[], isName: IsName = () => false): string {
  let parts = texts.map(namesOf).filter(({ length }) => length > 0);
  if (parts.length < 2) return texts.find((text) => text.trim() !== '') ?? '';
  for (;;) {
    const best = bestPair(parts);
    if (!best) return parts.map((names) => names.join(', ')).join(', ');
    const whole = laidOver(best.first, best.second, best.shared, isName);
    parts = parts.flatMap((part) => (part === best.second ? [] : part === best.first ? [whole] : [part]));
  }
}

/** The two lists of which one goes on where the other ends with most names shared; null where none does. */
function bestPair(parts: readonly string[][]): { first: string[]; second: string[]; shared: number } | null {
  const pairs = parts.flatMap((first) =>
    parts.filter((second) => second !== first).map((second) => ({ first, second, shared: overlap(first, second) })),
  );
  const best = pairs.sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared > 0 ? best : null;
}
