import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/language.ts';
import { headersFile, headersReader } from '../headers-file.ts';
import { Anchors } from './anchors.ts';
import { builtFiles } from './built-files.ts';
import { checkCanonical, checkHead, checkLinks, checkPictures, reasonUnlisted } from './check-page.ts';
import { Problems } from './problems.ts';
import { readPage } from './read-page.ts';
import { checkScripts } from './script-policy.ts';
import { htmlMessages } from './validate-html.ts';

/** Pages of each kind that all rules of html-validate are tried on; it takes a hundred times as long as everything else. */
const validatedOfKind = 3;
/** A description may stand on so many pages before it says nothing. */
const maxWithDescription = 3;
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
function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
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
    for (const { ruleId, message, line } of await htmlMessages(html)) problems.add(`HTML: ${ruleId}`, `${path}:${line} ${message}`);
  }
  anchors.check(problems);
  checkShared(shared, problems);
  return { problems, pages: files.pages.length, checked: paths.length, validated, links, listed: listed.size, unlisted };
}
