import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { readTerms, type Term, type Terms } from '#catalog/open-data-terms.ts';
import { onceDone } from '#core/remembered.ts';
import { openDatabase } from '#db/database.ts';
import { type DataSetName, dataFolder, dataManifestPath, dataSetFile } from '#site/open-data-paths.ts';
import { readJson, replaceFile, type SiteState } from '../engine/site-paths.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { liveEdits } from '../knowledge/live-edits.ts';
import type { Settings } from '../settings.ts';
import { storeOf } from '../snapshot/statements.ts';
import { firstSeen } from './data-dates.ts';
import { writeDataFile } from './data-file.ts';
import { ingredientLines, type LeftOut, type Lines, productLines, sourceLines } from './lines.ts';

const dataSet = z.object({
  name: z.string(),
  file: z.string(),
  /** Day since when it is as it is. */
  date: z.string(),
  lines: z.number(),
  bytes: z.number(),
  sha256: z.string(),
  /** How many products stayed at home, by their source. */
  leftOut: z.optional(z.record(z.string(), z.number())),
  /** What it was made from: with the same it is not made again. */
  madeFrom: z.string(),
});
type DataSet = z.output<typeof dataSet>;

const manifest = z.object({ datasets: z.array(dataSet) });

/** The terms that its lines may stand under. */
function termsOf(name: string, { knowledge, products }: Terms): Term[] {
  return name === 'products'
    ? [...new Map(Object.values(products).map((one) => [`${one.licence} ${one.credit}`, one])).values()]
    : [knowledge];
}

interface Places {
  /** Folder of a site that may hold the same data already. */
  readonly present: string;
  /** Folder of the site that is to hold them; may be the same one. */
  readonly site: string;
}

/** What each data set is made from. */
const origins = ({ code, change, edits }: SiteState): Readonly<Record<DataSetName, string>> => {
  const ofKnowledge = `${code} ${edits ?? ''}`;
  return { ingredients: ofKnowledge, sources: ofKnowledge, products: `${code} ${change}` };
};

const dataSetsIn = (site: string): readonly DataSet[] => readJson(join(site, dataManifestPath), manifest)?.datasets ?? [];

/** Whether the open data of a site is of that state. */
export function isOpenDataOf(site: string, state: SiteState): boolean {
  const present = new Map(dataSetsIn(site).map(({ name, madeFrom }) => [name, madeFrom]));
  return Object.entries(origins(state)).every(([name, madeFrom]) => present.get(name) === madeFrom);
}

/** Writes what others may take along: ingredients, sources and products as JSON lines, and a manifest with dates, sizes and hashes. What is made from the same as before stays. */
export async function writeOpenData({ site, snapshot, database: live }: Settings, state: SiteState, places: Places): Promise<void> {
  const folder = join(places.site, dataFolder);
  const before = dataSetsIn(places.present);
  const madeFrom = origins(state);
  mkdirSync(folder, { recursive: true });
  const terms = readTerms();
  const { db, close } = await openDatabase(live);
  const catalogue = new DatabaseSync(snapshot, { readOnly: true });
  const leftOut: LeftOut = {};
  const make = async (name: DataSetName, lines: () => Promise<Lines>): Promise<DataSet> => {
    const file = dataSetFile(name);
    const kept = before.find((one) => one.name === name && one.madeFrom === madeFrom[name]);
    const keptFile = join(places.present, dataFolder, file);
    if (kept && existsSync(keptFile)) {
      if (places.present !== places.site) copyFileSync(keptFile, join(folder, file));
      return kept;
    }
    const { content, ...written } = await writeDataFile(join(folder, file), await lines());
    return { name, file, date: await firstSeen(db, name, content), ...written, madeFrom: madeFrom[name] };
  };
  try {
    const base = onceDone(async () => loadKnowledge('data', await liveEdits(live)));
    const datasets = [
      await make('ingredients', async () => ingredientLines(await base(), terms)),
      await make('sources', async () => sourceLines(await base(), terms)),
      await make('products', async () => productLines(storeOf(catalogue), terms, leftOut)),
    ].map((one) => ({
      ...one,
      terms: termsOf(one.name, terms),
      ...(one.name === 'products' && Object.keys(leftOut).length > 0 ? { leftOut } : {}),
    }));
    const told = { site: site.siteUrl, licences: terms.licences, datasets };
    replaceFile(join(places.site, dataManifestPath), `${JSON.stringify(told, null, 2)}\n`);
  } finally {
    catalogue.close();
    close();
  }
}
