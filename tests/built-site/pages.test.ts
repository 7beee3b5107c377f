import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { sisterUrls } from '../support/built-site.ts';
import { attributesOf, pageTexts } from './html-texts.ts';
import { type BuiltPage, siteFolder, sitePages } from './site-pages.ts';

interface Asked {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const idsOf = (html: string) => all(html.replace(/<script\b[\s\S]*?<\/script>/g, ''), /\sid="([^"]*)"/g);
const hrefsOf = (html: string) => all(html, /<a\b((?:"[^"]*"|[^">])*)>/g).flatMap((tag) => attributesOf(tag).get('href') ?? []);
const isError = ({ path }: BuiltPage) => /^\/(?:401|403|404|500)$/.test(path);

for (const language of languages) {
  const pages = () => sitePages(siteFolder(language));

  test(`every ${language} page has one h1, a canonical address unless it is an error's, a manifest and ids that are unique`, () => {
    const wrong = pages().flatMap(({ path, html }) => {
      const canonicals = isError({ path, html }) ? 0 : 1;
      const ids = idsOf(html);
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      return [
        (html.match(/<h1\b/g)?.length ?? 0) !== 1 && `${path}: not one h1`,
        (html.match(/<link rel="canonical" href="https?:\/\/[^"]+"/g)?.length ?? 0) !== canonicals &&
          `${path}: not ${canonicals} canonical`,
        !html.includes('<link rel="manifest" href="/manifest.webmanifest"') && `${path}: no manifest`,
        !html.includes(`<html lang="${language}"`) && `${path}: not in ${language}`,
        repeated.length > 0 && `${path}: ids twice: ${repeated.join(', ')}`,
      ].filter((problem) => problem !== false);
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });

  test(`every ${language} page names the same page in the other language, and English for everybody else`, () => {
    const wrong = pages().filter(({ path, html }) => {
      const links = new Map(
        [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [lang, href]),
      );
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const other = sisterUrls[language] + new URL(canonical || 'http://none').pathname;
      const expected =
        language === 'en' ? { en: canonical, ru: other, 'x-default': canonical } : { ru: canonical, en: other, 'x-default': other };
      const listed = !html.includes('<meta name="robots" content="noindex"');
      const inHeader = html.includes(`<a href="${isError({ path, html }) ? `${sisterUrls[language]}/` : other}" hreflang=`);
      return !inHeader || (listed ? JSON.stringify(Object.fromEntries(links)) !== JSON.stringify(expected) : links.size > 0);
    });
    expect(wrong.map(({ path }) => path).slice(0, 20)).toEqual([]);
  });

  test(`titles and descriptions of ${language} pages are unique`, () => {
    const listed = pages().filter((page) => !isError(page));
    const repeated = (pattern: RegExp) => {
      const groups = Map.groupBy(listed, ({ html }) => pattern.exec(html)?.[1] ?? '');
      return [...groups]
        .filter(([text, group]) => group.length > 1 || text === '')
        .map(
          ([text, group]) =>
            `${text}: ${group
              .slice(0, 3)
              .map(({ path }) => path)
              .join(' ')}`,
        );
    };
    expect(repeated(/<title>([^<]*)<\/title>/).slice(0, 10)).toEqual([]);
    expect(repeated(/<meta name="description" content="([^"]*)"/).slice(0, 10)).toEqual([]);
  });

  test(`no link of the ${language} site leads nowhere`, () => {
    const folder = siteFolder(language);
    const site = pages();
    const ids = new Map(site.map(({ path, html }) => [path, new Set(idsOf(html))]));
    const known = new Map<string, boolean>();
    const exists = (path: string) => {
      const answer = known.get(path) ?? (ids.has(path) || existsSync(join(folder, path)));
      known.set(path, answer);
      return answer;
    };
    const dead = site.flatMap(({ path, html }) =>
      hrefsOf(html).flatMap((href) => {
        if (!/^[/#]/.test(href)) return [];
        const [target = '', anchor] = href.split('#');
        const page = target.replace(/\?.*/, '') || path;
        if (!exists(page)) return [`${path} → ${href}`];
        // A list travels to the checker in the fragment.
        return anchor && page !== '/ingredient-checker' && !ids.get(page)?.has(anchor) ? [`${path} → ${href}`] : [];
      }),
    );
    expect([...new Set(dead)].slice(0, 20)).toEqual([]);
  });

  test(`lists of products of the ${language} site are told to search engines in the order of the page`, () => {
    const wrong = pages().filter(({ path, html }) => {
      if (!/^\/(?:products(?:\/page\/\d+)?|(?:brands|categories)\/(?!lists)[^/]+.*|ingredients\/[^/]+\/products.*)$/.test(path))
        return false;
      const rows = all(html, /<a class="name" href="([^"]+)"/g);
      const lists = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
        .map((json) => JSON.parse(json))
        .filter((data) => data['@type'] === 'ItemList');
      const named = (lists[0]?.itemListElement ?? []).map(({ url }: { url: string }) => new URL(url).pathname);
      return lists.length !== 1 || JSON.stringify(named) !== JSON.stringify(rows);
    });
    expect(wrong.map(({ path }) => path).slice(0, 20)).toEqual([]);
  });

  test(`questions that ${language} pages tell search engines stand on them with their answers`, () => {
    const asking = pages().flatMap(({ path, html }) => {
      const data = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json));
      return data.filter((entry) => entry['@type'] === 'FAQPage').map((entry) => ({ path, html, questions: entry.mainEntity as Asked[] }));
    });
    const wrong = asking.filter(({ html, questions }) => {
      const [list = ''] = all(html, /<dl class="asked">([\s\S]*?)<\/dl>/g);
      const shown = pageTexts(list).map(({ text }) => text);
      return (
        questions.length === 0 ||
        questions.some(({ name, acceptedAnswer }) => !shown.includes(name) || !shown.includes(acceptedAnswer.text))
      );
    });
    expect(asking.length).toBeGreaterThan(6_000);
    expect(wrong.map(({ path }) => path).slice(0, 20)).toEqual([]);
  });

  test(`breadcrumbs of the ${language} site are valid data`, () => {
    const wrong = pages().flatMap(({ path, html }) =>
      all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).flatMap((json) => {
        const { '@type': type, itemListElement } = JSON.parse(json);
        if (type !== 'BreadcrumbList') return [];
        const valid = itemListElement.every(
          (item: { position: number; name: string; item: string }, index: number) =>
            item.position === index + 1 && item.name.length > 0 && URL.canParse(item.item),
        );
        return valid ? [] : [path];
      }),
    );
    expect(wrong).toEqual([]);
  });
}
