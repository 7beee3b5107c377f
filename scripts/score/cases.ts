import * as z from 'zod/mini';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Item } from '#core/inci/reading.ts';

const expectedItem = z.object({
  inci: z.optional(z.string()),
  anyOf: z.optional(z.array(z.nullable(z.string()))),
  unknown: z.optional(z.boolean()),
  never: z.optional(z.array(z.string())),
  mayContain: z.optional(z.boolean()),
  percent: z.optional(z.number()),
  corrected: z.optional(z.boolean()),
  duplicate: z.optional(z.boolean()),
  nano: z.optional(z.boolean()),
  section: z.optional(z.string()),
  components: z.optional(z.array(z.string())),
});
const caseFile = z.array(
  z.object({ id: z.number(), input: z.string(), refuse: z.optional(z.string()), items: z.optional(z.array(expectedItem)) }),
);

export type ReadingCase = z.output<typeof caseFile>[number];

/** Parses a file of reading cases: inputs with the items, or the refusal, that are right. */
export const readingCases = (text: string): ReadingCase[] => z.parse(caseFile, JSON.parse(text));

function wrongWith(expected: z.output<typeof expectedItem>, item: Item): string | null {
  const names = expected.anyOf ?? (expected.unknown ? [null] : [expected.inci ?? null]);
  if (!names.some((name) => name?.toLowerCase() === item.inci?.toLowerCase()))
    return `${item.text} read as ${item.inci}, expected ${names.join(' or ')}`;
  if (item.inci !== null && expected.never?.includes(item.inci)) return `${item.text} must never be ${item.inci}`;
  if ((expected.mayContain ?? false) !== item.mayContain) return `${item.text}: may contain is ${item.mayContain}`;
  if (expected.percent !== undefined && expected.percent !== item.percent) return `${item.text}: percent is ${item.percent}`;
  if (expected.corrected && item.match !== 'corrected') return `${item.text} is not marked as corrected`;
  if (expected.duplicate && !item.duplicate) return `${item.text} is not marked as duplicate`;
  if (expected.nano && !item.nano) return `${item.text} lost its nano`;
  if (expected.section !== undefined && expected.section !== item.section) return `${item.text}: section is ${item.section}`;
  const components = item.components.map(({ inci }) => inci).join(', ');
  return expected.components && expected.components.join(', ') !== components ? `${item.text}: components are ${components}` : null;
}

/** Right means right to the letter: refusal, number and order of items, names, and every named property. */
export function scoreCases(
  cases: readonly ReadingCase[],
  dictionary: Dictionary,
): { right: number; total: number; failed: { id: number; wrong: string }[] } {
  const failed = cases.flatMap(({ id, input, refuse, items = [] }) => {
    const reading = readLabel(input, dictionary);
    if ((refuse ?? null) !== reading.refused) return [{ id, wrong: `refused ${reading.refused}, expected ${refuse ?? 'no refusal'}` }];
    if (refuse) return [];
    if (items.length !== reading.items.length)
      return [
        {
          id,
          wrong: `${reading.items.length} items, expected ${items.length}: ${reading.items.map(({ inci, text }) => inci ?? text).join(' | ')}`,
        },
      ];
    const wrong = items
      .map((expected, i) => (reading.items[i] ? wrongWith(expected, reading.items[i]) : null))
      .filter((line) => line !== null);
    return wrong.length > 0 ? [{ id, wrong: wrong.join('; ') }] : [];
  });
  return { right: cases.length - failed.length, total: cases.length, failed };
}
