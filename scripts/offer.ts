import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { openDatabase } from '#db/database.ts';
import { products } from '#db/schema/index.ts';
import { demoState } from './catalog/clear-demo.ts';
import { usualProducts } from './catalog/prepare.ts';
import type { Settings } from './settings.ts';

/** Nobody answers: the demonstration is made. */
const timeout = 60_000;

/** Has the database neither products nor ever had a demonstration? */
export async function isEmptyCatalog({ database }: Pick<Settings, 'database'>): Promise<boolean> {
  if (database.url.startsWith('file:') && !existsSync(database.url.slice('file:'.length))) return true;
  const { db, close } = await openDatabase(database);
  try {
    return (await demoState(db)) === null && (await db.$count(products)) === 0;
  } catch {
    // No tables yet, or something that the start itself will say better.
    return false;
  } finally {
    close();
  }
}

const question = `The catalogue is empty. What shall it hold?
  1  a demonstration: ${usualProducts.toLocaleString('en')} products of invented brands, in a minute
  2  real products of Open Beauty Facts: about 100 MB are fetched and imported, in some minutes
1 or 2 [1]: `;

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks what an empty catalogue shall hold; no answer in time is the demonstration. */
export async function wantsRealProducts({ input, output }: Terminal, wait = timeout): Promise<boolean> {
  const lines = createInterface({ input, output });
  try {
    return (await lines.question(question, { signal: AbortSignal.timeout(wait) })).trim() === '2';
  } catch {
    output.write('\nNo answer: the demonstration is made.\n');
    return false;
  } finally {
    lines.close();
  }
}

/** At a terminal, `npm start` on an empty database offers real products beside the demonstration. Elsewhere nothing is asked. */
export async function offerProducts(settings: Settings): Promise<void> {
  const { stdin, stdout } = process;
  const asked = stdin.isTTY && stdout.isTTY && !process.env['CI'] && settings.products === null;
  if (!asked || !(await isEmptyCatalog(settings)) || !(await wantsRealProducts({ input: stdin, output: stdout }))) return;
  const flags = ['--max-semi-space-size=4', '--import', './scripts/keep-compiled.mjs'];
  const child = spawn(process.execPath, [...flags, 'scripts/import.ts', 'openbeautyfacts'], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0)
    console.log('Until "npm run import -- openbeautyfacts" brings real products, what is here is shown, or else a demonstration.');
}
