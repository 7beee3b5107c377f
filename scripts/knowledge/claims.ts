import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ClaimRule } from '#core/claims/claim.ts';
import { answeredClaims } from '#core/claims/claims-of-list.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';
import { type Bilingual, bilingual, flagName, id, pattern, sources, texts } from './rule-fields.ts';

const claimMark = z.strictObject({
  flag: z.optional(z.union([flagName, z.array(flagName)])),
  role: z.optional(z.union([z.string(), z.array(z.string())])),
  match: z.optional(pattern('i')),
  except: z.optional(pattern('i')),
  exceptRole: z.optional(z.string()),
  caution: z.optional(z.string()),
  felt: z.optional(texts),
  animal: z.optional(z.boolean()),
  comedogenic: z.optional(z.number()),
  origin: z.optional(z.literal('synthetic')),
});

const claimFile = z.array(
  z.strictObject({
    id,
    says: z.array(pattern('i')),
    kind: z.enum(['absent', 'present', 'open']),
    mark: z.optional(claimMark),
    doubt: z.optional(claimMark),
    sources,
    reason: bilingual,
  }),
);

/** A promise with what a reader is told of it. */
export interface ClaimEntry extends ClaimRule {
  readonly sources: readonly string[];
  readonly reason: Bilingual;
}

/** Reads data/rules/claims.yaml, checked. */
export function readClaims(root: string): readonly ClaimEntry[] {
  return readYaml(join(root, 'rules', 'claims.yaml'), claimFile);
}

/** Promises that were answered of every list and are gone, that nothing can keep, or that nobody recognises in Russian. */
export function lintClaims(claims: readonly ClaimEntry[]): Problem[] {
  const lost = answeredClaims.filter((id) => !claims.some((claim) => claim.id === id));
  return [
    ...lost.map((id) => ({ where: 'claims.yaml', what: `lacks "${id}", which is answered of every list: put it back` })),
    ...claims.flatMap(({ id, says, kind, mark }) => {
      const where = `claims.yaml: ${id}`;
      return [
        ...(kind === 'open' || mark ? [] : [{ where, what: 'has no `mark`: name what in a list decides the promise' }]),
        ...(says.length === 0 || says.some((pattern) => /[а-яё]/i.test(pattern))
          ? []
          : [{ where, what: 'has no Russian wording: add one to `says`' }]),
      ];
    }),
  ];
}
