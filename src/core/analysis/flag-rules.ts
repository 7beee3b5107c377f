import { type Condition, fits, isExcepted, patternOf, type Subject } from '#core/knowledge/condition.ts';
import type { Flag, FlagName, FlagState } from '#core/knowledge/flags.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { rememberedBy } from '#core/remembered.ts';
import type { Area, Context } from './use.ts';

/** What raises a flag, and what is said then. */
export interface FlagEntry extends Condition {
  readonly id: string;
  readonly state: Exclude<FlagState, 'probable'>;
  readonly level?: string | undefined;
  /** What the state becomes beside another member that is settled. */
  readonly beside?: 'settled' | undefined;
  /** What it becomes behind the 1 % line: what acts from several percent on does another job there. */
  readonly 'behind-line'?: 'seen' | undefined;
  /** What it becomes before that line in what is sold to scrub. */
  readonly 'in-scrub'?: 'disputed' | undefined;
  /** What it becomes there with no water before it, which dissolves it; elsewhere nothing is said of it. */
  readonly 'dry-in-scrub'?: 'settled' | undefined;
  /** What it becomes in what is for hair: there such an acid sets the pH. */
  readonly 'on-hair'?: 'seen' | undefined;
  /** And in what washes. */
  readonly 'in-wash'?: 'seen' | undefined;
  /** It is only seen where there is likely less of it, percent, or its place tells nothing. */
  readonly 'seen-below'?: number | undefined;
  /** But not where so much of it may stand in front of the 1 % line, or its place tells nothing. */
  readonly 'open-from'?: number | undefined;
  /** What it is nonetheless in what is called a peel, or where so much of it is declared. */
  readonly named?: 'settled' | 'disputed' | undefined;
  /** Uses in which it says nothing: what scrubs where it is rubbed and rinsed is a mattifier elsewhere. */
  readonly 'not-in'?: readonly Context[] | undefined;
  /** Pattern, asked of unknown names only; a hit is "probable". */
  readonly fallback?: string | undefined;
}

/** One flag of data/rules/flags.yaml. */
export interface FlagRule {
  readonly flag: FlagName;
  readonly sources: readonly string[];
  /** The only uses of which it speaks. */
  readonly 'only-in'?: readonly Context[] | undefined;
  /** Areas of which it says nothing. */
  readonly 'not-on'?: readonly Area[] | undefined;
  /** Uses in which it matters less, and those in which it matters before the 1 % line alone. */
  readonly 'less-in'?: readonly Context[] | undefined;
  /** Products of which it matters less. */
  readonly 'less-of'?: readonly MarkedProduct[] | undefined;
  readonly 'before-line-in'?: readonly Context[] | undefined;
  readonly entries: readonly FlagEntry[];
}

/** Does the flag speak of this kind of product at all? */
export const speaksOf = (rule: FlagRule, context: Context, area: Area): boolean =>
  (rule['only-in']?.includes(context) ?? true) && !rule['not-on']?.includes(area);

/** Does the flag matter in this kind of product, for culprits at these places? */
export function matters(rule: FlagRule, context: Context, products: ReadonlySet<MarkedProduct>, beforeLine: boolean): boolean {
  if (rule['less-in']?.includes(context) || rule['less-of']?.some((product) => products.has(product))) return false;
  return beforeLine || !rule['before-line-in']?.includes(context);
}

export const reasonOf = ({ flag }: Pick<FlagRule, 'flag'>, { id }: Pick<FlagEntry, 'id'>) => `${flag}.${id}`;

/** Flags of a known ingredient: per flag the first entry that fits. */
export function flagsOf(rules: readonly FlagRule[], subject: Subject): Flag[] {
  return rules.flatMap((rule) => {
    const entry = rule.entries.find((candidate) => fits(candidate, subject));
    return entry ? [{ flag: rule.flag, state: entry.state, level: entry.level ?? null, reason: reasonOf(rule, entry) }] : [];
  });
}

/** "Dimethicone-free", "sans silicone", "0 % silicone": what is said to be absent, anywhere in a text. */
const absences =
  /(?<![\d.,])0\s?%.*|(?<![^\s-])(?:[^\s-]{1,40}[- ]free|(?:no|non|sans|ohne|senza|sin|without|free[- ](?:of|from))[- ][^\s-]+)(?![\p{L}\p{N}])/gu;

const maxRemembered = 5_000;

/** Flags that an unknown name suggests, all of them "probable". */
export const probableFlags = rememberedBy(maxRemembered, (rules: readonly FlagRule[], name): readonly Flag[] => {
  const plain = name.toLowerCase().replace(absences, ' ').trim();
  const suggests = (entry: FlagEntry) =>
    entry.fallback !== undefined && patternOf(entry.fallback).test(plain) && !isExcepted(entry, { inci: name });
  return rules.flatMap((rule) => {
    const entry = rule.entries.find(suggests);
    return entry ? [{ flag: rule.flag, state: 'probable' as const, level: entry.level ?? null, reason: reasonOf(rule, entry) }] : [];
  });
});
