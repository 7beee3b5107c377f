import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ClaimRule } from '#core/claims/claim.ts';
import { answeredClaims } from '#core/claims/claims-of-list.ts';
import { listCondition } from './condition-fields.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';
import { type Bilingual, bilingual, idField, patternField, sourcesField } from './rule-fields.ts';

const condition = z.strictObject(listCondition);
const claimFile = z.array(
  z.strictObject({
    id: idField,
    says: z.array(patternField('i')),
    kind: z.enum(['absent', 'present', 'open']),
    mark: z.optional(condition),
    doubt: z.optional(condition),
    sources: sourcesField,
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
  const lost = answeredClaims.filter((answered) => !claims.some((claim) => claim.id === answered));
  return [
    ...lost.map((id) => ({ where: 'claims.yaml', what: `lacks "${id}", which is answered of every list: put it back` })),
    ...claims.flatMap(({ id, says, kind, mark }) => {
      const where = `claims.yaml: ${id}`;
      return [
        ...(kind === 'open' || mark ? [] : [{ where, what: 'has no `mark`: name what in a list decides the promise' }]),
        ...(says.length === 0 || says.some((wording) => /[а-яё]/i.test(wording))
          ? []
          : [{ where, what: 'has no Russian wording: add one to `says`' }]),
      ];
    }),
  ];
}
