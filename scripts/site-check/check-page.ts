import type { Language } from '#core/language.ts';
import { checkerPath } from '#site/paths.ts';
import type { Anchors } from './anchors.ts';
import type { BuiltFiles } from './built-files.ts';
import { linkedDataProblems } from './linked-data.ts';
import type { Problems } from './problems.ts';
import type { SitePage } from './read-page.ts';

/** Addresses that functions answer. */
const onRequest =
  /^\/(?:api\/|media\/|og\/(?:product|ingredient|brand|category)\/[a-z0-9-]+\.png$|categories\/[a-z0-9-]+\/with\/[a-z0-9-]+$|products\/[a-z0-9-]+\/reviews$)/;
const errorPage = /^\/(?:401|403|404|500)$/;

function targetOf(href: string, path: string, origin: string): { readonly path: string; readonly fragment: string } | null {
  if (/^(?:mailto|tel|data|blob|javascript):/.test(href)) return null;
  const url = new URL(href, origin + path);
  if (url.origin !== origin) return null;
  return { path: decodeURI(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** One title, heading and description, the language of the site, no id twice, data that can be read. */
export function checkHead(page: SitePage, language: Language, problems: Problems): void {
  const { path, lang, titles, descriptions, headings, hidden, doubledIds, errors, data } = page;
  if (lang !== language) problems.add('lang is not the language of the site', `${path}: ${lang}`);
  if (titles.length !== 1 || !titles[0]?.trim()) problems.add('not exactly one title', path);
  if (headings !== 1) problems.add('not exactly one h1', `${path}: ${headings}`);
  if (!hidden && (descriptions.length !== 1 || !descriptions[0]?.trim())) problems.add('not exactly one description', path);
  for (const id of doubledIds) problems.add('id stands twice', `${path}: ${id}`);
  for (const error of errors) problems.add('HTML parse error', `${path}: ${error}`);
  for (const json of data) for (const problem of linkedDataProblems(json)) problems.add('JSON-LD', `${path}: ${problem}`);
}

/** Where the page says it stands, without the origin; null where that is not clear. */
export function checkCanonical(page: SitePage, origin: string, files: BuiltFiles, problems: Problems): string | null {
  const { path, canonicals, alternates, hidden } = page;
  // A page of an error answers whatever address led to it.
  if (hidden && canonicals.length === 0) return null;
  const [canonical = ''] = canonicals;
  if (canonicals.length !== 1 || !canonical.startsWith(`${origin}/`)) {
    problems.add('not exactly one canonical address of this site', `${path}: ${canonicals.join(', ') || 'none'}`);
    return null;
  }
  const target = canonical.slice(origin.length);
  if (!files.answers(target)) problems.add('canonical to no page', `${path}: ${target}`);
  if (alternates.length > 0 && !alternates.some(({ href }) => href === canonical)) problems.add('hreflang without the page itself', path);
  return target;
}

export function checkPictures({ path, pictures }: SitePage, origin: string, files: BuiltFiles, problems: Problems): void {
  if (pictures.length !== 1) problems.add('not exactly one og:image', path);
  for (const picture of pictures) {
    const target = targetOf(picture, path, origin)?.path ?? '';
    const [, kind, alias] = /^\/og\/(product|ingredient|brand|category)\/(.+)\.png$/.exec(target) ?? [];
    const lists: Readonly<Record<string, string>> = {
      product: 'products',
      ingredient: 'ingredients',
      brand: 'brands',
      category: 'categories',
    };
    if (kind ? !files.answers(`/${lists[kind]}/${alias}`) : !files.answers(target))
      problems.add('og:image of nothing', `${path}: ${picture}`);
  }
}

/** Why a page need not stand in the sitemap; null when it must. */
export function reasonUnlisted({ path, hidden }: SitePage, canonical: string | null): string | null {
  if (errorPage.test(path)) return 'error page';
  if (hidden) return 'noindex';
  if (canonical !== null && canonical !== path) return 'canonical to another page';
  return /\/page\/\d+$/.test(path) ? 'numbered page of a list, reached from its front page' : null;
}

/** Looks at everything a page refers to; how many there are. */
export function checkLinks(
  { path, ids, references }: SitePage,
  origin: string,
  files: BuiltFiles,
  anchors: Anchors,
  problems: Problems,
): number {
  anchors.know(path, ids);
  for (const { by, href } of references) {
    const target = targetOf(href, path, origin);
    if (!target) continue;
    if (!files.answers(target.path) && !onRequest.test(target.path)) problems.add(`dead link (${by})`, `${path} → ${href}`);
    // The fragment of the checker is a list, no anchor.
    else if (target.fragment && target.path !== checkerPath) anchors.want({ from: path, ...target });
  }
  return references.length;
}
