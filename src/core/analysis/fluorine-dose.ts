import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { fluorineIn, mostFluorine } from './fluoride-amount.ts';
import type { ListInUse } from './list-in-use.ts';
import type { Dose } from './verdicts.ts';

/** Percent of fluorine from which products of these kinds, or all others, were shown to protect teeth; down to `unknown-from` nobody knows. */
export interface FluorineAmount {
  readonly of?: readonly MarkedProduct[] | undefined;
  readonly from: number;
  readonly 'unknown-from': number;
}

/** Dose of every fluoride of a list: their fluorine acts together. Null where the rule counts no fluorine. */
export function fluorineDose(amounts: readonly FluorineAmount[] = [], { counted, facts, shares, products }: ListInUse): Dose | null {
  const amount = amounts.find(({ of }) => !of || of.some((product) => products.has(product)));
  if (!amount) return null;
  let [low, high, most] = [0, 0, 0];
  let isWhole = true;
  for (const index of counted) {
    const part = fluorineIn(facts[index]);
    if (part === null) continue;
    const share = shares[index];
    if (!share) isWhole = false;
    low += (share?.low ?? 0) * part;
    high += (share?.high ?? 0) * part;
    // So little of a fluoride may be what a pack counts as fluorine.
    if (share?.declared && share.high <= mostFluorine) most = Math.max(most, share.high);
  }
  if (low >= amount.from) return 'likely';
  if (isWhole && high >= amount.from) return 'possible';
  return !isWhole || high >= amount['unknown-from'] || most >= amount.from ? 'unknown' : 'unlikely';
}
