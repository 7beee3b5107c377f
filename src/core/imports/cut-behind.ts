import { animalDenied } from '#core/inci/pack/animal-denied.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { isCode, isTalk } from './pack-text.ts';

/** What the text of a pack that was cut off a list still tells of it. */

const lastComma = /[,;]\s*$/;

/** The list read with another end; as it was where that reads less. */
function withEnd(list: Reading, text: string, dictionary: Dictionary): Reading {
  const other = readLabel(text, dictionary);
  return other.refused === null && other.total === list.total && other.recognised === list.recognised ? other : list;
}

/** "…, Linalool, 13BHC006-1": behind a comma stood what is no name, so that the list is whole. */
export function withoutLastComma(list: Reading, pack: string, dictionary: Dictionary): Reading {
  const at = lastComma.test(list.text) ? pack.indexOf(list.text) : -1;
  const behind = at < 0 ? '' : pack.slice(at + list.text.length).trim();
  return isTalk(behind) || isCode(behind) ? withEnd(list, list.text.replace(lastComma, ''), dictionary) : list;
}

/** The list with what its pack says of all of it: that nothing comes from animals. */
export function withAnimalDenied(list: Reading, pack: string, dictionary: Dictionary): Reading {
  const said = animalDenied().exec(pack)?.[0];
  if (said === undefined || animalDenied().test(list.text)) return list;
  return withEnd(list, `${list.text.replace(/[\s.]+$/, '')}. ${said}`, dictionary);
}
