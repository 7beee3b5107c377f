import { textHash } from '#core/text-hash.ts';
import { type KeptCheck, ownLimits } from './own-things.ts';

/** Checks without a name that are kept. */
const unnamedMost = 100;

/** One list, however its blanks and capitals are set. */
const likeness = (list: string) => list.trim().replace(/\s+/g, ' ').toLowerCase();

/** The id of a list among the checks. Two hashes, so that no two lists of a reader share it. */
export function checkId(list: string): string {
  const text = likeness(list);
  return `${textHash(text).toString(36)}${textHash(`${text.length} ${text}`).toString(36)}`;
}

/** The checks with this list as the newest; it keeps the name it had. The oldest without a name go when there are too many. */
export function withCheck(checks: readonly KeptCheck[], list: string, at: string): KeptCheck[] {
  const id = checkId(list);
  const before = checks.find((check) => check.id === id);
  const all = [{ id, list: list.trim(), name: before?.name ?? null, at }, ...checks.filter((check) => check !== before)];
  let unnamed = 0;
  return all
    .filter(({ name }) => {
      if (name === null) unnamed += 1;
      return name !== null || unnamed <= unnamedMost;
    })
    .slice(0, ownLimits.checks);
}

/** The checks with another name for one; an empty one takes its name away. */
export function withName(checks: readonly KeptCheck[], id: string, typed: string): KeptCheck[] {
  const name = typed.trim().slice(0, ownLimits.checkName) || null;
  return checks.map((check) => (check.id === id ? { ...check, name } : check));
}

/** Words of a list that tell it apart, for a check without a name. */
export const beginningOf = (list: string): string => list.replace(/\s+/g, ' ').slice(0, 90);
