import './cli/output.ts';
import { readOptions } from './cli/options.ts';
import { editsPatch } from './knowledge/edits-patch.ts';
import { liveEdits } from './knowledge/live-edits.ts';
import { readSettings } from './settings.ts';

/** `npm run -s edits`: what editors changed of ingredients as a patch, on the standard output; what the linter refuses on the standard error. */
readOptions('Usage: npm run -s edits > PATCH', {});
const { patch, refused } = editsPatch(await liveEdits(readSettings(process.env).database));
process.stdout.write(patch);
for (const line of refused) console.error(line);
process.exitCode = refused.length === 0 ? 0 : 1;
