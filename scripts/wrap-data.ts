import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { wrapLines } from './knowledge/wrap-lines.ts';

/** Part of `npm run fix`: wraps the long lines of data/ingredients and data/rules, so that a change of them can be read; what they say stays the same. */
const same = (before: string, after: string) => {
  try {
    return isDeepStrictEqual(load(before), load(after));
  } catch {
    return false;
  }
};
for (const file of globSync('data/{ingredients,rules}/*.yaml')) {
  const text = readFileSync(file, 'utf8');
  const wrapped = wrapLines(text, same);
  if (wrapped !== text) {
    writeFileSync(file, wrapped);
    console.log(`${file}: lines are wrapped.`);
  }
}
