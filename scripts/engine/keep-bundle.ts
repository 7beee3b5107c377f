import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { BundleFacts } from './bundle.ts';

/** Astro's page data, as its build hooks hand it out; the stylesheets are filled in by the bundler. */
interface PageData {
  readonly key: string;
  readonly styles: BundleFacts['pages'][number]['styles'];
}

/** Modules are known by their paths, and islands are numbered by them: without the way to this folder, the pages are the same wherever it stands. */
function forgetPlace(folder: string, root: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mjs')) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${root}`, '"/'));
  }
}

/**
 * Lets Astro bundle the site without rendering a page of it: the program that renders is kept in `folder`, where a plain Node process loads it
 * (renderer.ts), as often and for as few pages as it likes.
 */
export function keepBundle(folder: string): AstroIntegration {
  let pages: ReadonlyMap<string, PageData> = new Map();
  let program = '';
  let root = '';
  return {
    name: 'inciscope:keep-bundle',
    hooks: {
      'astro:config:done': ({ config }) => {
        program = join(config.outDir.pathname, '.prerender');
        root = config.root.pathname;
      },
      'astro:build:setup': ({ pages: known }) => {
        pages = known as unknown as ReadonlyMap<string, PageData>;
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer(() => ({
          name: 'inciscope:keep-bundle',
          setup: async () => {
            rmSync(folder, { recursive: true, force: true });
            cpSync(program, folder, { recursive: true });
            forgetPlace(folder, root);
            const entry = readdirSync(folder).find((name) => name.startsWith('prerender-entry'));
            if (!entry) throw new Error('Astro has made no program that renders pages.');
            const facts: BundleFacts = { entry, pages: [...pages.values()].map(({ key, styles }) => ({ key, styles })) };
            writeFileSync(join(folder, 'bundle.json'), JSON.stringify(facts));
          },
          getStaticPaths: () => Promise.resolve([]),
          render: () => Promise.reject(new Error('Pages are rendered from the kept program.')),
        })),
    },
  };
}
