import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import { type LimitFact, limitUses } from '#core/knowledge/facts.ts';
import { markedProducts } from '#core/knowledge/marked-products.ts';
import { readYaml } from './read-yaml.ts';
import { bilingual } from './rule-fields.ts';

const isoDate = z.union([z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), z.date()]);
const annexEntry = z.strictObject({
  annex: z.enum(['II', 'III', 'IV', 'V', 'VI']),
  ref: z.optional(z.union([z.string(), z.number()])),
  max: z.optional(z.number()),
  as: z.optional(z.string()),
  sum: z.optional(z.string()),
  mixture: z.optional(z.strictObject({ of: z.string(), max: z.number() })),
  shelves: z.optional(isoDate),
  'as-name': z.optional(z.string()),
  where: z.optional(bilingual),
  uses: z.optional(z.array(z.enum(limitUses)).check(z.minLength(1))),
  only: z.optional(z.enum(markedProducts)),
  beside: z.optional(z.literal(true)),
  material: z.optional(z.literal([true, 'nano'])),
  since: z.optional(isoDate),
  until: z.optional(isoDate),
  note: z.optional(bilingual),
  label: z.optional(z.strictObject({ 'leave-on': z.number(), 'rinse-off': z.number() })),
  group: z.optional(z.enum(['historic', '2023'])),
});
const annexFile = z.record(z.string(), z.array(annexEntry));
const partFile = z.record(z.string(), z.tuple([z.number(), z.number()]));
const digits = 4;

const iso = (date: string | Date | undefined) =>
  date === undefined ? null : typeof date === 'string' ? date : date.toISOString().slice(0, 10);

function limitFact(entry: z.output<typeof annexEntry>, part: number | null): LimitFact {
  return {
    annex: entry.annex,
    ref: String(entry.ref ?? ''),
    max: entry.max ?? null,
    as: entry.as ?? null,
    part: entry.as === undefined || entry.max === undefined ? null : part,
    sum: entry.sum ?? null,
    mixture: entry.mixture ?? null,
    asName: entry['as-name'] ?? null,
    shelves: iso(entry.shelves),
    since: iso(entry.since),
    until: iso(entry.until),
    where: entry.where ?? null,
    uses: entry.uses ?? null,
    only: entry.only ?? null,
    beside: entry.beside ?? false,
    material: entry.material !== undefined,
    nano: entry.material === 'nano',
    note: entry.note ?? null,
    label: entry.label ? { leaveOn: entry.label['leave-on'], rinseOff: entry.label['rinse-off'], group: entry.group ?? 'historic' } : null,
  };
}

/** What the annexes of the EU's regulation say of each ingredient, by its INCI name; nothing where the file is missing. `parts`: the file of what a maximum counts of a substance. */
export function readAnnexLimits(file: string, parts: string): ReadonlyMap<string, readonly LimitFact[]> {
  const annexes = existsSync(file) ? readYaml(file, annexFile) : {};
  const masses = existsSync(parts) ? readYaml(parts, partFile) : {};
  return new Map(
    Object.entries(annexes).map(([inci, entries]) => {
      const [counted, whole] = masses[inci] ?? [];
      const part = counted && whole ? Number((counted / whole).toFixed(digits)) : null;
      return [inci, entries.map((entry) => limitFact(entry, part))];
    }),
  );
}
