import './cli/output.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { readOptions } from './cli/options.ts';
import { annexMark, annexNumbers, readAnnexExceptions } from './knowledge/annex-check.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { annexRows } from './law/annex-rows.ts';
import { annexDifferences } from './law/compare-annexes.ts';

/**
 * `npm run law`: compares every ingredient, by CAS number and by name, with CosIng's export of Annexes II–VI, which is not part of the project
 * (`--reference DIR`, by default ../shared). Prints what the annexes name and we do not hold, and writes data/rules/annex-check.yaml:
 * only of an ingredient that was compared do pages say that no annex names it.
 */
const values = readOptions('Usage: npm run law -- [--reference DIR]', { reference: { type: 'string', default: '../shared' } });
const files = annexNumbers.map((annex) => ({ annex, name: `cosing-annex-${annex}.csv` }));
const pathOf = (name: string) => join(values.reference, 'reference', name);

if (!files.every(({ name }) => existsSync(pathOf(name)))) {
  console.error(`No annexes under "${values.reference}". Give their folder: npm run law -- --reference DIR`);
  process.exit(1);
}

const { ingredients } = loadKnowledge();
const exceptions = readAnnexExceptions('data');
const texts = files.map(({ annex, name }) => ({ annex, name, text: readFileSync(pathOf(name), 'utf8') }));
const rows = texts.flatMap(({ annex, text }) => annexRows(annex, text));
const differences = annexDifferences(ingredients, rows, exceptions);
const open = new Set(differences.map(({ inci }) => inci));
const marks = ingredients.filter(({ inci }) => !open.has(inci)).map((ingredient) => annexMark(ingredient, exceptions));

/** A line for each first two digits: an ingredient that comes or goes changes one line. */
const lines = Object.values(Object.groupBy(marks.sort(), (mark) => mark.slice(0, 2))).map((group) => group?.join(' '));
const check = {
  date: new Date().toISOString().slice(0, 10),
  files: Object.fromEntries(texts.map(({ name, text }) => [name, createHash('sha256').update(text).digest('hex')])),
  ingredients: ingredients.length,
  differences,
  compared: `${lines.join('\n')}\n`,
};
const head =
  '# Written by `npm run law` (scripts/law.ts); not edited by hand. `compared` holds a mark of each ingredient without a difference.\n';
writeFileSync('data/rules/annex-check.yaml.new', head + dump(check, { lineWidth: -1 }));
renameSync('data/rules/annex-check.yaml.new', 'data/rules/annex-check.yaml');

for (const { inci, annex, ref, by, title } of differences) console.log(`${inci}: annex ${annex}/${ref} by "${by}": ${title.slice(0, 100)}`);
console.log(
  `${ingredients.length} ingredients compared with ${rows.length} entries: ${differences.length === 0 ? 'no difference.' : `${differences.length} differences of ${open.size} ingredients.`}`,
);
process.exitCode = differences.length === 0 ? 0 : 1;
