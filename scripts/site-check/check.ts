import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import type { Language } from '#core/language.ts';
import { checkerPath } from '#site/paths.ts';
import { headersFile, headersReader } from '../headers-file.ts';
import { Anchors } from './anchors.ts';
import { type BuiltFiles, builtFiles } from './built-files.ts';
import { linkedDataProblems } from './linked-data.ts';
import { Problems } from './problems.ts';
import { readPage, type SitePage } from './read-page.ts';
import { checkScripts } from './script-policy.ts';

/** Pages of each kind that all rules of html-validate are tried on; it takes a hundred times as long as everything else. */
const validatedOfKind = 3;
/** A description may stand on so many pages before it says nothing. */
const maxWithDescription = 3;
/** Addresses that functions answer. */
const onRequest =
  /^\/(?:api\/|media\/|og\/(?:product|ingredient|brand|category)\/[a-z0-9-]+\.png$|categories\/[a-z0-9-]+\/with\/[a-z0-9-]+$|products\/[a-z0-9-]+\/reviews$)/;
const errorPage = /^\/(?:401|403|404|500)$/;

export interface SiteCheck {
  readonly problems: Problems;
  readonly pages: number;
  readonly checked: number;
  readonly validated: number;
  readonly links: number;
  readonly listed: number;
  /** Why pages are not in the sitemap, with how many. */
  readonly unlisted: ReadonlyMap<string, number>;
}

export interface CheckOptions {
  readonly root: string;
  readonly language: Language;
  /** Pages that are read; others are taken evenly from a larger site. */
  readonly most: number;
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How the markup is written is the renderer's affair.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

/** Astro writes this in front of the first island, where no style may stand; browsers take it there, and there is no setting for it. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/** What one program renders: addresses that differ in aliases and numbers only are of one kind. */
const kindOf = (path: string) =>
  path
    .split('/')
    .map((part, index, parts) =>
      index > 1 && !/^(?:page|with|dupes|reviews|products|roles|families|lists)$/.test(part) && parts[1] !== 'service' ? '*' : part,
    )
    .join('/');

function sample(paths: readonly string[], most: number): string[] {
  const step = Math.max(1, paths.length / most);
  return Array.from({ length: Math.min(most, paths.length) }, (_, index) => paths[Math.floor(index * step)] ?? '');
}

function sitemapPaths(root: string, origin: string, problems: Problems): Set<string> {
  const locations = (name: string) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href ?? '');
  const paths = new Set<string>();
  for (const map of locations('sitemap-index.xml'))
    for (const href of locations(new URL(map).pathname.slice(1))) {
      const path = href.startsWith(origin) ? href.slice(origin.length) || '/' : href;
      if (paths.has(path)) problems.add('sitemap: listed twice', path);
      paths.add(path);
    }
  return paths;
}

/** Where a reference leads on this site; null when it leads elsewhere. */
function targetOf(href: string, path: string, origin: string): { readonly path: string; readonly fragment: string } | null {
  if (/^(?:mailto|tel|data|blob|javascript):/.test(href)) return null;
  const url = new URL(href, origin + path);
  if (url.origin !== origin) return null;
  return { path: decodeURI(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) };
}

function checkHead(page: SitePage, language: Language, problems: Problems): void {
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
function checkCanonical(page: SitePage, origin: string, files: BuiltFiles, problems: Problems): string | null {
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

function checkPictures({ path, pictures }: SitePage, origin: string, files: BuiltFiles, problems: Problems): void {
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
function reasonUnlisted({ path, hidden }: SitePage, canonical: string | null): string | null {
  if (errorPage.test(path)) return 'error page';
  if (hidden) return 'noindex';
  if (canonical !== null && canonical !== path) return 'canonical to another page';
  return /\/page\/\d+$/.test(path) ? 'numbered page of a list, reached from its front page' : null;
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Looks at everything a page refers to; how many there are. */
function checkLinks({ path, ids, references }: SitePage, origin: string, files: BuiltFiles, anchors: Anchors, problems: Problems): number {
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

function checkShared(
  { titles, descriptions }: Readonly<Record<'titles' | 'descriptions', ReadonlyMap<string, readonly string[]>>>,
  problems: Problems,
): void {
  for (const [title, on] of titles)
    if (on.length > 1) problems.add('title stands on several pages', `"${title}": ${on.slice(0, 3).join(', ')}`);
  for (const [description, on] of descriptions)
    if (on.length > maxWithDescription) problems.add('description stands on too many pages', `"${description}": ${on.length}, ${on[0]}`);
}

/** Checks a built site as a whole: its links, heads, data, HTML and sitemaps. */
export async function checkSite({ root, language, most }: CheckOptions): Promise<SiteCheck> {
  const problems = new Problems();
  const files = builtFiles(root);
  const headersOf = headersReader(join(root, headersFile));
  const home = readPage('/', files.pageText('/'));
  const origin = new URL(home.canonicals[0] ?? 'http://127.0.0.1').origin;
  const listed = sitemapPaths(root, origin, problems);
  for (const path of listed) if (!files.answers(path)) problems.add('sitemap: no such page', path);

  const shared = { titles: new Map<string, string[]>(), descriptions: new Map<string, string[]>() };
  const unlisted = new Map<string, number>();
  const anchors = new Anchors(files);
  const ofKind = new Map<string, number>();
  let [links, validated] = [0, 0];
  const paths = sample(files.pages, most);
  for (const path of paths) {
    const html = files.pageText(path);
    const page = readPage(path, html);
    checkHead(page, language, problems);
    const canonical = checkCanonical(page, origin, files, problems);
    checkPictures(page, origin, files, problems);
    checkScripts(page, headersOf(path), problems);
    const reason = reasonUnlisted(page, canonical);
    if (reason === null) {
      if (!listed.has(path)) problems.add('sitemap: page is missing', path);
      addTo(shared.titles, page.titles[0] ?? '', path);
      addTo(shared.descriptions, page.descriptions[0] ?? '', path);
    } else {
      unlisted.set(reason, (unlisted.get(reason) ?? 0) + 1);
      if (listed.has(path)) problems.add(`sitemap: lists a page that is not for it (${reason})`, path);
    }
    links += checkLinks(page, origin, files, anchors, problems);
    const kind = kindOf(path);
    const seen = ofKind.get(kind) ?? 0;
    ofKind.set(kind, seen + 1);
    if (seen >= validatedOfKind) continue;
    validated++;
    for (const { messages } of (await validator.validateString(html.replace(islandStyle, ''))).results)
      for (const { ruleId, message, line } of messages) problems.add(`HTML: ${ruleId}`, `${path}:${line} ${message}`);
  }
  anchors.check(problems);
  checkShared(shared, problems);
  return { problems, pages: files.pages.length, checked: paths.length, validated, links, listed: listed.size, unlisted };
}
