import { fluorineIn } from '#core/analysis/fluoride-amount.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { markedProductsOf, phrase } from '#core/analysis/product-use.ts';
import type { Report } from '#core/analysis/report.ts';
import { cleanses } from '#core/analysis/soap.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { withLetters } from '#core/letters.ts';
import { oncePer } from '#core/remembered.ts';
import { fluorineOf } from './amounts-apart.ts';
import type { Audience } from './audience.ts';
import { formulaOf } from './formula.ts';
import { strengthOf } from './strength.ts';

/** data/rules/finer-kinds.yaml. */
export interface FinerKindRules {
  readonly kinds: readonly { readonly kind: string; readonly says: readonly string[]; readonly among?: readonly string[] | undefined }[];
  /** Its first group is the age, or the youngest. */
  readonly age: string;
  /** Whose title tells that it is for children, and not for adults as well. */
  readonly children: { readonly among: readonly string[]; readonly kinds: readonly string[]; readonly not: readonly string[] };
  /** The age as titles of children's toothpastes tell it without a unit; and the units that are months. */
  readonly bareAge: string;
  readonly months: readonly string[];
}

/** Products that are compared among themselves alone: who looks for a lacquer wants no clear coat, nor what takes it off. */
const comparedApart = ['clear-coat', 'polish-remover'];

/** Of the kinds of a product, told by `finerKindOf`, the one that it is compared in. */
export const comparedKind = (finerKind: string | null): string => finerKind?.split(' ').find((kind) => comparedApart.includes(kind)) ?? '';

const compiled = oncePer(({ kinds, age, bareAge, children, months }: FinerKindRules) => ({
  kinds: kinds.map((one) => ({ ...one, says: phrase(one.says) })),
  age: withLetters(`(?<![\\p{L}\\p{N}])${age}(?![\\p{L}\\p{N}])`, 'u'),
  bareAge: withLetters(`(?<![\\p{L}\\p{N}])${bareAge}(?![\\p{L}\\p{N}])`, 'u'),
  alsoForOthers: phrase(children.not),
  months: withLetters(`(?:${months.join('|')})$`, 'u'),
}));

/** Parts per million of fluorine. */
const leastForAdults = 1000;

const titleOf = ({ reading }: Report) => (reading.title ?? '').toLowerCase();

/** What a title, and some names of the list, tell of what the product is. */
function kindsOf(report: Report, category: string, knowledge: Knowledge, rules: FinerKindRules): Set<string> {
  const { reading, counted, area } = report;
  const title = titleOf(report);
  const names = counted.map((index) => reading.items[index]?.inci ?? '');
  const washes = cleanses(counted, factsOf(reading, knowledge));
  const kinds = new Set<string>(markedProductsOf({ text: title, names, area, category, washes }, knowledge.useRules));
  for (const one of compiled(rules).kinds) if ((!one.among || one.among.includes(category)) && one.says(title)) kinds.add(one.kind);
  if (compiled(rules).alsoForOthers(title)) for (const kind of rules.children.kinds) kinds.delete(kind);
  return kinds;
}

const isOfAges = (category: string, { children }: FinerKindRules) => children.among.includes(category);

/** Of a product of these kinds, in a category that tells of ages. */
function audienceAmong(kinds: ReadonlySet<string>, report: Report, rules: FinerKindRules): Audience | null {
  if (!rules.children.kinds.some((kind) => kinds.has(kind))) return null;
  const { age, bareAge, months } = compiled(rules);
  const title = titleOf(report);
  const [told = '', from] = age.exec(title) ?? (report.area === 'mouth' ? bareAge.exec(title) : null) ?? [];
  return { from: from === undefined ? null : Math.floor(Number(from) / (months.test(told) ? 12 : 1)) };
}

/** For whom its title says it is; null where that is not children alone. */
export const audienceOf = (report: Report, category: string, knowledge: Knowledge, rules: FinerKindRules): Audience | null =>
  isOfAges(category, rules) ? audienceAmong(kindsOf(report, category, knowledge, rules), report, rules) : null;

/** What a product is within its category, how strong and for whom its title says it is, as a text that is the same for products of one kind. */
export function finerKindOf(report: Report, category: string, knowledge: Knowledge, rules: FinerKindRules): string {
  const { reading, counted, area, context } = report;
  const title = titleOf(report);
  const facts = factsOf(reading, knowledge);
  const kinds = kindsOf(report, category, knowledge, rules);
  // A paste without fluoride does not do the same for teeth.
  if (area === 'mouth' && counted.some((index) => fluorineIn(facts[index]) !== null)) kinds.add('fluoride');
  // Nor does one that declares less than pastes for adults have.
  if (category === 'toothpastes' && (fluorineOf(formulaOf(report), knowledge.facts) ?? leastForAdults) < leastForAdults)
    kinds.add('little-fluoride');
  const leads = (role: string) => counted.some((index) => facts[index]?.roles[0] === role);
  // What checks sweat, and what colours the hair that it washes or smooths, are bought for that.
  if (category === 'deodorants' && leads('antiperspirant')) kinds.add('antiperspirant');
  if (area === 'hair' && category !== 'hair-colours' && leads('hair-dye')) kinds.add('tint');
  const audience = isOfAges(category, rules) ? audienceAmong(kinds, report, rules) : null;
  const ages = audience?.from ?? compiled(rules).age.exec(title)?.[1] ?? '';
  return [category, context, ...[...kinds].sort(), strengthOf(title, category), ages].join(' ').trimEnd();
}
