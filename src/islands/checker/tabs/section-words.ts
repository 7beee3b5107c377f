import type { Translator } from '#i18n/translator.ts';
import type { ListSection } from './list-sections.ts';

/** Heading of a section; a kit's parts are named by the label, the plain list has none. */
export function sectionTitle(t: Translator, { section, mayContain }: ListSection): string | null {
  const name = section === 'active' || section === 'inactive' ? t(`checker.section.${section}`) : section;
  if (!mayContain) return name;
  return name ? `${name}: ${t('list.mayContain')}` : t('list.mayContain');
}
