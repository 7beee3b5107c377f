import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Bilingual } from '#core/catalog/records.ts';
import type { ClaimRule } from '#core/claims/claim.ts';
import type { Language } from '#core/language.ts';

/** What the browser holds the front of a pack against: patterns of both languages, reasons in that of the build. */
export function claimRules(language: Language) {
  const entries = load(readFileSync('data/rules/claims.yaml', 'utf8')) as readonly (ClaimRule & { readonly reason: Bilingual })[];
  return entries.map(({ id, says, kind, mark, doubt, reason }) => ({ id, says, kind, mark, doubt, reason: reason[language] }));
}
