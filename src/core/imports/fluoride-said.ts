import { fluorideNotice, fluorideSentence } from '#core/inci/pack/food-and-fluoride.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { matchesOfAny } from '#core/inci/text/matches.ts';

/** An amount closes what is said of fluoride: "(1450 ppm F)", "0,315% p/p (1450 ppm de fluor)". */
const upToAmount =
  /^.*\d\s?(?:ppm(?:\s?(?:of|as|de|d['’]|ions?|ión|fl[uú]o\p{L}*|f(?!\p{L}))[\s⁻¯˜-]?){0,3}|%(?:\s?[wp]\s?\/\s?[wp])?)\)?/isu;
/** "Sodium Fluoride (1450 ppm F), Zinc Citrate.": called out in front of the list. */
const calledOut = /(?<!\p{L})\p{L}+\s\p{L}*fluor\p{L}*\s?\(\d[\d.,]{0,6}\s?ppm[^()]{0,20}\)/giu;
const isFluoride = /fluor|flur$/i;

/** The list with what its pack says of the amount of its fluoride, in front of it or behind it: it was cut off with the rest. */
export function withFluoride(list: Reading, pack: string, dictionary: Dictionary): Reading {
  if (!/ppm|%/i.test(pack) || /ppm/i.test(list.text) || !list.items.some(({ inci }) => isFluoride.test(inci ?? ''))) return list;
  const said = [...matchesOfAny(fluorideNotice, pack), ...matchesOfAny(fluorideSentence, pack), ...pack.matchAll(calledOut)]
    .flatMap(([notice]) => upToAmount.exec(notice)?.[0].trim() ?? [])
    .find((notice) => !list.text.includes(notice));
  if (said === undefined) return list;
  const longer = readLabel(`${list.text.replace(/[\s.,;]+$/, '')}. ${said}`, dictionary);
  return longer.refused === null && longer.total === list.total && longer.recognised === list.recognised ? longer : list;
}
