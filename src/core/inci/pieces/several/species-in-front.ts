import type { Lexicon } from '../../names/lexicon.ts';
import type { Item } from '../../reading.ts';
import type { Found } from '../found.ts';

const species = /^\s*([a-z]{3,})\s([a-z]{3,})[\s*]*$/i;

/** "olea europaea, olive oil": a plant in Latin, and behind a comma what everybody calls the part of it that is meant. */
export function isOfSpecies({ incis }: Lexicon, { id, text }: Pick<Item, 'id' | 'text'>, behind: Found, source: string): boolean {
  const [, genus, epithet] = id === null ? (species.exec(text.toLowerCase()) ?? []) : [];
  if (genus === undefined || epithet === undefined || behind.id === null) return false;
  const [first, ...others] = (incis[behind.id] ?? '').toLowerCase().split(/[\s/]/);
  const called = source.slice(behind.start, behind.end).toLowerCase();
  return first === genus && others.includes(epithet) && !called.includes(genus);
}
