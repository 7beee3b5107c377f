import type * as z from 'zod/mini';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Keys whose value names an entry of a list, the most telling first. */
const namingKeys = ['inci', 'species', 'id', 'flag', 'role', 'effect', 'caution', 'report', 'group', 'alias', 'name', 'key', 'use', 'area'];

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  tuple: 'a list',
  object: 'keys with values',
  record: 'keys with values',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const shown = (value: unknown) => {
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const quoted = (names: readonly PropertyKey[]) => names.map((name) => `\`${String(name)}\``).join(', ');
/** What stands in parsed data behind these keys and places. */
export const valueAt = (raw: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, step) => (isMapping(value) ? value[String(step)] : undefined), raw);

/** "fragrance, parfum" and the keys behind it: the entries of lists by their names, or by their place where they have none. */
function placeOf(raw: unknown, path: readonly PropertyKey[]): { readonly entry: string; readonly field: string } {
  const names: string[] = [];
  let keys: string[] = [];
  let value = raw;
  path.forEach((step, depth) => {
    value = isMapping(value) ? value[String(step)] : undefined;
    if (typeof step !== 'number') {
      keys.push(String(step));
      return;
    }
    const naming = isMapping(value) ? value : {};
    const name = namingKeys.map((key) => naming[key]).find((text) => typeof text === 'string');
    if (name !== undefined) names.push(name);
    else if (names.length > 0) keys.push(`#${step + 1}`);
    else names.push(...keys, `entry ${step + 1}`);
    if (names.length > 0 && (name !== undefined || depth <= 1)) keys = [];
  });
  // A file that is no list has its entries by name.
  if (names.length === 0 && keys.length > 1) names.push(keys.shift() ?? '');
  return { entry: names.join(', '), field: keys.join(' ') };
}

/** What is wanted where something else stands; null where that is not the point. */
function wanted(issue: Issue): string | null {
  // A schema that has words of its own for its values says them better.
  if (issue.message !== 'Invalid input') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return null;
  }
}

/** Of the ways in which something may be written, what is wrong with those that it comes near. */
function saidOfUnion({ errors }: z.core.$ZodIssueInvalidUnion, value: unknown): string {
  const firsts = errors.flatMap(([first]) => first ?? []);
  const near = firsts.filter(({ code, path }) => code !== 'invalid_type' || path.length > 0);
  if (near.length > 0) {
    const tried = near.map((issue) => `${issue.path.length > 0 ? `${quoted(issue.path)} ` : ''}${said(issue, valueAt(value, issue.path))}`);
    return [...new Set(tried)].join(', or ');
  }
  return `${firsts.map((issue) => wanted(issue)).join(' or ')}, not ${shown(value)}`;
}

/** What is wrong, without the place. `value` is what stands there. */
function said(issue: Issue, value: unknown): string {
  if (issue.path.length === 0 && (value === undefined || value === null)) return 'is empty: write the first entry, or delete the file';
  if (value === undefined && issue.code !== 'unrecognized_keys') {
    const key = issue.path.at(-1);
    return key === 'en' || key === 'ru' ? 'is missing: texts are written in both languages' : 'is missing';
  }
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'is empty';
  if (issue.code === 'invalid_union') return saidOfUnion(issue, value);
  if (issue.code === 'invalid_key')
    return `is no name that can stand here: it ${issue.issues[0] ? said(issue.issues[0], issue.path.at(-1)) : ''}`;
  const wish = wanted(issue);
  return wish === null ? `is not written like its neighbours: ${shown(value)}` : `${wish}, not ${shown(value)}`;
}

/**
 * What does not fit a schema, in plain words: file, entry and key, and what is wanted there.
 * `help` tells where the keys of the file are described.
 */
export function plainIssues(path: string, raw: unknown, issues: readonly Issue[], help: string): Problem[] {
  return issues.map((issue) => {
    const { entry, field } = placeOf(raw, issue.path);
    const where = entry ? `${path}: ${entry}` : path;
    if (issue.code === 'unrecognized_keys') {
      const home = field ? ` in \`${field}\`` : '';
      return { where, what: `the key ${quoted(issue.keys)}${home} is none that is read here; ${help}` };
    }
    const what = said(issue, valueAt(raw, issue.path));
    return { where, what: field ? `\`${field}\` ${what}` : what };
  });
}
