import './cli/output.ts';
import { writeFileSync } from 'node:fs';
import { wrappedFiles } from './knowledge/wrapped-files.ts';

/** Part of `npm run fix`: wraps the long lines of data/ingredients and data/rules, so that a change of them can be read; what they say stays the same. */
for (const { file, wrapped } of wrappedFiles('data')) {
  writeFileSync(file, wrapped);
  console.log(`${file}: lines are wrapped.`);
}
