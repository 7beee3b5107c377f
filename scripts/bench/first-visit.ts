import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const loadedAtOnce = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g;
/** The bundler writes what is imported later between backticks. */
const loadedEver = /(?:from|import)\s*\(?["'`](\.[^"'`]+\.js)["'`]/g;

/** Bytes of a text after brotli. */
export const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/** What pages of a built site load; files that they share are read and packed once. */
export interface SiteWeights {
  readonly text: (path: string) => string;
  /** The scripts of a page with everything they import, at once or ever, as files of the site; "ever" goes not into files of the name `but`. */
  readonly scripts: (html: string, when: 'at once' | 'ever', but?: RegExp) => ReadonlyMap<string, string>;
  /** Bytes that a first visit to a page loads: its HTML, styles and scripts after brotli, and the fonts it asks for. */
  readonly firstVisit: (html: string) => number;
}

export function siteWeights(folder: string): SiteWeights {
  const texts = new Map<string, string>();
  const sizes = new Map<string, number>();
  const text = (path: string) => {
    const known = texts.get(path) ?? readFileSync(join(folder, path), 'utf8');
    texts.set(path, known);
    return known;
  };
  const packed = (path: string) => {
    const size = sizes.get(path) ?? brotliBytes(text(path));
    sizes.set(path, size);
    return size;
  };
  const scripts: SiteWeights['scripts'] = (html, when, but) => {
    const files = new Map<string, string>();
    const visit = (path: string) => {
      if (files.has(path) || but?.test(path)) return;
      files.set(path, text(path));
      for (const [, target = ''] of text(path).matchAll(when === 'ever' ? loadedEver : loadedAtOnce))
        visit(posix.join(posix.dirname(path), target));
    };
    for (const [, source = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) visit(source);
    return files;
  };
  return {
    text,
    scripts,
    firstVisit(html) {
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
      const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, path = '']) => path);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
      return (
        brotliBytes(html) +
        sum([...sheets, ...scripts(html, 'at once').keys()].map(packed)) +
        sum(fonts.map((path) => statSync(join(folder, path)).size))
      );
    },
  };
}
