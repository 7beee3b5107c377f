import type { decideExternal } from '#api/admin/external-products.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';

export type Skipped = AnswerOf<typeof decideExternal>['skipped'];

/** With how many rows nothing was done, and why. */
export const skippedWords = (skipped: Skipped): string =>
  [...Map.groupBy(skipped, ({ why }) => why)].map(([why, rows]) => t(`admin.external.skipped.${why}`, { count: rows.length })).join(' ');
