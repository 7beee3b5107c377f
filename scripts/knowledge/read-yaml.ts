import { readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import * as z from 'zod/mini';
import { plainIssues, valueAt } from './plain-issues.ts';
import { MalformedData } from './problem.ts';

/** What js-yaml says, in the words of somebody who writes such files. */
const reasons: Readonly<Record<string, string>> = {
  'expected a document, but the input is empty': 'is empty: write the first entry, or delete the file',
  'duplicated mapping key': 'a key stands twice in one entry: keep one of them',
};
const usual =
  'often a text with a colon, a comma or a bracket lacks its quotes, a bracket is not closed, or a line does not stand below its neighbours';

/** Where the keys of a file are described. */
const describedIn = (path: string) => {
  const folder = /\b(?:ingredients|rules)\b/.exec(path)?.[0];
  return folder ? `data/${folder}/README.md describes the keys` : 'the head of the file describes its keys';
};

/** Reads a YAML file; throws MalformedData with file and line where it is none. */
export function parseYaml(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return load(text);
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    const line = cause.mark ? `, line ${cause.mark.line + 1}` : '';
    const reason = reasons[cause.reason] ?? `is no YAML (${cause.reason}): ${usual}`;
    throw new MalformedData([{ where: `${path}${line}`, what: reason }]);
  }
}

/** Holds what was read of a file (`at`: a part of it) against a schema; throws MalformedData with all that does not fit. */
export function parseData<Schema extends z.ZodMiniType>(
  path: string,
  raw: unknown,
  schema: Schema,
  at: readonly PropertyKey[] = [],
): z.output<Schema> {
  const parsed = z.safeParse(schema, valueAt(raw, at));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }));
  throw new MalformedData(plainIssues(path, raw, issues, describedIn(path)));
}

/** Reads and checks a YAML file; throws MalformedData with file, entry and what is wrong. */
export function readYaml<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.output<Schema> {
  return parseData(path, parseYaml(path), schema);
}
