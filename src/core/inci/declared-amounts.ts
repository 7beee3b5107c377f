import type { Item } from './reading.ts';

/** Per cent: "100% pure olive oil" beside other names praises, and declares no amount. */
const whole = 100;
/** "Alcohol (95 % v/v), content 45 %": so strong is the spirit that was put in, by volume. */
const strongestOfSpirit = 90;
const byVolume = /%\s?\(?v(?:\s?\/\s?v|ol\b)|\d\s?vol\.?\s?%/i;

/** What of alcohol a percentage by volume is at least by weight; it is never more than itself. */
const density = 0.789;
export function leastByWeight(item: Item | undefined): number | null {
  if (!item || item.percent === null) return null;
  return item.inci?.startsWith('Alcohol') && byVolume.test(item.text) ? item.percent * density : item.percent;
}

/** Behind a name without an amount no other is the greater part: "Aqua, Glycerin 85 %" tells how pure the glycerin is. */
const half = 50;

/** Nothing is declared by "0% Parfum", by a praise, by how pure a substance and how strong a spirit was put in. */
export const declaresNothing = ({ percent, text, inci, section }: Item, i: number, items: readonly Item[]): boolean =>
  percent !== null &&
  (percent === 0 ||
    (percent >= whole && items.length > 1) ||
    (percent > half && inci !== 'Aqua' && items[i - 1]?.percent === null && items[i - 1]?.section === section) ||
    (percent >= strongestOfSpirit && inci?.startsWith('Alcohol') === true && byVolume.test(text)));
