import { join } from 'node:path';
import * as z from 'zod/mini';
import { cautionReasons, cautionRules } from '#core/knowledge/caution-kinds.ts';
import type { RoleFamily } from '#core/knowledge/compile.ts';
import type { LimitFact } from '#core/knowledge/facts.ts';
import type { BlendEntry, LabelWords } from '#core/knowledge/names-file.ts';
import type { ReportRules } from '#core/knowledge/report-rules.ts';
import { readAnnexLimits } from './annex-limits.ts';
import { readYaml } from './read-yaml.ts';
import type { Bilingual } from './rule-fields.ts';
import {
  blendEntry,
  cautionKindFile,
  effectEntry,
  familyEntry,
  flagFile,
  labelWordsFile,
  roleEntry,
  skinFile,
  useFile,
} from './rule-files.ts';

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
  readonly familyOf: ReadonlyMap<string, RoleFamily>;
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
      roleRules: roles.map(({ en: _en, ru: _ru, instead: _instead, ...rule }) => rule),
    },
    cautionKinds,
    skinReasons: new Map([...skin.map(({ id, reason }) => [id, reason] as const), ...cautionReasons(cautionKinds.kinds)]),
    familyOf: new Map(roles.map(({ role, family, instead }) => [role, { family, instead }])),
    limits: readAnnexLimits(file('eu-annexes.yaml'), file('counted-parts.yaml')),
    blends: readYaml(file('blends.yaml'), z.array(blendEntry)),
  };
}
