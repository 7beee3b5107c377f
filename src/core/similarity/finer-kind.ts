import { fluorineIn } from '#core/analysis/fluoride-amount.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { markedProductsOf, phrase } from '#core/analysis/product-use.ts';
import type { Report } from '#core/analysis/report.ts';
import { cleanses } from '#core/analysis/soap.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { withLetters } from '#core/letters.ts';
import { oncePer } from '#core/remembered.ts';
import { strengthOf } from './strength.ts';

/** data/rules/finer-kinds.yaml. */
export interface FinerKindRules {
  readonly kinds: readonly { readonly kind: string; readonly says: readonly string[]; readonly among?: readonly string[] | undefined }[];
  /** Its first group is the age, or the youngest. */
  readonly age: string;
}

const compiled = oncePer(({ kinds, age }: FinerKindRules) => ({
  kinds: kinds.map((one) => ({ ...one, says: phrase(one.says) })),
  age: withLetters(`(?<![\\p{L}\\p{N}])${age}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** What a product is within its category, how strong and for whom its title says it is, as a text that is the same for products of one kind. */
export function finerKindOf(report: Report, category: string, knowledge: Knowledge, rules: FinerKindRules): string {
  const { reading, counted, area, context } = report;
  const title = (reading.title ?? '').toLowerCase();
  const names = counted.map((index) => reading.items[index]?.inci ?? '');
  const facts = factsOf(reading, knowledge);
  const washes = cleanses(counted, facts);
  const kinds = new Set<string>(markedProductsOf({ text: title, names, area, category, washes }, knowledge.useRules));
  // A paste without fluoride does not do the same for teeth.
  if (area === 'mouth' && counted.some((index) => fluorineIn(facts[index]) !== null)) kinds.add('fluoride');
  const leads = (role: string) => counted.some((index) => facts[index]?.roles[0] === role);
  // What checks sweat, and what colours the hair that it washes or smooths, are bought for that.
  if (category === 'deodorants' && leads('antiperspirant')) kinds.add('antiperspirant');
  if (area === 'hair' && category !== 'hair-colours' && leads('hair-dye')) kinds.add('tint');
  const { kinds: told, age } = compiled(rules);
  for (const one of told) if ((!one.among || one.among.includes(category)) && one.says(title)) kinds.add(one.kind);
  const ages = age.exec(title)?.[1] ?? '';
  return [category, context, ...[...kinds].sort(), strengthOf(title, category), ages].join(' ').trimEnd();
}
