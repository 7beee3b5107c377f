import type { ImportJobRecord } from '#api/admin/imports.ts';
import { t } from '#i18n/admin-words.ts';

/** What a source is called: its kind, its file or address, its shop, since when. */
export function sourceWords({ kind, name, shop, since }: Pick<ImportJobRecord, 'kind' | 'name' | 'shop' | 'since'>): string {
  const which = name === '' && since === null ? [t('admin.import.whole')] : [];
  const from = since === null ? [] : [since === 'last' ? t('admin.import.sinceLast') : t('admin.import.since', { day: since })];
  return [t(`admin.import.kind.${kind}`), name, shop ?? '', ...which, ...from].filter((part) => part !== '').join(' · ');
}
