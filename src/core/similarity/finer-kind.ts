import { factsOf } from '#core/analysis/list-basis.ts';
import { markedProductsOf, phrase } from '#core/analysis/product-use.ts';
import type { Report } from '#core/analysis/report.ts';
import { cleanses } from '#core/analysis/soap.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { withLetters } from '#core/letters.ts';
import { oncePer } from '#core/remembered.ts';

/** data/rules/finer-kinds.yaml. */
export interface FinerKindRules {
  readonly kinds: readonly { readonly kind: string; readonly says: readonly string[]; readonly among?: readonly string[] | undefined }[];
  readonly strengths: readonly { readonly strength: string; readonly says: string; readonly among?: readonly string[] | undefined }[];
}

const compiled = oncePer(({ kinds, strengths }: FinerKindRules) => ({
  kinds: kinds.map((one) => ({ ...one, says: phrase(one.says) })),
  strengths: strengths.map((one) => ({ ...one, says: withLetters(`(?<![\\p{L}\\p{N}])${one.says}(?![\\p{L}\\p{N}])`, 'u') })),
}));

/** What a product is within its category and how strong its title says it is, as a text that is the same for products of one kind. */
export function finerKindOf(report: Report, category: string, knowledge: Knowledge, rules: FinerKindRules): string {
  const { reading, counted, area, context } = report;
  const title = (reading.title ?? '').toLowerCase();
  const names = counted.map((index) => reading.items[index]?.inci ?? '');
  const washes = cleanses(counted, factsOf(reading, knowledge));
  const kinds = new Set<string>(markedProductsOf({ text: title, names, area, category, washes }, knowledge.useRules));
  const { kinds: told, strengths: measured } = compiled(rules);
  const isAmong = ({ among }: { readonly among?: readonly string[] | undefined }) => !among || among.includes(category);
  for (const one of told) if (isAmong(one) && one.says(title)) kinds.add(one.kind);
  const strengths = new Map<string, string>();
  for (const one of measured) {
    const number = isAmong(one) && !strengths.has(one.strength) ? one.says.exec(title)?.[1] : undefined;
    if (number !== undefined) strengths.set(one.strength, number);
  }
  return [category, context, ...[...kinds].sort(), ...[...strengths].flat()].join(' ');
}
