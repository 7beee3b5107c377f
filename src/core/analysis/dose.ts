import type { ShareEstimate } from './share-types.ts';
import type { Context } from './use.ts';
import { type CautionDose, type Dose, doses } from './verdicts.ts';

/** `from`: the least percentage that was shown to act; null where nobody studied amounts. `hintedFrom`: the least of which lesser studies hint at it. */
export function doseOf(share: ShareEstimate | null | undefined, from: number | null, hintedFrom: number | null = null): CautionDose {
  if (!share || from === null) return 'unknown';
  if (share.low >= from) return 'likely';
  return share.high >= (hintedFrom ?? from) ? 'possible' : 'unlikely';
}

const justBelowLine = 0.99;

/** The share of what stands behind the 1 % line: its estimate ends at 1, which it does not reach. */
export const belowLine = (share: ShareEstimate | null | undefined): ShareEstimate | null | undefined =>
  share && !share.declared && share.high > justBelowLine ? { ...share, high: justBelowLine } : share;

/**
 * Is so much of it, percent, washed off before it acts? `rinsedFrom`: the percentage from which it acts all the same, as a peel does within minutes; 0 for any amount, null for none.
 */
export const isWashedOff = (context: Context, rinsedFrom: number | null, percent = 0): boolean =>
  context === 'rinse-off' && (rinsedFrom === null || percent < rinsedFrom);

/** False where too little is there, or it goes down the drain: such a dose supports no verdict. */
export const mayAct = (dose: Dose): boolean => dose !== 'unlikely' && dose !== 'rinsed';

/** Those of which enough may be there. */
export const thatMayAct = <One extends { readonly dose: Dose }>(all: readonly One[]): readonly One[] =>
  all.filter(({ dose }) => mayAct(dose));

/** By dose, the best first. */
export const byDose = (a: { readonly dose: Dose }, b: { readonly dose: Dose }) => doses.indexOf(a.dose) - doses.indexOf(b.dose);
