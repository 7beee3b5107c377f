import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ClaimRule } from '#core/claims/claim.ts';
import { answeredClaims } from '#core/claims/claims-of-list.ts';
import { flagNames } from '#core/knowledge/flags.ts';
import type { KnowledgeFiles } from './load.ts';
import { readYaml } from './load.ts';
import type { Problem } from './problem.ts';
import { type Bilingual, bilingual, type Rules } from './rules.ts';

const flagName = z.enum(flagNames);
const claimMark = z.strictObject({
  flag: z.optional(z.union([flagName, z.array(flagName)])),
  role: z.optional(z.union([z.string(), z.array(z.string())])),
  match: z.optional(z.string()),
  except: z.optional(z.string()),
  exceptRole: z.optional(z.string()),
  caution: z.optional(z.string()),
  felt: z.optional(z.array(z.string())),
  animal: z.optional(z.boolean()),
  comedogenic: z.optional(z.number()),
  origin: z.optional(z.literal('synthetic')),
});

const claimFile = z.array(
  z.strictObject({
    id: z.string(),
    says: z.array(z.string()),
    kind: z.enum(['absent', 'present', 'open']),
    mark: z.optional(claimMark),
    doubt: z.optional(claimMark),
    sources: z.array(z.string()),
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

/** Promises that can never be known again, roles and sources nobody declared, patterns that are none. */
export function lintClaims(claims: readonly ClaimEntry[], { sources }: KnowledgeFiles, rules: Rules): Problem[] {
  const seen = new Set<string>();
  const lost = answeredClaims.filter((id) => !claims.some((claim) => claim.id === id));
  return [
    ...lost.map((id) => ({ where: 'claims.yaml', what: `lacks "${id}", which is answered of every list` })),
    ...claims.flatMap(({ id, says, kind, mark, doubt, sources: cited }) => {
      const marks = [mark, doubt].filter((one) => one !== undefined);
      const roles = marks.flatMap(({ role = [], exceptRole = [] }) => [role, exceptRole].flat());
      const patterns = marks.flatMap(({ match = [], except = [] }) => [match, except].flat());
      const where = `claims.yaml: ${id}`;
      const twice = seen.has(id) ? [{ where, what: 'stands twice' }] : [];
      seen.add(id);
      return [
        ...twice,
        ...cited.filter((source) => !sources.has(source)).map((source) => ({ where, what: `unknown source "${source}"` })),
        ...roles.filter((role) => !rules.familyOf.has(role)).map((role) => ({ where, what: `unknown role "${role}"` })),
        ...(kind === 'open' || mark ? [] : [{ where, what: 'has no mark to look for' }]),
        ...[...says, ...patterns]
          .filter((pattern) => !isPattern(pattern))
          .map((pattern) => ({ where, what: `"${pattern}" is not a pattern` })),
        ...(says.length === 0 || says.some((pattern) => /[а-яё]/i.test(pattern)) ? [] : [{ where, what: 'has no Russian wording' }]),
      ];
    }),
  ];
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}
