import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

/** Mappings whose keys are names (of ingredients, effects, families, forms, sources …), not keys of a schema. */
const byName = new Set(['forms', 'effects', 'reasons', 'files', 'instead', 'unknown-from']);
const filesByName = new Set(['eu-annexes.yaml', 'counted-parts.yaml', 'annex-exceptions.yaml', 'functions.yaml', 'sources.yaml']);

/** Every key that stands in a file's data. */
function keysIn(value: unknown, isByName: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, false));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [...(isByName ? [] : [key]), ...keysIn(one, !isByName && byName.has(key))]);
}

/** A key is described as `key`, "key: …" or "key (…)". */
function undescribed(file: string, description: string): string[] {
  const keys = new Set(keysIn(load(readFileSync(file, 'utf8')), filesByName.has(basename(file))));
  return [...keys]
    .filter((key) => !new RegExp(`[\`\\s{,(]${key}(?:[\`:,}]| \\()`).test(description))
    .map((key) => `${basename(file)}: ${key}`);
}

test('the README describes every key of the ingredient files', () => {
  const readme = readFileSync('data/ingredients/README.md', 'utf8');
  expect(globSync('data/ingredients/*.yaml').flatMap((file) => undescribed(file, readme))).toEqual([]);
});

test('the README and the head of its file describe every key of a rule file', () => {
  const readme = readFileSync('data/rules/README.md', 'utf8');
  const comments = (file: string) => readFileSync(file, 'utf8').match(/^#.*$/gm)?.join('\n') ?? '';
  // Written by a command, for a command.
  const files = globSync('data/rules/*.yaml').filter((file) => basename(file) !== 'annex-check.yaml');
  expect(files.flatMap((file) => undescribed(file, readme + comments(file)))).toEqual([]);
  expect(files.filter((file) => !readme.includes(basename(file)))).toEqual([]);
});
