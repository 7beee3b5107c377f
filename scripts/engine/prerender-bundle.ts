import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What of a bundle is written down for those who load it (renderer.ts). */
export interface BundleFacts {
  /** File of the folder to import. */
  readonly entry: string;
  /** Routes of the site's own pages: "/products/[alias]". */
  readonly routes: readonly { readonly route: string; readonly hasParameters: boolean }[];
}

export const bundleFacts = 'bundle.json';

const ofBundle = (name: string) => new URL(`./prerender/${name}`, import.meta.url);

/** Astro numbers islands by the paths of their modules, and has no setting for it: without the way to this folder, pages are the same wherever it stands (docs/decisions). */
function forgetPlace(folder: string, root: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.mjs')) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${root}`, '"/'));
  }
}

/**
 * An adapter as Astro's adapter API describes it, for pages that are rendered on request: here by the workers of a build and by the thread of a
 * function. Astro bundles and renders nothing itself; no page is prerendered by it, so pages need no `getStaticPaths`.
 */
export function prerenderBundle(): AstroIntegration {
  let routes: BundleFacts['routes'] = [];
  let [folder, root, entry] = ['', '', ''];
  return {
    name: 'inciscope:prerender-bundle',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => addMiddleware({ order: 'pre', entrypoint: ofBundle('failures.ts') }),
      'astro:routes:resolved': ({ routes: resolved }) => {
        routes = resolved
          .filter(({ origin, type }) => origin === 'project' && (type === 'page' || type === 'endpoint'))
          .map(({ pattern, params }) => ({ route: pattern, hasParameters: params.length > 0 }));
      },
      'astro:config:done': ({ config, setAdapter }) => {
        folder = fileURLToPath(config.build.server);
        root = fileURLToPath(config.root);
        entry = config.build.serverEntry;
        setAdapter({
          name: 'inciscope:prerender-bundle',
          entrypointResolution: 'auto',
          serverEntrypoint: ofBundle('entry.ts'),
          supportedAstroFeatures: { serverOutput: 'stable' },
        });
      },
      'astro:build:done': () => {
        forgetPlace(folder, root);
        writeFileSync(join(folder, bundleFacts), JSON.stringify({ entry, routes } satisfies BundleFacts));
      },
    },
  };
}
