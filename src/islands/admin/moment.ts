import { t } from '#i18n/admin-words.ts';

const moments = new Intl.DateTimeFormat(t.language === 'ru' ? 'ru-RU' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time where the editor is, from an ISO moment. */
export const momentWords = (iso: string): string => moments.format(new Date(iso));
