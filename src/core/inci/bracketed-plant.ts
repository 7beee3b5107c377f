import { keyOf } from './fold.ts';
import { type Identity, identify } from './identify.ts';
import { find, type Lexicon, nameIs } from './lexicon.ts';
import { formOfPlant, ofLatinPlant, partsAndPreparations } from './russian-plants.ts';
import { ofSpecies } from './species.ts';

/** Two words, or three as in "Prunus Amygdalus Dulcis", and who described it. */
const latinSpecies = /^\s*(\p{Lu}?\p{L}{2,} [\p{L}-]{3,}(?: [\p{L}-]{3,})?)(?:\s+L\.?)?\s*$/u;
const pair = /^([^()[\]a-z]*[а-яё][^()[\]a-z]*?)\s*[([]([a-z][^()[\]]+)[)\]]?$/i;

/**
 * "экстракт чабреца (Thymus Vulgaris)": the Latin says of which plant it is, the Russian what of it and how it was made. Null where the
 * bracket holds no bare species, or no such preparation of it is known.
 */
export function ofBracketedPlant(lexicon: Lexicon, russian: string, latin: string): Identity | null {
  const species = latinSpecies.exec(latin)?.[1];
  const made = species === undefined ? [] : partsAndPreparations(russian);
  if (species === undefined || made.length === 0) return null;
  const translated = identify(lexicon, russian);
  const inci = lexicon.incis[translated?.id ?? -1] ?? '';
  if (inci.toLowerCase().startsWith(`${species.toLowerCase()} `)) return translated;
  const form = formOfPlant(inci);
  const same = form === null ? null : find(lexicon, keyOf(species + form));
  if (same && same.kind !== nameIs.typo) return { id: same.id, match: 'synonym' };
  const id = ofLatinPlant(lexicon, [...made, ...species.toLowerCase().split(' ')]);
  return id === null ? null : { id, match: 'synonym' };
}

/** The same with the head of its group in front, in any language: "extrait d'ortie (Urtica Dioica)", "экстракт туласи (Ocimum sanctum)". */
export function ofPairUnder(lexicon: Lexicon, name: string): Identity | null {
  if (!name.includes('(')) return null;
  const [, russian, latin = ''] = pair.exec(name) ?? [];
  return russian === undefined ? ofSpecies(lexicon, name, null) : ofBracketedPlant(lexicon, russian, latin);
}
