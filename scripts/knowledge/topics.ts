import { join } from 'node:path';
import * as z from 'zod/mini';
import { areas, contexts } from '#core/analysis/use.ts';
import { botany } from '#core/knowledge/botany.ts';
import type { Condition } from '#core/knowledge/condition.ts';
import { markedProducts } from '#core/knowledge/marked-products.ts';
import { reportSource } from '#core/knowledge/report-source.ts';
import {
  cautionKinds,
  conclusions,
  legalStatuses,
  microplasticStatuses,
  nanoStatuses,
  places,
  solubilityClasses,
  type TopicRules,
} from '#core/knowledge/topics.ts';
import { rowCondition } from './condition-fields.ts';
import { readYaml } from './read-yaml.ts';
import { type Bilingual, bilingual, idField, patternField, sourcesField, texts } from './rule-fields.ts';

const sourced = { ...rowCondition, sources: sourcesField };
const said = { id: idField, ...sourced, text: bilingual };

const schemas = {
  solubility: z.array(z.strictObject({ id: idField, ...sourced, class: z.enum(solubilityClasses) })),
  microplastic: z.array(z.strictObject({ ...said, status: z.enum(microplasticStatuses) })),
  nano: z.array(z.strictObject({ ...said, status: z.enum(nanoStatuses) })),
  cautions: z.array(
    z.strictObject({
      ...said,
      kind: z.enum(cautionKinds),
      says: texts,
      why: z.optional(z.string()),
      from: z.optional(z.number()),
      'rinse-off': z.optional(z.union([z.literal('acts'), z.number()])),
      precaution: z.optional(z.literal(true)),
      only: z.optional(z.enum(markedProducts)),
      'not-of': z.optional(z.array(z.enum(markedProducts))),
      on: z.optional(z.array(z.enum(areas))),
      'not-in': z.optional(z.array(z.enum(contexts))),
      'before-line': z.optional(z.literal(true)),
    }),
  ),
  cir: z.array(
    z.strictObject({
      ...rowCondition,
      report: z.string(),
      year: z.number().check(z.gte(1980), z.lte(2030)),
      conclusion: z.enum(conclusions),
      conditions: z.optional(bilingual),
    }),
  ),
  elsewhere: z.array(z.strictObject({ ...said, where: z.enum(places), status: z.enum(legalStatuses), max: z.optional(z.number()) })),
};

const botanyFile = z.strictObject({
  sources: z.strictObject({ families: sourcesField, holds: sourcesField }),
  families: z.array(z.strictObject({ latin: z.string(), ...bilingual.shape, genera: texts, sources: z.optional(sourcesField) })),
  holds: z.array(
    z.strictObject({
      plants: texts,
      of: z.optional(patternField('u')),
      fat: z.optional(z.boolean()),
      oily: z.optional(z.literal(true)),
      scent: z.optional(z.literal(true)),
      sources: z.optional(sourcesField),
      ...bilingual.shape,
    }),
  ),
});

/** A name or source that a topic file mentions, for the linter. */
export interface TopicMention {
  readonly file: string;
  readonly entry: string;
  /** The ingredients it is about. */
  readonly of: Condition;
  readonly sources: readonly string[];
  /** The name of the entry, where the file has names. */
  readonly id: string | undefined;
  /** Of a caution: what it says, or the key of the reason why nothing. */
  readonly caution: { readonly says: readonly string[]; readonly why: string | null } | null;
}

type Mentioning = Condition & {
  readonly id?: string;
  readonly report?: string;
  readonly sources?: readonly string[];
  readonly says?: readonly string[];
  readonly why?: string | undefined;
};

export interface TopicFiles {
  readonly rules: TopicRules;
  readonly mentions: readonly TopicMention[];
}

/** Reads the topic files of data/rules (solubility, microplastic, nano, cautions, cir, law-elsewhere, botany). Throws MalformedData with file, entry and what is wrong. */
export function readTopics(root: string): TopicFiles {
  const mentions: TopicMention[] = [];
  const read = <Entry extends Mentioning>(name: string, schema: z.ZodMiniType<Entry[]>): Entry[] => {
    const entries = readYaml(join(root, 'rules', `${name}.yaml`), schema);
    for (const entry of entries) {
      mentions.push({
        file: `${name}.yaml`,
        entry: entry.id ?? entry.report ?? '',
        of: entry,
        sources: entry.sources ?? [],
        id: entry.id,
        caution: entry.says === undefined ? null : { says: entry.says, why: entry.why ?? null },
      });
    }
    return entries;
  };
  const plants = readYaml(join(root, 'rules', 'botany.yaml'), botanyFile);
  const { families, holds } = plants.sources;
  const ofEntries = [...plants.families, ...plants.holds].flatMap((entry) => entry.sources ?? []);
  mentions.push({
    file: 'botany.yaml',
    entry: 'sources',
    of: {},
    sources: [...families, ...holds, ...ofEntries],
    id: undefined,
    caution: null,
  });
  const rules: TopicRules = {
    solubility: read('solubility', schemas.solubility).map((entry) => ({
      fact: { class: entry.class, sources: entry.sources },
      of: entry,
    })),
    microplastic: read('microplastic', schemas.microplastic).map((entry) => ({
      fact: saidBy(entry, { status: entry.status }),
      of: entry,
    })),
    nano: read('nano', schemas.nano).map((entry) => ({ fact: saidBy(entry, { status: entry.status }), of: entry })),
    cautions: read('cautions', schemas.cautions).map((entry) => ({
      fact: saidBy(entry, {
        kind: entry.kind,
        says: entry.says,
        why: entry.why ?? null,
        from: entry.from ?? null,
        rinsedFrom: entry['rinse-off'] === 'acts' ? 0 : (entry['rinse-off'] ?? null),
        only: entry.only ?? null,
        notOf: entry['not-of'],
        on: entry.on,
        notIn: entry['not-in'],
        beforeLine: entry['before-line'],
        precaution: entry.precaution,
      }),
      of: entry,
    })),
    assessments: read('cir', schemas.cir).map(({ report, year, conclusion, conditions, ...chosen }) => ({
      fact: { report, year, conclusion, conditions: conditions ?? null, sources: [reportSource({ report, year })[0]] },
      of: chosen,
    })),
    elsewhere: read('law-elsewhere', schemas.elsewhere).map((entry) => ({
      fact: saidBy(entry, { where: entry.where, status: entry.status, max: entry.max ?? null }),
      of: entry,
    })),
    botany: botany(plants),
  };
  return { rules, mentions };
}

const saidBy = <Fact extends object>({ text, sources }: { readonly text: Bilingual; readonly sources: readonly string[] }, fact: Fact) => ({
  ...fact,
  text,
  sources,
});
