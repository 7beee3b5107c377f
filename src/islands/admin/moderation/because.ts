import { t } from '#i18n/admin-words.ts';

/** Why a text was held back: "profanity: the entry" in words; what an editor wrote stays as it is. */
export function because(reason: string): string {
  const [kind = '', ...entry] = reason.split(': ');
  return t.find(`admin.held.because.${kind}`, { entry: entry.join(': ') }) ?? reason;
}
