import type { Facts } from '#core/knowledge/facts.ts';
import type { Sequence } from './sequence.ts';
import type { OnePercentBand } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** Lists, and stretches of them, that go by the alphabet: there the order says nothing of amounts. */

const [fewestSorted, enoughForSlip] = [7, 12];

const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Drug facts often list their inactive ingredients by the alphabet: then order says nothing. In a longer list one name may stand elsewhere, as one that was misread does. */
export function isAlphabetical(names: readonly string[]): boolean {
  if (names.length < fewestSorted) return false;
  let slips = names.length < enoughForSlip ? 0 : 1;
  let before = '';
  for (const name of names.map(folded)) {
    if (before > name) slips -= 1;
    if (slips < 0) return false;
    before = name;
  }
  return true;
}

/** By chance eight names stand by the alphabet once in 40,320 times; beside such a stretch five, once in 120. Where other names follow it takes more, for lists name relatives together. */
const [fewestInRun, fewestBeside, fewestInside, fewestAgain] = [8, 5, 11, 4];

/** Scents that must be declared and colours stand at the end of most lists, often by the alphabet, and tell nothing of what is in front. */
const isOfEnd = (facts: Facts | null | undefined) =>
  facts != null && (/^CI \d/.test(facts.inci) || facts.limits.some(({ label }) => label !== null));

/** Of what was not read nobody knows whether it stands behind the list. */
const isNoMatter = (facts: Facts | null | undefined) => facts == null || facts.inci === 'Parfum' || facts.inci === 'Aroma';

/** Stretches by the alphabet behind the 1 % line, or of scents and colours alone: among their names the place tells nothing. */
export function sortedBehind({ items, counted, facts }: Sequence, line: OnePercentBand | null): readonly (readonly ItemIndex[])[] {
  const stretches: ItemIndex[][] = [];
  let before = '';
  for (const index of counted) {
    const name = folded(items[index]?.text ?? '');
    const last = stretches.at(-1);
    const mayJoin = isOfEnd(facts[index]) || (line !== null && index >= line.to);
    if (last && mayJoin && before <= name) last.push(index);
    else stretches.push([index]);
    before = name;
  }
  return stretches.filter(
    (stretch) => stretch.length >= fewestBeside || (stretch.length >= fewestAgain && stretch.every((index) => isOfEnd(facts[index]))),
  );
}

/**
 * The names of a list that go down in amount only up to them and on by the alphabet, in one run or several, unless they stand behind the 1 % line; empty without any.
 * Water in front stands there for its amount.
 */
export function alphabeticalRun({ items, counted, facts }: Sequence, line: OnePercentBand | null): readonly ItemIndex[] {
  const first = facts[counted[0] ?? -1]?.family === 'base' ? 1 : 0;
  const placed = counted.slice(first);
  if (placed.length < fewestInRun) return [];
  const runs: { indices: ItemIndex[]; telling: number }[] = [];
  let before = '';
  for (const index of placed) {
    const name = folded(items[index]?.text ?? '');
    const last = runs.at(-1);
    const telling = isOfEnd(facts[index]) ? 0 : 1;
    if (last && before <= name) {
      last.indices.push(index);
      last.telling += telling;
    } else runs.push({ indices: [index], telling });
    before = name;
  }
  const sorted = (at: number, fewest: number) => (runs[at]?.telling ?? 0) >= fewest;
  const [from, to] = [runs.findIndex((_, at) => sorted(at, fewestInRun)), runs.findLastIndex((_, at) => sorted(at, fewestInRun))];
  if (from < 0) return [];
  const start = sorted(from - 1, fewestBeside) ? from - 1 : from;
  let end = sorted(to + 1, fewestBeside) ? to + 1 : to;
  // Scents that go by the alphabet again behind it are in no order either.
  while ((runs[end + 1]?.indices.length ?? 0) >= fewestAgain) end += 1;
  const isInside = runs.slice(end + 1).some(({ indices }) => indices.some((index) => !isOfEnd(facts[index]) && !isNoMatter(facts[index])));
  if (isInside && !runs.some((_, at) => sorted(at, fewestInside))) return [];
  const run = runs.slice(start, end + 1).flatMap(({ indices }) => indices);
  return line !== null && line.to <= (run[0] ?? 0) ? [] : run;
}
