import type { Report } from '#core/analysis/report.ts';
import type { FlagName } from '#core/knowledge/flags.ts';

/** What of an ingredient speaks for or against a claim: any of these, unless an exception holds. */
export interface ClaimMark {
  readonly flag?: FlagName | readonly FlagName[] | undefined;
  readonly role?: string | readonly string[] | undefined;
  /** Pattern of the INCI name. */
  readonly match?: string | undefined;
  /** Names and roles that are not meant, whatever else they have. */
  readonly except?: string | undefined;
  readonly exceptRole?: string | undefined;
  /** Kinds of data/rules/caution-kinds.yaml: `caution` by presence alone, `felt` by dose: likely settles, possible leaves it open. */
  readonly caution?: string | undefined;
  readonly felt?: readonly string[] | undefined;
  /** Of animal origin: always settles, possibly leaves it open. */
  readonly animal?: boolean | undefined;
  /** A comedogenic value from this one on. */
  readonly comedogenic?: number | undefined;
  readonly origin?: 'synthetic' | undefined;
}

/** One promise of data/rules/claims.yaml. */
export interface ClaimRule {
  readonly id: string;
  /** Patterns by which the promise is known on a label, in any language. */
  readonly says: readonly string[];
  /** absent: nothing in the list may have the mark. present: something must. open: no list can prove it, but one with the mark contradicts it. */
  readonly kind: 'absent' | 'present' | 'open';
  readonly mark?: ClaimMark | undefined;
  /** What gives reason to doubt, and no more. */
  readonly doubt?: ClaimMark | undefined;
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
export type ClaimSubject = Pick<Report, 'reading' | 'counted' | 'itemFlags' | 'cautions' | 'shares'>;
