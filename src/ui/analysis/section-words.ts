import type { Translator } from '#i18n/translator.ts';

/** Heading of a section; a kit's parts are named by the label, the plain list has none. */
export function sectionTitle(t: Translator, section: string | null, mayContain = false): string | null {
  const name = section === 'active' || section === 'inactive' ? t(`list.section.${section}`) : section;
  if (!mayContain) return name;
  return name ? `${name}: ${t('list.mayContain')}` : t('list.mayContain');
}
