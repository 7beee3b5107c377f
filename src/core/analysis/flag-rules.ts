import { type Flag, type FlagName, type FlagState, flagNames } from '#core/knowledge/flags.ts';
import type { LimitFact } from '#core/knowledge/ingredient.ts';
import { rememberedBy } from '#core/remembered.ts';

/** One entry of data/rules/flags.yaml, ready to be asked. */
export interface FlagEntry {
  readonly id: string;
  readonly state: Exclude<FlagState, 'probable'>;
  readonly level: string | null;
  readonly names: ReadonlySet<string>;
  readonly match: RegExp | null;
  readonly except: RegExp | null;
  readonly role: string | null;
  readonly firstRole: string | null;
  readonly label: boolean;
  readonly plantOil: boolean;
  /** Asked of unknown names only; a hit is "probable". */
  readonly fallback: RegExp | null;
}

export interface FlagRule {
  readonly flag: FlagName;
  readonly sources: readonly string[];
  readonly entries: readonly FlagEntry[];
  /** Reasons of the entries that another member of the flag settles. */
  readonly beside: ReadonlySet<string>;
}

/** What a rule looks at. */
export interface FlagSubject {
  readonly inci: string;
  readonly roles: readonly string[];
  readonly limits: readonly LimitFact[];
  readonly isPlant: boolean;
}

const fattyOil = /(?:Oil|Butter)$/;

function fits(entry: FlagEntry, subject: FlagSubject): boolean {
  if (entry.except?.test(subject.inci)) return false;
  if (entry.names.has(subject.inci.toLowerCase())) return true;
  if (entry.role !== null && subject.roles.includes(entry.role)) return true;
  if (entry.firstRole !== null && subject.roles[0] === entry.firstRole) return true;
  if (entry.label && subject.limits.some(({ label }) => label !== null)) return true;
  if (entry.plantOil && subject.isPlant && fattyOil.test(subject.inci) && subject.roles[0] === 'emollient') return true;
  return entry.match?.test(subject.inci) ?? false;
}

/** Flags of a known ingredient: per flag the first entry that fits. */
export function flagsOf(rules: readonly FlagRule[], subject: FlagSubject): Flag[] {
  return rules.flatMap(({ flag, entries }) => {
    const entry = entries.find((candidate) => fits(candidate, subject));
    return entry ? [{ flag, state: entry.state, level: entry.level, reason: `${flag}.${entry.id}` }] : [];
  });
}

/** "Dimethicone-free", "sans silicone": what is said to be absent, anywhere in a text. */
const absences =
  /(?<![^\s-])(?:[^\s-]{1,40}[- ]free|(?:no|non|sans|ohne|senza|sin|without|free[- ](?:of|from))[- ][^\s-]+)(?![\p{L}\p{N}])/gu;

const maxRemembered = 5_000;

/** Flags that an unknown name suggests, all of them "probable". */
export const probableFlags = rememberedBy(maxRemembered, (rules: readonly FlagRule[], name): readonly Flag[] => {
  const plain = name.toLowerCase().replace(absences, ' ').trim();
  return rules.flatMap(({ flag, entries }) => {
    const entry = entries.find(({ fallback, except }) => fallback?.test(plain) && !except?.test(name));
    return entry ? [{ flag, state: 'probable' as const, level: entry.level, reason: `${flag}.${entry.id}` }] : [];
  });
});

/** Rules as plain data, for the dictionary's facts file. */
export interface FlagRuleData {
  readonly flag: string;
  readonly sources: readonly string[];
  readonly entries: readonly {
    readonly id: string;
    readonly state: Exclude<FlagState, 'probable'>;
    readonly level?: string | undefined;
    /** What the state becomes beside another member that is settled. */
    readonly beside?: 'settled' | undefined;
    readonly names?: readonly string[] | undefined;
    readonly match?: string | undefined;
    readonly except?: string | undefined;
    readonly role?: string | undefined;
    readonly 'first-role'?: string | undefined;
    readonly label?: boolean | undefined;
    readonly 'plant-oil'?: boolean | undefined;
    readonly fallback?: string | undefined;
  }[];
}

/** Compiles rule data; patterns are case-insensitive. Throws with flag and entry on a broken pattern or an unknown flag. */
export function flagRules(data: readonly FlagRuleData[]): FlagRule[] {
  return data.map(({ flag, sources, entries }) => {
    const name = flagNames.find((known) => known === flag);
    if (!name) throw new Error(`Unknown flag "${flag}": expected one of ${flagNames.join(', ')}.`);
    return {
      flag: name,
      sources,
      beside: new Set(entries.flatMap(({ id, beside }) => (beside ? [`${flag}.${id}`] : []))),
      entries: entries.map((entry) => ({
        id: entry.id,
        state: entry.state,
        level: entry.level ?? null,
        names: new Set((entry.names ?? []).map((inci) => inci.toLowerCase())),
        match: pattern(entry.match, `${flag}.${entry.id}`),
        except: pattern(entry.except, `${flag}.${entry.id}`),
        role: entry.role ?? null,
        firstRole: entry['first-role'] ?? null,
        label: entry.label ?? false,
        plantOil: entry['plant-oil'] ?? false,
        fallback: pattern(entry.fallback, `${flag}.${entry.id}`),
      })),
    };
  });
}

function pattern(source: string | undefined, where: string): RegExp | null {
  if (!source) return null;
  try {
    return new RegExp(source, 'i');
  } catch (cause) {
    throw new Error(`${where}: "${source}" is not a pattern.`, { cause });
  }
}
