import type { Report } from '#core/analysis/report.ts';
import type { Condition } from '#core/knowledge/condition.ts';

/** One promise of data/rules/claims.yaml. */
export interface ClaimRule {
  readonly id: string;
  /** Patterns by which the promise is known on a label, in any language. */
  readonly says: readonly string[];
  /** absent: nothing in the list may have the mark. present: something must. open: no list can prove it, but one with the mark contradicts it. */
  readonly kind: 'absent' | 'present' | 'open';
  /** What of an ingredient speaks for or against the promise. */
  readonly mark?: Condition | undefined;
  /** What gives reason to doubt, and no more. */
  readonly doubt?: Condition | undefined;
}

export type ClaimVerdict = 'contradicted' | 'standing' | 'unknown';

/**
 * Why a verdict is no other: found in the list, perhaps, only in some shades; missing from it; read in part; or no list can tell.
 * Of amounts: the list declares it, or another; less is all its place can hold; there, but the list tells no amount. nameless: nothing we know bears the name.
 */
export type ClaimGround =
  | 'found'
  | 'perhaps'
  | 'shades'
  | 'missing'
  | 'unread'
  | 'clear'
  | 'there'
  | 'open'
  | 'declared'
  | 'otherwise'
  | 'less'
  | 'amount'
  | 'nameless';

export interface JudgedClaim {
  readonly id: string;
  /** As it stands in the text. */
  readonly said: string;
  readonly verdict: ClaimVerdict;
  readonly ground: ClaimGround;
  /** Items of the report behind it. */
  readonly culprits: readonly number[];
}

/** What a list is judged by. */
export type ClaimSubject = Pick<Report, 'reading' | 'counted' | 'itemFlags' | 'cautions' | 'shares' | 'withheld'>;
