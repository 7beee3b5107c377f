import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { analyse } from '#core/analysis/analyse.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { readLabel } from '#core/inci/read.ts';
import { decodeFacts } from '#core/knowledge/decode-facts.ts';
import { quantile } from '../quantile.ts';
import { profiled, selfTimes } from './profile.ts';

const budget = { listsPerSecond: 2_000, megabytes: 150, dictionaryKilobytes: 300 };
const realLists = process.env['BENCH_LISTS'] ?? '../shared/reference/labels-dev.jsonl';

if (!existsSync(realLists)) {
  console.error(`No real lists at ${realLists}. Name a file of JSON lines {"text"} in BENCH_LISTS.`);
  process.exit(1);
}
const [folder = 'public/dictionary', mode] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const manifest: { names: string; facts: string; everyday: string } = JSON.parse(read('manifest.json'));
const startLoading = performance.now();
const lexicon = decodeLexicon(read(manifest.names));
const { knowledge } = decodeFacts(read(manifest.facts), lexicon, read(manifest.everyday));
const loading = performance.now() - startLoading;
const texts = readFileSync(realLists, 'utf8')
  .trim()
  .split('\n')
  .map((line): string => JSON.parse(line).text);

const report = (text: string) => analyse(readLabel(text, knowledge.dictionary), knowledge, 'leave-on');
const startFirst = performance.now();
report(texts[0] ?? 'Aqua, Niacinamde');
const first = performance.now() - startFirst;
// No list is measured twice; what a later one has in common with those before it is remembered, as in any process that reads many.
const warmUp = Math.min(500, Math.floor(texts.length / 2));
for (const text of texts.slice(0, warmUp)) report(text);
const measured = texts.slice(warmUp);
if (mode === 'profile') {
  console.log(selfTimes(await profiled(() => measured.forEach(report))));
  process.exit(0);
}
const times: number[] = [];
const startThread = process.threadCpuUsage();
const start = performance.now();
for (const text of measured) {
  const from = performance.now();
  report(text);
  times.push(performance.now() - from);
}
const rate = Math.round(measured.length / ((performance.now() - start) / 1000));
const threadTime = process.threadCpuUsage(startThread);
const threadRate = Math.round(measured.length / ((threadTime.user + threadTime.system) / 1e6));
const within = (share: number) => quantile(times, share).toFixed(2);
globalThis.gc?.();
const memory = Math.round(process.memoryUsage().rss / 1e6);
const kilobytes = (text: string) => Math.round(brotliCompressSync(text).length / 1000);
const sizes = { names: kilobytes(read(manifest.names)), facts: kilobytes(read(manifest.facts)) };

console.log(
  `${measured.length} lists, each for the first time: ${rate} per second and thread, reading and analysis (budget ${budget.listsPerSecond}); ${threadRate} per second that the thread was given.`,
);
console.log(
  `Per list: median ${within(0.5)} ms, 95 % ${within(0.95)} ms, 99 % ${within(0.99)} ms, slowest ${within(1)} ms; the very first ${first.toFixed(0)} ms.`,
);
console.log(
  `Dictionary: ${lexicon.names.size} names of ${lexicon.size} ingredients, decoded in ${loading.toFixed(0)} ms; names ${sizes.names} kB, facts ${sizes.facts} kB brotli (budget ${budget.dictionaryKilobytes} together).`,
);
console.log(`Memory: ${memory} MB resident, lists included (budget ${budget.megabytes}).`);
process.exitCode =
  rate >= budget.listsPerSecond && memory <= budget.megabytes && sizes.names + sizes.facts <= budget.dictionaryKilobytes ? 0 : 1;
