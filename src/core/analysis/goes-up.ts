import type { Facts } from '#core/knowledge/facts.ts';
import { leftOverFrom } from './one-percent.ts';
import type { Sequence } from './sequence.ts';
import type { OnePercentBand } from './share-types.ts';
import type { ItemIndex } from './verdicts.ts';

/** So near the front (places) is the line of a list that goes down hardly ever followed by what there is much of: by several percent of one name, or by percents of two. */
const nearFront = 3;
const [percents, severalPercents, fewestMuch] = [1, 3, 2];

/** So many emulsifiers, fats and filters, each usual at so much (percent), behind what only thickens: the list names its groups one after the other. */
const [fewestOfMass, usualOfMass] = [3, 0.3];
const ofMass: ReadonlySet<string> = new Set(['emulsifier', 'emollient', 'uv-filter']);

function isGrouped({ counted, facts }: Sequence, line: OnePercentBand): boolean {
  if (facts[line.to]?.roles[0] !== 'thickener') return false;
  const isMass = (one: Facts | null | undefined) => ofMass.has(one?.roles[0] ?? '') && (one?.usual?.[0] ?? 0) >= usualOfMass;
  return counted.filter((index) => index > line.to && isMass(facts[index])).length >= fewestOfMass;
}

/** Behind the fats of an oil or balm, in front of an extract, water is what that was dissolved in. */
function isOfExtract({ counted, facts }: Sequence, index: ItemIndex): boolean {
  if (facts[index]?.inci !== 'Aqua' || facts[counted[0] ?? -1]?.family !== 'emollient') return false;
  return facts[counted[counted.indexOf(index) + 1] ?? -1]?.roles[0] === 'plant-extract';
}

/** What is usual at least of each ingredient behind the item, percent. */
function usualBehind(sequence: Sequence, item: ItemIndex): readonly number[] {
  const { items, counted, facts } = sequence;
  return counted.flatMap((index) => {
    const { usual: range, roles } = facts[index] ?? { usual: null, roles: [] };
    // A filter guards the colour of a product that is none for the sun; a syrup in front holds the water that is named last.
    const isMuch = roles[0] !== 'uv-filter' && !(roles[0] === 'solvent' && index === counted.at(-1));
    return isMuch && index > item && !isOfExtract(sequence, index) && items[index]?.percent === null ? (range?.[0] ?? 0) : 0;
  });
}

/** Does an ingredient of which there are several percent stand behind the item? */
export const severalBehind = (sequence: Sequence, item: ItemIndex): boolean =>
  usualBehind(sequence, item).some((percent) => percent >= severalPercents);

/** Does what there is much of stand behind the item? */
export function muchBehind(sequence: Sequence, item: ItemIndex): boolean {
  const usual = usualBehind(sequence, item);
  return usual.some((percent) => percent >= severalPercents) || usual.filter((percent) => percent >= percents).length >= fewestMuch;
}

/** What there is much of stands behind a line near the front: a list that does not go down in amount, as many do that were written by hand or copied in columns. */
export function goesUpAgain(sequence: Sequence, line: OnePercentBand | null, whole: number): boolean {
  // Where what is declared leaves no room, none of what follows is as much as usual.
  const last = Math.min(nearFront, leftOverFrom(sequence, whole) - 1);
  if (line === null || sequence.counted.indexOf(line.to) > last) return false;
  if (isGrouped(sequence, line)) return true;
  return muchBehind(sequence, line.to);
}
