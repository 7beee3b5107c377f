import type { SizeUnit } from '#core/catalog/unit-price.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Certainty, ComparedPrice, ComparedSide, Comparison, Likeness, Line, Statement } from './comparison.ts';

/** What the summary is made from: the rest of the comparison. */
export type ComparedFacts = Omit<Comparison, 'summary' | 'certainty'>;

/** Scores from which formulas are said to be near, and related. */
const likenessFrom = { near: 0.7, related: 0.35 };
const most = { base: 4, effects: 3 };
/** A smaller move among many places says nothing. */
const leastMove = 2;
/** Fewer ingredients of difference to take care with are chance. */
const leastCare = 2;
/** A smaller difference of prices is not worth a sentence. */
const leastTimes = 1.25;
/** Kinds that are named so that nobody takes them for another; no reason to take care. */
const onlyNamed: readonly FlagName[] = ['fatty-alcohol', 'aromatic-alcohol', 'exfoliant'];

/** The summary of all sides; the first two of more are not treated otherwise than the rest. */
export function summaryOf(facts: ComparedFacts): Statement[] {
  const each = facts.sides.map((_, side) => side);
  return [
    baseOf(facts),
    ...each.flatMap((side) => addsOf(facts, side)),
    ...each.flatMap((side) => raisesOf(facts, side)),
    ...movesOf(facts),
    ...careOf(facts),
    ...priceOf(facts),
  ];
}

function likenessOf({ sides, ingredients, similarities }: ComparedFacts): Likeness {
  const same = sides.every(({ own }) => own === 0) && ingredients.every(({ places }) => new Set(places).size === 1);
  if (same) return 'same';
  // Of several, the two that are least alike.
  const score = Math.min(...similarities.map(({ explanation }) => explanation.score));
  return score >= likenessFrom.near ? 'near' : score >= likenessFrom.related ? 'related' : 'different';
}

/** What carries all of them: the shared ingredients that stand highest. */
function baseOf(facts: ComparedFacts): Statement {
  const shared = facts.ingredients.flatMap(({ places }, row) => {
    const present = places.filter((place) => place !== null);
    return present.length === places.length ? [{ row, sum: present.reduce((sum, place) => sum + place, 0) }] : [];
  });
  const names = shared
    .sort((a, b) => a.sum - b.sum)
    .slice(0, most.base)
    .map(({ row }) => row);
  return { says: 'base', likeness: likenessOf(facts), shared: facts.shared, names };
}

/** Effects shown on people that only this side has, with the ingredients behind them. */
function addsOf({ effects }: ComparedFacts, side: number): Statement[] {
  const own = effects.filter(({ only, sides }) => only === side && sides[side]?.grade !== 'weak').slice(0, most.effects);
  if (own.length === 0) return [];
  return [{ says: 'adds', side, kinds: own.map(({ effect, sides }) => ({ effect, names: sides[side]?.by ?? [] })) }];
}

function raisesOf({ flags }: ComparedFacts, side: number): Statement[] {
  const own = flags.filter(({ flag, only, sides }) => {
    const verdict = sides[side];
    return only === side && verdict?.state === 'settled' && verdict.matters && !onlyNamed.includes(flag);
  });
  if (own.length === 0) return [];
  return [{ says: 'raises', side, kinds: own.map(({ flag, sides }) => ({ flag, names: sides[side]?.by ?? [] })) }];
}

function sideOfLine({ onePercent }: ComparedSide, place: number): 'before' | 'behind' | null {
  if (!onePercent) return null;
  if (place < onePercent.from) return 'before';
  return place >= onePercent.to ? 'behind' : null;
}

function lineOf(sides: readonly (ComparedSide | undefined)[], places: readonly number[]): Line | null {
  const [one, other] = places.map((place, index) => {
    const side = sides[index];
    return side ? sideOfLine(side, place) : null;
  });
  if (!one || !other) return null;
  return one === other ? one : 'across';
}

/** The shared active that stands farthest apart in the first two sides. */
function movesOf({ sides, similarities, ingredients }: ComparedFacts): Statement[] {
  const shared = similarities[0]?.explanation.sharedActives.ingredients ?? [];
  const moved = shared
    .flatMap(({ id }) => {
      const [here, there] = ingredients[id]?.places ?? [];
      const move = ingredients[id]?.moves[1];
      return here == null || there == null || move == null || Math.abs(move) < leastMove
        ? []
        : [{ id, places: [here, there] as const, by: Math.abs(move) }];
    })
    .sort((a, b) => b.by - a.by);
  return moved
    .slice(0, 1)
    .map(({ id, places }) => ({ says: 'moves', name: id, sides: [0, 1], places, line: lineOf(sides.slice(0, 2), places) }));
}

/** For which skin there is less to take care with, where that differs by more than chance. */
function careOf({ skin, sides }: ComparedFacts): Statement[] {
  if (sides.some(({ withheld }) => withheld)) return [];
  return skin.flatMap(({ skin: type, sides: verdicts }): Statement[] => {
    const counts = verdicts.map(({ care }) => care.length);
    const [least, greatest] = [Math.min(...counts), Math.max(...counts)];
    if (greatest - least < leastCare) return [];
    return [{ says: 'care', skin: type, less: counts.indexOf(least), more: counts.indexOf(greatest), counts: [least, greatest] }];
  });
}

/** The cheapest size of each side, where all can be compared. */
function priceOf({ prices }: ComparedFacts): Statement[] {
  const cheapest = prices.map((sizes) =>
    sizes.find((size): size is ComparedPrice & { perHundred: number; unit: SizeUnit } => size.perHundred !== null && size.unit !== null),
  );
  const [first] = cheapest;
  if (!first || cheapest.some((one) => !one || one.unit !== first.unit || one.currency !== first.currency)) return [];
  const each = cheapest.map((one) => one?.perHundred ?? 0);
  const [least, greatest] = [Math.min(...each), Math.max(...each)];
  const times = least > 0 ? Math.round((greatest / least) * 10) / 10 : 0;
  return times < leastTimes
    ? []
    : [{ says: 'price', cheaper: each.indexOf(least), dearer: each.indexOf(greatest), times, unit: first.unit }];
}

/** How far the summary can be trusted, with what stands against it. */
export function certaintyOf(sides: readonly ComparedSide[]): Certainty {
  const reasons = sides.flatMap(({ withheld, recognised, ingredients, ordered, onePercent }, side) => [
    ...(withheld ? [{ reason: 'unread' as const, side }] : recognised < ingredients ? [{ reason: 'someUnread' as const, side }] : []),
    ...(withheld
      ? []
      : !ordered
        ? [{ reason: 'unordered' as const, side }]
        : onePercent === null
          ? [{ reason: 'noMarker' as const, side }]
          : []),
  ]);
  const level = reasons.some(({ reason }) => reason === 'unread')
    ? 'low'
    : reasons.some(({ reason }) => reason !== 'someUnread')
      ? 'limited'
      : 'fair';
  return { level, reasons };
}
