import type { SiteConfig } from './config.ts';

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

export function absoluteUrl(config: SiteConfig, path: string): string {
  return path === '/' ? `${config.siteUrl}/` : config.siteUrl + path;
}

/** The same page in both languages; empty without a sister site. Aliases are the same on both. */
export function alternates(config: SiteConfig, path: string): readonly Alternate[] {
  if (!config.sisterSiteUrl) return [];
  const other = config.language === 'en' ? 'ru' : 'en';
  return [
    { hreflang: config.language, href: absoluteUrl(config, path) },
    { hreflang: other, href: config.sisterSiteUrl + path },
  ];
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** schema.org BreadcrumbList, safe inside a script element. */
export function breadcrumbList(config: SiteConfig, crumbs: readonly Crumb[]): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(config, crumb.path),
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
