import { join } from 'node:path';
import * as z from 'zod/mini';
import type { FinerKindRules } from '#core/similarity/finer-kind.ts';
import { readYaml } from './read-yaml.ts';
import { idField, patternField, texts } from './rule-fields.ts';
import { phrases } from './rule-files.ts';

const finerKindFile = z.strictObject({
  kinds: z.array(z.strictObject({ kind: idField, says: phrases, among: z.optional(texts) })),
  age: patternField('u'),
  children: z.strictObject({ among: texts, kinds: texts, not: phrases }),
  bareAge: patternField('u'),
  months: texts,
});

/** Reads data/rules/finer-kinds.yaml, checked. */
export const readFinerKinds = (root = 'data'): FinerKindRules => readYaml(join(root, 'rules', 'finer-kinds.yaml'), finerKindFile);
