import './cli/output.ts';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Score } from '#catalog/scores.ts';
import { readOptions } from './cli/options.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { percent, sayBands } from './score/bands.ts';
import { readingCases, scoreCases } from './score/cases.ts';
import { scoreRecognition } from './score/recognition.ts';
import { scoreTypos } from './score/typos.ts';

/**
 * `npm run score`: how well labels are read, on reference material that is not part of the project (`--reference DIR`, by default ../shared).
 * Writes data/scores.json, from which the method page takes its figures. `--lists FILE` measures only the share bands, on lists that declare percentages, one a line, and writes nothing.
 */
const values = readOptions('Usage: npm run score -- [--reference DIR] [--unknown N] [--lists FILE]', {
  reference: { type: 'string', default: '../shared' },
  unknown: { type: 'string', default: '20' },
  lists: { type: 'string' },
});
const { knowledge } = loadKnowledge();

if (values.lists) {
  sayBands(readFileSync(values.lists, 'utf8').trim().split('\n'), knowledge);
  process.exit(0);
}

const file = (...parts: string[]) => join(values.reference, ...parts);

if (!existsSync(file('reference', 'labels-dev.jsonl'))) {
  console.error(`No reference material under "${values.reference}". Give its folder: npm run score -- --reference DIR`);
  process.exit(1);
}

const textLine = z.object({ text: z.string() });
const packLine = z.object({ ingredients_text: z.optional(z.nullable(z.string())) });
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const labels = lines(readFileSync(file('reference', 'labels-dev.jsonl'), 'utf8')).map((line) => z.parse(textLine, line).text);
const packs = lines(gunzipSync(readFileSync(file('reference', 'openbeautyfacts-sample.jsonl.gz'))).toString('utf8')).map(
  (line) => z.parse(packLine, line).ingredients_text ?? '',
);
const cases = scoreCases(readingCases(readFileSync(file('cases', 'label-reading.json'), 'utf8')), knowledge.dictionary);
for (const { id, wrong } of cases.failed) console.log(`case ${id}: ${wrong}`);
console.log(`Reading cases: ${cases.right} of ${cases.total} right (${percent(cases.right, cases.total)} %).`);

const recognition = scoreRecognition(labels, knowledge.dictionary);
for (const [name, count] of recognition.unknown.slice(0, Number(values.unknown))) console.log(`${String(count).padStart(6)}  ${name}`);
console.log(
  `Recognised: ${recognition.recognised} of ${recognition.total} names in ${recognition.lists} lists (${percent(recognition.recognised, recognition.total)} %), ${recognition.refused} lists refused.`,
);

const inventory = gunzipSync(readFileSync(file('reference', 'cosing.tsv.gz')))
  .toString('utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1]?.trim() ?? '');
const typos = scoreTypos(inventory, knowledge.dictionary);
console.log(
  `Typos: ${typos.found} of ${typos.tried} names with one typo found (${percent(typos.found, typos.tried)} %); ${typos.wrong} of ${typos.unknown} unknown names wrongly corrected (${percent(typos.wrong, typos.unknown)} %).`,
);

const shares = sayBands([...labels, ...packs], knowledge);

const score = (part: number, of: number, en: string, ru: string): Score => ({ name: { en, ru }, percent: percent(part, of), of });

const scores: readonly Score[] = [
  score(recognition.recognised, recognition.total, 'Names recognised in real lists', 'Названия, распознанные в настоящих составах'),
  score(typos.found, typos.tried, 'Known names found despite one typo', 'Известные названия, найденные несмотря на одну опечатку'),
  score(typos.wrong, typos.unknown, 'Unknown names wrongly corrected', 'Неизвестные названия, исправленные ошибочно'),
  score(cases.right, cases.total, 'Difficult labels read right to the letter', 'Трудные этикетки, прочитанные без единой ошибки'),
  score(
    shares.inside,
    shares.declared,
    'Declared percentages inside the estimated band',
    'Указанные проценты, попавшие в оценочный диапазон',
  ),
  score(
    shares.lineRight,
    shares.lineTotal,
    'Declared percentages on the right side of the 1 % line',
    'Указанные проценты по нужную сторону от границы 1 %',
  ),
];
writeFileSync('data/scores.json.new', `${JSON.stringify(scores, null, 2)}\n`);
renameSync('data/scores.json.new', 'data/scores.json');
