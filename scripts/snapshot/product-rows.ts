import { hash } from 'node:crypto';
import { raisedOf } from '#core/analysis/free-of.ts';
import { isWhollyRead, type Report } from '#core/analysis/report.ts';
import { type Dose, doses } from '#core/analysis/verdicts.ts';
import { flagsOfList } from '#core/catalog/flag-tally.ts';
import { outlineOf } from '#core/catalog/outline.ts';
import type { CategoryRecord } from '#core/catalog/records.ts';
import { uncategorized, useOfCategory } from '#core/catalog/taxonomy.ts';
import { analyseTitled, titlesOf } from '#core/catalog/titled-list.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { audienceOf, type FinerKindRules, finerKindOf } from '#core/similarity/finer-kind.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { titledIn } from '#core/similarity/titled.ts';
import type { PublicProduct } from '#db/snapshot/public-products.ts';
import { productId } from './product-id.ts';
import { rolesAndEffectsOf } from './roles-and-effects.ts';
import type { Store } from './statements.ts';

/** What lists are read with. */
export interface ListReader {
  readonly knowledge: Knowledge;
  readonly categories: ReadonlyMap<string, Pick<CategoryRecord, 'alias' | 'context' | 'area'>>;
  readonly finerKinds: FinerKindRules;
}

/** A record's hash, as a number that is mixed into the fingerprints of pages without reading the record. */
function recordFingerprint(record: string): number {
  const bytes = hash('md5', record, 'buffer');
  return bytes.readUInt32LE(0) + (bytes.readUInt32LE(4) & 0x1f_ffff) * 0x1_0000_0000;
}

/** Writes a product's row, without what follows from its list. */
export function putProduct(store: Store, { live, changedAt, record }: PublicProduct): void {
  const text = JSON.stringify(record);
  store.run(
    `insert into products values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set brand = excluded.brand, category = excluded.category,
       changed_at = excluded.changed_at, discontinued = excluded.discontinued, replaces = excluded.replaces, replaced_by = excluded.replaced_by,
       fingerprint = excluded.fingerprint, record = excluded.record`,
    productId(record.addedAt, live),
    record.alias,
    record.brand,
    record.category,
    record.addedAt,
    changedAt,
    live,
    record.discontinuedAt === null ? 0 : 1,
    record.replaces,
    record.replacedBy,
    recordFingerprint(text),
    text,
  );
}

/** Reads a product's list and writes what follows from it. Returns names that are not known. */
export function putList(store: Store, { knowledge, categories, finerKinds }: ListReader, { live, record }: PublicProduct): string[] {
  const id = productId(record.addedAt, live);
  const use = useOfCategory(categories.get(record.category));
  const report = analyseTitled(record.list, titlesOf(record.title), knowledge, use, !record.categorySure);
  const amounts = amountsOf(report);
  for (const [ingredient, place] of placesOf(report)) {
    const { share = null, dose = null } = amounts.get(ingredient) ?? {};
    store.run('insert into postings values (?, ?, ?, ?, ?)', ingredient, id, place, share, dose);
  }
  const audience = audienceOf(report, record.category, knowledge, finerKinds);
  const titled = titledIn(report, knowledge);
  const formula = { ...formulaOf(report), ...(audience && { audience }), ...(titled.length > 0 && { titled }) };
  store.run('insert into formulas values (?, ?)', id, JSON.stringify(formula));
  const facts = report.reading.items.map(({ id: known }) => (known === null ? null : (knowledge.facts[known] ?? null)));
  store.run('insert into outlines values (?, ?)', id, JSON.stringify(outlineOf(report, facts)));
  const { onePercent } = report.shares;
  const lineAt = (index: number) => report.counted.indexOf(index) + 1;
  const { roles, effects, sound } = rolesAndEffectsOf(report);
  const isFiled = record.categorySure && record.category !== uncategorized;
  store.run(
    'insert into readings values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    onePercent ? lineAt(onePercent.from) : null,
    onePercent ? lineAt(onePercent.to) : null,
    flagsOfList(report)?.join(' ') ?? null,
    roles.join(' '),
    effects.join(' '),
    sound.join(' '),
    isFiled ? finerKindOf(report, record.category, knowledge, finerKinds) : null,
    isWhollyRead(report) ? raisedOf(report).join(' ') : null,
  );
  return report.reading.items.flatMap(({ id: known, text }) => (known === null ? [text] : []));
}

/** Place of every ingredient of a list, from 1; null for those that depend on the shade. The first place counts. */
function placesOf(report: Report): Map<number, number | null> {
  const found = new Map<number, number | null>();
  report.counted.forEach((index, i) => {
    const id = report.reading.items[index]?.id;
    if (id != null && !found.has(id)) found.set(id, i + 1);
  });
  for (const { id } of report.reading.items) if (id !== null && !found.has(id)) found.set(id, null);
  return found;
}

/** How much of every ingredient is there, and whether that is enough, as postings keep it; of one that stands twice, all of it. */
function amountsOf({ reading: { items }, counted, shares, effects }: Report): Map<number, { share: number | null; dose: number | null }> {
  const best = new Map<number, Dose>();
  for (const { index, dose } of effects.flatMap(({ by }) => by)) {
    const known = best.get(index);
    if (!known || doses.indexOf(dose) < doses.indexOf(known)) best.set(index, dose);
  }
  const amounts = new Map<number, { share: number | null; dose: number | null }>();
  for (const index of counted) {
    const id = items[index]?.id;
    if (id == null) continue;
    const point = shares.items[index]?.point;
    const share = point === undefined ? null : Math.round(point * 1000);
    const dose = best.get(index);
    const before = amounts.get(id);
    amounts.set(id, {
      share: before?.share == null ? share : before.share + (share ?? 0),
      dose: before?.dose ?? (dose === undefined ? null : doses.indexOf(dose)),
    });
  }
  return amounts;
}
