import type { FlagName, Report } from '#core/analysis/report.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';

/** What of an ingredient speaks for or against a claim: any of these. */
export interface ClaimMark {
  readonly flag?: FlagName | undefined;
  readonly role?: string | undefined;
  /** Pattern of the INCI name. */
  readonly match?: string | undefined;
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
  /** absent: nothing in the list may have the mark. present: something must. open: no list can tell; a mark only gives reason to doubt. */
  readonly kind: 'absent' | 'present' | 'open';
  readonly mark?: ClaimMark | undefined;
}

export type ClaimVerdict = 'contradicted' | 'standing' | 'unknown';

/** Why a verdict is no other: found in the list, perhaps, only in some shades; missing from it; read in part; or no list can tell. */
export type ClaimGround = 'found' | 'perhaps' | 'shades' | 'missing' | 'unread' | 'clear' | 'there' | 'open';

export interface JudgedClaim {
  readonly id: string;
  /** As it stands in the text. */
  readonly said: string;
  readonly verdict: ClaimVerdict;
  readonly ground: ClaimGround;
  /** Items of the report behind it. */
  readonly culprits: readonly number[];
}

/** How surely an item has a mark. */
type Hit = 'surely' | 'perhaps' | null;

function hitOf(mark: ClaimMark, index: number, { itemFlags, reading }: Report, facts: Facts | null): Hit {
  const name = facts?.inci ?? reading.items[index]?.text ?? '';
  if (mark.flag !== undefined) {
    const states = (itemFlags[index] ?? []).flatMap(({ flag, state }) => (flag === mark.flag ? [state] : []));
    if (states.includes('settled')) return 'surely';
    if (states.some((state) => state !== 'seen')) return 'perhaps';
  }
  if (mark.match !== undefined && new RegExp(mark.match, 'i').test(name)) return 'surely';
  if (mark.role !== undefined && facts?.roles.includes(mark.role)) return 'surely';
  if (mark.animal && facts?.animal) return facts.animal === 'always' ? 'surely' : 'perhaps';
  if (mark.comedogenic !== undefined && (facts?.comedogenic?.high ?? -1) >= mark.comedogenic) return 'surely';
  return mark.origin !== undefined && facts?.origin === mark.origin ? 'surely' : null;
}

interface Found {
  readonly surely: readonly number[];
  readonly perhaps: readonly number[];
  /** In some shades only. */
  readonly shades: readonly number[];
}

function find(mark: ClaimMark | undefined, report: Report, facts: readonly (Facts | null)[]): Found {
  if (!mark) return { surely: [], perhaps: [], shades: [] };
  const hits = (indices: readonly number[], wanted: Hit) =>
    indices.filter((index) => hitOf(mark, index, report, facts[index] ?? null) === wanted);
  const shaded = report.reading.items.flatMap(({ mayContain }, index) => (mayContain ? [index] : []));
  return { surely: hits(report.counted, 'surely'), perhaps: hits(report.counted, 'perhaps'), shades: hits(shaded, 'surely') };
}

function judge({ kind, mark }: ClaimRule, report: Report, facts: readonly (Facts | null)[]): Omit<JudgedClaim, 'id' | 'said'> {
  const { surely, perhaps, shades } = find(mark, report, facts);
  const isUnread = report.counted.some((index) => !facts[index]);
  switch (kind) {
    case 'open':
      return { verdict: 'unknown', ground: 'open', culprits: [...surely, ...perhaps] };
    case 'absent':
      if (surely.length > 0) return { verdict: 'contradicted', ground: 'found', culprits: surely };
      if (perhaps.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: perhaps };
      if (shades.length > 0) return { verdict: 'unknown', ground: 'shades', culprits: shades };
      return report.withheld
        ? { verdict: 'unknown', ground: 'unread', culprits: [] }
        : { verdict: 'standing', ground: 'clear', culprits: [] };
    case 'present':
      if (surely.length > 0) return { verdict: 'standing', ground: 'there', culprits: surely };
      if (perhaps.length > 0 || shades.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: [...perhaps, ...shades] };
      return isUnread
        ? { verdict: 'unknown', ground: 'unread', culprits: [] }
        : { verdict: 'contradicted', ground: 'missing', culprits: [] };
  }
}

/** Where the text makes a promise first; null where it does not. */
function saidAt({ says }: ClaimRule, text: string): { readonly at: number; readonly said: string } | null {
  let first: { at: number; said: string } | null = null;
  for (const pattern of says) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu').exec(text);
    if (match && (first === null || match.index < first.at)) first = { at: match.index, said: match[0] };
  }
  return first;
}

/** The promises that a text from the front of the pack makes, in its order, each held against the list. */
export function judgeClaims(
  text: string,
  rules: readonly ClaimRule[],
  report: Report,
  facts: readonly (Facts | null)[],
): readonly JudgedClaim[] {
  return rules
    .flatMap((rule) => {
      const found = saidAt(rule, text);
      return found ? [{ rule, ...found }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ rule, said }) => ({ id: rule.id, said, ...judge(rule, report, facts) }));
}
