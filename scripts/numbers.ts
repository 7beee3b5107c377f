import './cli/output.ts';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { readOptions } from './cli/options.ts';
import { annexNumbers, readAnnexExceptions } from './knowledge/annex-check.ts';
import { casDigitFits, ecDigitFits } from './knowledge/check-digits.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { cannotShareNumber } from './knowledge/shared-numbers.ts';
import { annexRows } from './law/annex-rows.ts';
import { annexDifferences } from './law/compare-annexes.ts';
import { fillNumbers, type Numbers } from './numbers/fill.ts';

/**
 * `npm run numbers`: fills CAS and EC numbers that data/ingredients lacks from CosIng's inventory, by exact INCI name. The inventory is not part
 * of the project (`--reference DIR`, by default ../shared). Refused are numbers with a wrong check digit, CAS numbers of an ingredient that cannot
 * be the same substance, and CAS numbers by which an annex names another preparation of a plant: whether its entry means ours, a person decides.
 * A row whose `source` is not CosIng is left to a person as well.
 */
const values = readOptions('Usage: npm run numbers -- [--reference DIR]', { reference: { type: 'string', default: '../shared' } });
const inventory = join(values.reference, 'reference', 'cosing.tsv.gz');
if (!existsSync(inventory)) {
  console.error(`No inventory under "${values.reference}". Give its folder: npm run numbers -- --reference DIR`);
  process.exit(1);
}

const { ingredients } = loadKnowledge();
const annexes = annexNumbers
  .map((annex) => ({ annex, path: join(values.reference, 'reference', `cosing-annex-${annex}.csv`) }))
  .flatMap(({ annex, path }) => annexRows(annex, readFileSync(path, 'utf8')));
const exceptions = readAnnexExceptions('data');
const owners = new Map<string, string[]>();
const own = (cas: string, inci: string) => owners.set(cas, [...(owners.get(cas) ?? []), inci]);
for (const { inci, cas } of ingredients) for (const number of cas) own(number, inci);
const byKey = new Map(ingredients.map((ingredient) => [keyOf(ingredient.inci), ingredient]));

const refused: string[] = [];
const split = (cell: string | undefined, form: RegExp) => [...new Set((cell ?? '').split(/[/\s,;]+/))].filter((text) => form.test(text));

/** The numbers of one line of the inventory that may stand in our row. */
function numbersOf(ingredient: Ingredient, casCell: string | undefined, ecCell: string | undefined): Numbers {
  const { inci } = ingredient;
  const refuse = (number: string, why: string) => {
    refused.push(`${inci}: ${number} ${why}`);
    return false;
  };
  const cas = split(casCell, /^\d{2,7}-\d{2}-\d$/).filter((number) => {
    if (!casDigitFits(number)) return refuse(number, 'has a wrong check digit');
    const other = owners.get(number)?.find((name) => cannotShareNumber(name, inci));
    if (other) return refuse(number, `is the number of ${other}`);
    const [entry] = annexDifferences([{ ...ingredient, cas: [number] }], annexes, exceptions);
    return entry ? refuse(number, `stands in annex ${entry.annex}/${entry.ref}`) : true;
  });
  const ec = split(ecCell, /^\d{3}-\d{3}-\d$/).filter((number) => ecDigitFits(number) || refuse(number, 'has a wrong check digit'));
  return { cas, ec };
}

const found = new Map<string, Numbers>();
for (const line of gunzipSync(readFileSync(inventory)).toString('utf8').split('\n').slice(1)) {
  const [, name = '', cas, ec] = line.split('\t');
  const ingredient = byKey.get(keyOf(name));
  if (!ingredient || ingredient.inci.toLowerCase() !== name.trim().toLowerCase() || found.has(keyOf(name))) continue;
  // A number that stands in our row is not looked at again.
  const { inci } = ingredient;
  const numbers = numbersOf(ingredient, ingredient.cas.length > 0 ? '' : cas, ec);
  for (const number of numbers.cas) own(number, inci);
  found.set(keyOf(name), numbers);
}

let filled = 0;
const folder = join('data', 'ingredients');
for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  const path = join(folder, file);
  const result = fillNumbers(readFileSync(path, 'utf8'), (key) => found.get(key));
  if (result.filled === 0) continue;
  writeFileSync(`${path}.new`, result.text);
  renameSync(`${path}.new`, path);
  filled += result.filled;
}
for (const line of refused) console.log(line);
console.log(`${filled} fields filled, ${refused.length} numbers refused.`);
