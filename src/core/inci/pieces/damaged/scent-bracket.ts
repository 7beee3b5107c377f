import { scents } from '../brackets/named-in-front.ts';
import type { Dictionary, Found } from '../found.ts';
import { resolvePiece } from '../resolve.ts';

/** "Parfum (Alpha-Isomethyl lonone, Geraniol Hydroxycitronellal)": slips and lost commas in the bracket of a scent are read as those of the list are. */
export function scentBracket(dictionary: Dictionary, found: Found, source: string): Found {
  const { id, components } = found;
  if (id === null || !scents.has(dictionary.lexicon.incis[id] ?? '') || components.every((one) => one.id !== null)) return found;
  return {
    ...found,
    components: components.flatMap((one) => {
      const names = one.id === null ? resolvePiece(dictionary, source, one.start, one.end) : [];
      return names.some((name) => name.id !== null)
        ? names.map(({ start, end, id: own, match }) => ({ start, end, id: own, match }))
        : [one];
    }),
  };
}
