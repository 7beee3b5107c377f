import type { PageTranslator } from '#i18n/translator.ts';
import { shelfPath } from '#site/account-paths.ts';
import { brandsPath, categoriesPath, contentPath } from '#site/paths.ts';

/** Where the foot of every page leads. */
export function FooterLinks({ t }: { readonly t: PageTranslator }) {
  const links = [
    { href: categoriesPath, name: t('nav.categories') },
    { href: brandsPath, name: t('nav.brands') },
    { href: shelfPath, name: t('shelves.title') },
    { href: contentPath('method'), name: t('footer.method') },
    { href: contentPath('sources'), name: t('footer.sources') },
    { href: contentPath('about'), name: t('footer.about') },
    { href: contentPath('contact'), name: t('footer.contact') },
    { href: contentPath('privacy'), name: t('footer.privacy') },
    { href: contentPath('rules'), name: t('footer.rules') },
  ];
  return links.map(({ href, name }) => (
    <li key={href}>
      <a href={href}>{name}</a>
    </li>
  ));
}
