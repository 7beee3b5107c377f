import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { inlineScripts } from '#site/inline-scripts.ts';
import { type BundleFacts, factsFile } from './bundle-facts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

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
  let scriptHashes: BundleFacts['scriptHashes'] = [];
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
      // What is ours, what Astro found too small for a file, and what wakes islands.
      'astro:build:ssr': ({ manifest: { inlinedScripts, clientDirectives } }) => {
        const ofAstro = [...inlinedScripts, ...clientDirectives].map(([, script]) => script);
        scriptHashes = [...new Set([...inlineScripts, ...ofAstro, islandScript].filter((script) => script !== '').map(hashOf))];
      },
      'astro:build:done': () => {
        forgetPlace(folder, root);
        writeFileSync(join(folder, factsFile), JSON.stringify({ entry, routes, scriptHashes } satisfies BundleFacts));
      },
    },
  };
}
