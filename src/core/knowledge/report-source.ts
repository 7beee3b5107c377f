import type { Source } from './schema.ts';

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll('α', 'alpha')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A report of data/rules/cir.yaml as a source: "cir-1984-polysorbates". What cites it need not repeat its title and year. */
export function reportSource({ report, year }: { readonly report: string; readonly year: number }): readonly [id: string, Source] {
  return [`cir-${year}-${slug(report)}`, { kind: 'report', title: report, by: 'Cosmetic Ingredient Review Expert Panel', year }];
}

/** "cir-1984-polysorbates" → "CIR 1984". */
export function reportName(id: string): string | undefined {
  const year = /^cir-(\d{4})-/.exec(id)?.[1];
  return year && `CIR\u00a0${year}`;
}
