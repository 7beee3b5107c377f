import './cli/output.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { compareLines } from './cli/compare-lines.ts';
import { readOptions } from './cli/options.ts';
import { readSettings } from './settings.ts';

/** `npm run -s compare`: two to four JSON lines, `{"alias"}` of a product or `{"text"}` of a list, become one JSON object. */
readOptions('Usage: npm run -s compare < LINES, two to four of {"alias"} or {"text"}', {});
const { snapshot } = readSettings(process.env);
// Standard output is for the answer alone.
if (!existsSync(snapshot)) spawnSync(process.execPath, ['scripts/snapshot.ts'], { stdio: ['ignore', 2, 2] });
const answer = compareLines(await text(process.stdin));
process.stdout.write(`${JSON.stringify(answer)}\n`);
if ('error' in answer) process.exitCode = 1;
