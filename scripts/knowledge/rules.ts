import { join } from 'node:path';
import * as z from 'zod/mini';
import { areas, contexts } from '#core/analysis/use.ts';
import { skinTypes } from '#core/analysis/verdicts.ts';
import { cautionReasons, cautionRules } from '#core/knowledge/caution-kinds.ts';
import type { LimitFact } from '#core/knowledge/facts.ts';
import { toldProducts } from '#core/knowledge/marked-products.ts';
import type { BlendEntry, LabelWords } from '#core/knowledge/names-file.ts';
import type { ReportRules } from '#core/knowledge/report-rules.ts';
import { type Family, families } from '#core/knowledge/vocabulary.ts';
import { readAnnexLimits } from './annex-limits.ts';
import { factCondition, flagCondition } from './condition-fields.ts';
import { readYaml } from './read-yaml.ts';
import { type Bilingual, bilingual, flagName, idField, patternField, sourcesField, texts } from './rule-fields.ts';

const roleEntry = z.strictObject({ role: idField, family: z.enum(families), ...bilingual.shape });
/** Words of a text, which is read in small letters (phrase in product-use.ts). */
const phrases = z.array(
  patternField('u').check(
    z.refine((pattern) => !/\p{Lu}/u.test(pattern.replace(/\\[pP]\{\w+\}|\\./g, '')), 'is never found: use small letters'),
  ),
);
/** The only areas, and the uses that something cannot be in. */
const onAreas = z.optional(z.array(z.enum(areas)).check(z.minLength(1)));
const uses = z.optional(z.array(z.enum(contexts)).check(z.minLength(1)));
/** Products of which something is not said. */
const productsField = z.optional(z.array(z.enum(toldProducts)).check(z.minLength(1)));

const effectEntry = z.strictObject({
  effect: idField,
  ...bilingual.shape,
  for: bilingual,
  'for-hair': z.optional(bilingual),
  on: onAreas,
  'not-in': uses,
  'not-led-by': z.optional(texts),
  purpose: z.optional(z.literal(true)),
  alone: z.optional(texts),
  'alone-first': z.optional(z.int()),
  unless: z.optional(phrases),
  told: z.optional(
    z.array(
      z.strictObject({
        names: texts,
        of: productsField,
        says: z.optional(phrases),
        first: z.optional(z.number()),
        with: z.optional(texts),
      }),
    ),
  ),
  'not-of': productsField,
  elsewhere: z.optional(z.array(z.strictObject({ names: texts, in: z.array(z.enum(toldProducts)) }))),
  'or-less': z.optional(texts),
  'rinse-off': z.optional(z.enum(['acts', 'never'])),
});
const blendEntry = z.strictObject({ maker: z.string(), names: texts, of: texts });
const familyEntry = z.strictObject({ key: z.enum(families), ...bilingual.shape });

const flagEntry = z.strictObject({
  id: idField,
  state: z.enum(['settled', 'disputed', 'seen']),
  level: z.optional(z.string()),
  beside: z.optional(z.literal('settled')),
  'behind-line': z.optional(z.literal('seen')),
  'not-in': uses,
  ...flagCondition,
  fallback: z.optional(patternField('i')),
  reason: bilingual,
});
const flagFile = z.array(
  z.strictObject({
    flag: flagName,
    sources: sourcesField,
    'only-in': uses,
    'not-on': onAreas,
    'less-in': uses,
    'before-line-in': uses,
    entries: z.array(flagEntry),
  }),
);

const skinFile = z.array(
  z.strictObject({
    id: idField,
    skin: z.enum(skinTypes),
    side: z.enum(['helps', 'care']),
    ...factCondition,
    effect: z.optional(z.string()),
    from: z.optional(z.number()),
    reach: z.optional(z.number()),
    on: onAreas,
    'not-in': uses,
    'not-of': productsField,
    reason: bilingual,
  }),
);

/** Whom a caution may concern; each kind says for each what follows, or why nothing does. */
const consequence = z.union([z.strictObject({ against: bilingual }), z.strictObject({ none: z.string() })]);
const cautionKindFile = z.strictObject({
  reasons: z.record(z.string(), bilingual),
  kinds: z.array(
    z.strictObject({
      caution: idField,
      ...bilingual.shape,
      'needs-time': z.optional(z.boolean()),
      airborne: z.optional(z.boolean()),
      on: onAreas,
      law: z.optional(z.boolean()),
      for: z.strictObject({
        dry: consequence,
        oily: consequence,
        sensitive: consequence,
        pregnancy: consequence,
        children: consequence,
        sun: consequence,
        inhalation: consequence,
      }),
    }),
  ),
});

const useFile = z.strictObject({
  uses: z.array(z.strictObject({ use: z.enum(contexts), says: phrases })),
  areas: z.array(
    z.strictObject({
      area: z.enum(areas),
      says: phrases,
      least: z.number(),
      first: z.optional(z.number()),
      names: texts,
      with: z.optional(texts),
    }),
  ),
  airborne: phrases,
  marked: z.array(
    z.strictObject({
      product: z.enum(toldProducts),
      says: phrases,
      area: z.enum(areas),
      names: texts,
      least: z.optional(z.number()),
      first: z.optional(z.number()),
      categories: z.optional(texts),
    }),
  ),
});

const byLanguage = z.record(z.string(), z.array(patternField('iu')));
const labelWordsFile = z.strictObject({
  verbs: byLanguage,
  openers: byLanguage,
  joints: byLanguage,
  added: byLanguage,
  things: byLanguage,
  praises: byLanguage,
  functions: byLanguage,
});

/** Everything under data/rules, checked. */
export interface Rules {
  readonly roles: readonly z.output<typeof roleEntry>[];
  readonly effects: readonly z.output<typeof effectEntry>[];
  readonly words: LabelWords;
  readonly families: readonly z.output<typeof familyEntry>[];
  /** CosIng function word → Russian. */
  readonly functions: Readonly<Record<string, string>>;
  readonly flagRules: z.output<typeof flagFile>;
  /** "flag.entry" → what a reader is told. */
  readonly flagReasons: ReadonlyMap<string, Bilingual>;
  /** The rules of a report besides the flags, for the browser's facts file. */
  readonly reportRules: ReportRules;
  readonly cautionKinds: z.output<typeof cautionKindFile>;
  readonly skinReasons: ReadonlyMap<string, Bilingual>;
  readonly familyOf: ReadonlyMap<string, Family>;
  readonly limits: ReadonlyMap<string, readonly LimitFact[]>;
  readonly blends: readonly BlendEntry[];
}

/** Reads data/rules. Throws MalformedData with file, entry and what is wrong. */
export function readRules(root: string): Rules {
  const file = (name: string) => join(root, 'rules', name);
  const roles = readYaml(file('roles.yaml'), z.array(roleEntry));
  const flagRules = readYaml(file('flags.yaml'), flagFile);
  const skin = readYaml(file('skin-types.yaml'), skinFile);
  const effects = readYaml(file('effects.yaml'), z.array(effectEntry));
  const cautionKinds = readYaml(file('caution-kinds.yaml'), cautionKindFile);
  return {
    roles,
    effects,
    words: readYaml(file('label-words.yaml'), labelWordsFile),
    families: readYaml(file('families.yaml'), z.array(familyEntry)),
    functions: readYaml(file('functions.yaml'), z.record(z.string(), z.string())),
    flagRules,
    flagReasons: new Map(flagRules.flatMap(({ flag, entries }) => entries.map(({ id, reason }) => [`${flag}.${id}`, reason] as const))),
    reportRules: {
      skinRules: skin.map(({ reason: _, ...rule }) => rule),
      cautionRules: cautionRules(cautionKinds.kinds),
      effectRules: effects.map(({ en: _en, ru: _ru, for: _for, 'for-hair': _hair, ...rule }) => rule),
      useRules: readYaml(file('uses.yaml'), useFile),
    },
    cautionKinds,
    skinReasons: new Map([...skin.map(({ id, reason }) => [id, reason] as const), ...cautionReasons(cautionKinds.kinds)]),
    familyOf: new Map(roles.map(({ role, family }) => [role, family])),
    limits: readAnnexLimits(file('eu-annexes.yaml'), file('counted-parts.yaml')),
    blends: readYaml(file('blends.yaml'), z.array(blendEntry)),
  };
}
