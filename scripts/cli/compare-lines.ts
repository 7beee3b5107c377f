import * as z from 'zod/mini';
import { comparisonWeights, productSide, readWithSnapshot } from '#catalog/comparisons.ts';
import { contexts } from '#core/analysis/use.ts';
import { maxCompared } from '#core/comparison/address.ts';
import { compareFormulas } from '#core/comparison/compare.ts';
import type { Comparison } from '#core/comparison/comparison.ts';
import type { SideInput } from '#core/comparison/sides.ts';

const expected = 'Expected {"alias": …} of a product or {"text": …} of a list on each line.';
const line = z.union([z.strictObject({ alias: z.string() }), z.strictObject({ text: z.string(), context: z.optional(z.enum(contexts)) })]);

interface LineError {
  readonly error: string;
}

function sideOf(given: string, number: number): SideInput | LineError {
  const wrong = (what: string) => ({ error: `Line ${number}: ${what}` });
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    return wrong(`This is not JSON. ${expected}`);
  }
  const { success, data } = z.safeParse(line, parsed);
  if (!success) return wrong(expected);
  if ('alias' in data) return productSide(data.alias) ?? wrong(`There is no product "${data.alias}".`);
  return {
    alias: null,
    list: data.text,
    title: '',
    context: data.context ?? null,
    isGuess: data.context === undefined,
    shelf: null,
    offers: [],
  };
}

/** Compares what the lines name, as the pages do; says what is wrong with the first line that cannot be read. */
export function compareLines(input: string): Comparison | LineError {
  const lines = input.split(/\r?\n/).filter((given) => given.trim() !== '');
  if (lines.length < 2 || lines.length > maxCompared) return { error: `Expected 2 to ${maxCompared} lines, not ${lines.length}.` };
  const sides: SideInput[] = [];
  for (const [index, given] of lines.entries()) {
    const side = sideOf(given, index + 1);
    if ('error' in side) return side;
    sides.push(side);
  }
  return compareFormulas(readWithSnapshot(sides), comparisonWeights());
}
