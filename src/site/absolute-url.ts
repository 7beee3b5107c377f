import type { Language } from '#core/language.ts';
import type { SiteConfig } from './config.ts';

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

export function absoluteUrl(config: SiteConfig, path: string): string {
  return path === '/' ? `${config.siteUrl}/` : config.siteUrl + path;
}

/** Where other sites ask how a page is framed (src/api/oembed.ts). */
export function oembedAddress(config: SiteConfig, path: string): string {
  const api = new URL(config.apiBaseUrl, absoluteUrl(config, '/'));
  return `${new URL('v2/oembed', api).href}?url=${encodeURIComponent(absoluteUrl(config, path))}`;
}

/** The language of the other site. */
export const sisterLanguage = (config: SiteConfig): Language => (config.language === 'en' ? 'ru' : 'en');

/** The same page in both languages, and English for everybody else; empty without a sister site. Aliases are the same on both. */
export function alternates(config: SiteConfig, path: string): readonly Alternate[] {
  if (!config.sisterSiteUrl) return [];
  const here = { hreflang: config.language as string, href: absoluteUrl(config, path) };
  const there = { hreflang: sisterLanguage(config) as string, href: sisterUrl(config, path) ?? '' };
  return [here, there, { hreflang: 'x-default', href: config.language === 'en' ? here.href : there.href }];
}

/** The same page on the sister site; null without one. */
export function sisterUrl({ sisterSiteUrl }: SiteConfig, path: string): string | null {
  return sisterSiteUrl && sisterSiteUrl + path;
}
