import type { Lexicon } from './lexicon.ts';

/** Words in brackets that explain the name in front of them and are no names of their own. */

/** "Parfum (natural essential oils: Linalool)": of what kind the names are. */
export const saysKind =
  /^(?:(?:pure|natural|organic|from|of|with|natürliche[rn]?|naturali|naturel(?:le)?s|naturales)\s)*(?:essential oils?|huiles essentielles|oli essenziali|aceites esenciales|ätherische[rn]? ölen?|эфирные масла)$/i;

const twoWords = /^\s*\p{L}+\s\p{L}+\s*$/u;
const speciesOf = (inci = '') => inci.split(' ', 2).join(' ');

/** "Lemon Juice (Citrus limonum)": the bracket says of which plant it is, and names no other part of it. */
export const isSpeciesOf = (lexicon: Lexicon, head: number, id: number | null, text: string): boolean =>
  id !== null &&
  twoWords.test(text) &&
  speciesOf(lexicon.incis[head]) === speciesOf(lexicon.incis[id]) &&
  lexicon.incis[id] !== speciesOf(lexicon.incis[id]);
