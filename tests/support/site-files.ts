import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { renderAll } from '#scripts/engine/render-all.ts';
import { sitePaths } from '#scripts/engine/site-paths.ts';
import type { Settings } from '#scripts/settings.ts';
import { meta, storeOf } from '#scripts/snapshot/statements.ts';
import { writeSnapshot } from '#scripts/snapshot/write-snapshot.ts';

/** Pages and everything else that is made from the catalogue, by name; the editorial sitemap comes with scripts and styles. */
export function filesOf(site: string): Map<string, string> {
  const names = readdirSync(site, { recursive: true }).map(String);
  const made = names.filter(
    (name) =>
      /\.(?:html|xml|json|txt|webmanifest)$/.test(name) && !/^(?:search-index|data|dictionary|_|picture|sitemap-pages-0)/.test(name),
  );
  return new Map(made.sort().map((name) => [name, readFileSync(join(site, name), 'utf8')]));
}

/** The files that a full build of the same data gives, with the weights that incremental builds keep. */
export async function filesOfFullBuild(settings: Settings): Promise<Map<string, string>> {
  const before = new DatabaseSync(settings.snapshot, { readOnly: true });
  const kept = (key: string) => JSON.parse(meta(storeOf(before), key) ?? '');
  const weights = { idf: kept('idf'), effects: kept('effects') };
  before.close();
  await writeSnapshot(settings, weights);
  await renderAll(settings, () => {});
  return filesOf(sitePaths(settings).fresh);
}
