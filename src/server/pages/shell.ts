import type { SiteConfig } from '#site/config.ts';
import { breadcrumbList, type Crumb } from '#site/linked-data.ts';
import { picturePath } from '#site/paths.ts';
import { pictureFor } from '#site/picture.ts';
import { escapeHtml } from '#ui/markup/escape.ts';
import type { SiteFiles } from '../built-site/files.ts';

/** What a function puts into the shell. */
export interface FilledPage {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  /** Further data of schema.org. */
  readonly data?: readonly string[];
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** HTML. */
  readonly main: string;
}

const between = '</script><script type="application/ld+json">';

/** A shell that the build wrote (src/pages/[shells]), filled: a page like those of the build, head and all. */
export function fillShell(files: SiteFiles, site: SiteConfig, page: FilledPage): string {
  const values: Readonly<Record<string, string>> = {
    title: escapeHtml(page.title),
    description: escapeHtml(page.description),
    path: escapeHtml(page.path.slice(1)),
    data: [breadcrumbList(site, page.crumbs), ...(page.data ?? [])].join(between),
    main: page.main,
  };
  const shell = files.text('_shells/page.html').replaceAll(picturePath('page', 'home'), pictureFor(page.path));
  const named = page.listed ? shell.replace(/<meta name="robots"[^>]*>/, '') : shell;
  return named.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
}
