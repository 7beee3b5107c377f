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

/** Data of schema.org, safe inside a script element. */
function linkedData(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** schema.org BreadcrumbList. */
export function breadcrumbList(config: SiteConfig, crumbs: readonly Crumb[]): string {
  return linkedData({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(config, crumb.path),
    })),
  });
}

export interface ProductData {
  readonly name: string;
  readonly brand: string;
  readonly category: string | null;
  readonly description: string;
  readonly path: string;
}

/** schema.org Product. It carries no offer, because nothing is sold here, and no rating as long as there are no reviews. */
export function productData(config: SiteConfig, { name, brand, category, description, path }: ProductData): string {
  return linkedData({
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: brand },
    ...(category === null ? {} : { category }),
    description,
    url: absoluteUrl(config, path),
  });
}
