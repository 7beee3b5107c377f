import { identify } from '../names/identify.ts';
import type { Identity } from '../names/identity.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { ofSpecies } from '../names/species.ts';
import { ofLatinPlant } from './plants.ts';

/** Two words, or three as in "Prunus Amygdalus Dulcis", and who described it. */
const latinSpecies = /^\s*([a-z]{3,}(?: [a-z-]{3,}){1,2})(?: L\.?)?\s*$/i;

/**
 * "экстракт чабреца (Thymus Vulgaris)": the Latin says of which plant it is, the Russian what of it and how it was made. Null where the
 * bracket holds no bare species, or no such preparation of it is known.
 */
export function ofBracketedPlant(lexicon: Lexicon, russian: string, latin: string): Identity | null {
  const species = latinSpecies.exec(latin)?.[1]?.toLowerCase();
  if (species === undefined) return null;
  const translated = identify(lexicon, russian);
  if (translated && lexicon.incis[translated.id]?.toLowerCase().startsWith(`${species} `)) return translated;
  const id = ofLatinPlant(lexicon, [...russian.toLowerCase().split(/[\s:]+/), ...species.split(' ')], true);
  return id === null ? null : { id, match: 'synonym' };
}

/** The same with the head of its group in front, in any language: "extrait d'ortie (Urtica Dioica)", "экстракт туласи (Ocimum sanctum)". */
export function ofPairUnder(lexicon: Lexicon, name: string): Identity | null {
  const [front = '', inner] = name.split(/[([)\]]/);
  return inner === undefined ? null : (ofBracketedPlant(lexicon, front, inner) ?? ofSpecies(lexicon, name, null));
}
