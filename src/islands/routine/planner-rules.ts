import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { GroupMembers } from '#core/routine/product-groups.ts';
import type { NoteRules } from '#core/routine/routine.ts';

/** What is said of a rule: its text, how sure it is, and where that is from. */
export interface RuleWords {
  readonly text: string;
  /** Null for an answer to a rumour. */
  readonly grade: Grade | null;
  readonly sources: readonly string[];
}

/** The rules as the page hands them over: in one language, with all that belongs to a group. */
export interface PlannerRules extends NoteRules {
  readonly members: GroupMembers;
  /** Names of groups. */
  readonly names: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, RuleWords>>;
  readonly sunSources: readonly string[];
  /** INCI names of all members, by alias. */
  readonly inci: Readonly<Record<string, string>>;
  /** Categories whose products are rinsed off. */
  readonly rinseOff: readonly string[];
  /** All sources, in the order of their numbers on the page. */
  readonly sources: readonly string[];
}
