import type { ExternalLine } from '#api/admin/external-products.ts';
import { t } from '#i18n/admin-words.ts';

type Match = Pick<NonNullable<ExternalLine['match']>, 'title' | 'by' | 'likeness'>;

/** "Northwind Calm Cream (same barcode)" */
export function matchWords({ title, by, likeness }: Match): string {
  if (by === null) return title;
  const how = by === 'title' ? t('admin.external.by.title', { share: Math.round((likeness ?? 0) * 100) }) : t(`admin.external.by.${by}`);
  return `${title} (${how})`;
}
