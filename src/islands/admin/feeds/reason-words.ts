import type { RejectionCode } from '#core/imports/candidate.ts';
import { t } from '#i18n/admin-words.ts';

/** Why nothing comes of a row, with what was found in it. */
export const reasonWords = (code: RejectionCode, detail: string | null): string => {
  const words = t(`admin.feed.reason.${code}`);
  return detail === null ? words : `${words}: ${detail}`;
};
