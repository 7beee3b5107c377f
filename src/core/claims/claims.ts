import type { FlagName, ListVerdicts } from '#core/analysis/report.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';

/** What of an ingredient speaks for or against a claim: any of these, unless an exception holds. */
export interface ClaimMark {
  readonly flag?: FlagName | readonly FlagName[] | undefined;
  readonly role?: string | readonly string[] | undefined;
  /** Pattern of the INCI name. */
  readonly match?: string | undefined;
  /** Names and roles that are not meant, whatever else they have. */
  readonly except?: string | undefined;
  readonly exceptRole?: string | undefined;
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

const patterns = new Map<string, RegExp>();

/** The pattern, made once: a list asks each of them of every ingredient. */
function matches(pattern: string | undefined, name: string): boolean {
  if (pattern === undefined) return false;
  let known = patterns.get(pattern);
  if (!known) {
    known = new RegExp(pattern, 'i');
    patterns.set(pattern, known);
  }
  return known.test(name);
}

/** What a list is judged by. */
export type ClaimSubject = Pick<ListVerdicts, 'reading' | 'counted' | 'itemFlags'>;

function hitOf(mark: ClaimMark, index: number, { itemFlags, reading }: ClaimSubject, facts: Facts | null): Hit {
  const name = facts?.inci ?? reading.items[index]?.text ?? '';
  if (matches(mark.except, name) || (mark.exceptRole !== undefined && facts?.roles.includes(mark.exceptRole))) return null;
  if (mark.flag !== undefined) {
    const flags = [mark.flag].flat();
    const states = (itemFlags[index] ?? []).flatMap(({ flag, state }) => (flags.includes(flag) ? [state] : []));
    if (states.includes('settled')) return 'surely';
    if (states.some((state) => state !== 'seen')) return 'perhaps';
  }
  if (matches(mark.match, name)) return 'surely';
  if (mark.role !== undefined && [mark.role].flat().some((role) => facts?.roles.includes(role))) return 'surely';
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

function find({ mark, doubt }: ClaimRule, list: ClaimSubject, facts: readonly (Facts | null)[]): Found {
  const hit = (index: number): Hit => {
    const known = facts[index] ?? null;
    const surely = mark ? hitOf(mark, index, list, known) : null;
    return surely ?? (doubt && hitOf(doubt, index, list, known) ? 'perhaps' : null);
  };
  const hits = list.counted.map((index) => ({ index, hit: hit(index) }));
  const of = (wanted: Hit) => hits.filter(({ hit: is }) => is === wanted).map(({ index }) => index);
  const shaded = list.reading.items.flatMap(({ mayContain }, index) => (mayContain && hit(index) === 'surely' ? [index] : []));
  return { surely: of('surely'), perhaps: of('perhaps'), shades: shaded };
}

/** What a list says of one promise. */
export function judgeClaim(rule: ClaimRule, list: ClaimSubject, facts: readonly (Facts | null)[]): Omit<JudgedClaim, 'id' | 'said'> {
  const { surely, perhaps, shades } = find(rule, list, facts);
  const isUnread = list.counted.some((index) => !facts[index]);
  if (rule.kind === 'present') {
    if (surely.length > 0) return { verdict: 'standing', ground: 'there', culprits: surely };
    if (perhaps.length > 0 || shades.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: [...perhaps, ...shades] };
    return isUnread ? { verdict: 'unknown', ground: 'unread', culprits: [] } : { verdict: 'contradicted', ground: 'missing', culprits: [] };
  }
  if (surely.length > 0) return { verdict: 'contradicted', ground: 'found', culprits: surely };
  if (rule.kind === 'open') return { verdict: 'unknown', ground: 'open', culprits: perhaps };
  if (perhaps.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: perhaps };
  if (shades.length > 0) return { verdict: 'unknown', ground: 'shades', culprits: shades };
  return isUnread ? { verdict: 'unknown', ground: 'unread', culprits: [] } : { verdict: 'standing', ground: 'clear', culprits: [] };
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
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
): readonly JudgedClaim[] {
  return rules
    .flatMap((rule) => {
      const found = saidAt(rule, text);
      return found ? [{ rule, ...found }] : [];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ rule, said }) => ({ id: rule.id, said, ...judgeClaim(rule, list, facts) }));
}
