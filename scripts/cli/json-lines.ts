import * as z from 'zod/mini';
import { itemFlags } from '#core/analysis/item-flags.ts';
import { basisOf } from '#core/analysis/list-basis.ts';
import { behindLine } from '#core/analysis/list-part.ts';
import { hasGrains } from '#core/analysis/placed-flags.ts';
import { isOfKind, proseOf } from '#core/analysis/product-use.ts';
import { cleanses } from '#core/analysis/soap.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { once } from '#core/remembered.ts';

const request = z.object({ id: z.union([z.string(), z.number(), z.null()]), text: z.string() });

/**
 * The answer to one line of `analyze --format jsonl`; a line that is not {"id","text"} is answered with {"id":null,"error"}.
 * `reportOf` adds what `--report` asks for.
 */
export function analysisLine(line: string, knowledge: Knowledge, reportOf: ((reading: Reading) => object | null) | null = null): object {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON. Expected {"id": …, "text": "…"}.' };
  }
  const checked = z.safeParse(request, parsed);
  if (!checked.success) return { id: null, error: 'Expected an object with "id" and a string "text".' };
  const reading = readLabel(checked.data.text, knowledge.dictionary);
  const basis = once(() => basisOf(reading, knowledge));
  const isOf = (product: MarkedProduct) => isOfKind(product, proseOf(reading), null, knowledge.useRules);
  const flags = itemFlags(reading.items, knowledge, {
    isBehind: (index) => behindLine(basis().shares, index),
    shareOf: (index) => basis().shares.items[index] ?? null,
    isScrub: () => isOf('scrub'),
    hasGrains: () => hasGrains(basis().facts),
    isPeel: () => isOf('acid-peel'),
    washes: () => cleanses(basis().counted, basis().facts),
  });
  return {
    id: checked.data.id,
    refused: reading.refused,
    recognised: reading.recognised,
    total: reading.total,
    items: reading.items.map((item, index) => ({
      text: item.text,
      start: item.start,
      end: item.end,
      inci: item.inci,
      alias: item.alias,
      match: item.match,
      mayContain: item.mayContain,
      section: item.section,
      percent: item.percent,
      nano: item.nano,
      duplicate: item.duplicate,
      components: item.components.map(({ inci, text }) => inci ?? { text }),
      flags: (flags[index] ?? []).map(({ flag, state, level }) => ({ flag, state, level })),
    })),
    suggestion: reading.suggestion,
    ...(reportOf && { report: reportOf(reading) }),
  };
}
