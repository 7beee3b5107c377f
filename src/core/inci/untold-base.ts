import { isSoapOfOil } from './names/soaps.ts';
import type { Item } from './reading.ts';

const tellsSodium = /s[oó]d|sosa|soude|n[aá]tri|натри/i;
/** "натриевые соли жирных кислот масел: кокосового, пальмового": told of all of them in front. */
const underSodium = /натриев\p{L}+\s(?:сол|мыл)[^;.]*$/iu;
const longestHead = 150;
const lye = /^Sodium Hydroxide$/;
const water = /^Aqua$|\b(?:Water|Juice)$/;
/** What stands in no bar: soft soaps by their names, other cleansers and what thickens a liquid. */
const ofLiquid = /^Potassium (?:\w+ )*\w+ate$|^Potassium Hydroxide$|(?:Betaine|Glucoside|Gum|[Cc]ellulose)$|^Guar Hydroxy/;

/** "Saponified coconut oil" in a liquid wash: sodium makes the soap of bars, potassium that of liquids, and which it is the label does not tell. */
export function withoutUntoldBase(label: string, items: readonly Item[]): Item[] {
  const untold = ({ inci, match, text, start }: Item) =>
    match === 'synonym' &&
    isSoapOfOil(inci ?? '') &&
    !tellsSodium.test(text) &&
    !underSodium.test(label.slice(Math.max(0, start - longestHead), start));
  const first = items.findIndex(untold);
  const isLiquid =
    first >= 0 &&
    !items.some(({ inci }) => lye.test(inci ?? '')) &&
    items.some(({ inci }, index) => ofLiquid.test(inci ?? '') || (index < first && water.test(inci ?? '')));
  if (!isLiquid) return [...items];
  return items.map((item) => (untold(item) ? { ...item, id: null, inci: null, alias: null, match: 'unknown', components: [] } : item));
}
