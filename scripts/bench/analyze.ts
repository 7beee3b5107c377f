import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { analyse } from '#core/analysis/analyse.ts';
import { readLabel } from '#core/inci/read.ts';
import { encodeFacts } from '#core/knowledge/facts-file.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

const budget = { listsPerSecond: 2_000, megabytes: 150, namesKilobytes: 300, factsKilobytes: 250 };
const realLists = '../shared/reference/labels-dev.jsonl';

/** Real lists where they are at hand, else the demo catalogue's. */
function lists(): string[] {
  if (existsSync(realLists)) return readFileSync(realLists, 'utf8').trim().split('\n').map((line) => String((JSON.parse(line) as { text: unknown }).text));
  throw new Error(`The benchmark reads real lists from ${realLists}; there are none.`);
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Lists per second and thread (reading and analysis), memory, dictionary bytes and times per list. True when within the budget. */
export async function benchAnalyze(): Promise<boolean> {
  const texts = lists();
  const base = loadKnowledge();
  const { knowledge, names } = base;
  const kilobytes = (text: string) => Math.round(brotliCompressSync(text).length / 1000);
  const namesSize = kilobytes(names);
  const factsSize = kilobytes(encodeFacts(base.ingredients, { flagData: base.rules.flagData, skinRules: base.rules.skinRules }));
  for (const text of texts.slice(0, 200)) analyse(readLabel(text, knowledge.dictionary), knowledge, 'leave-on');
  const times: number[] = [];
  const start = performance.now();
  for (const text of texts) {
    const from = performance.now();
    analyse(readLabel(text, knowledge.dictionary), knowledge, 'leave-on');
    times.push(performance.now() - from);
  }
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const rate = Math.round(texts.length / seconds);
  globalThis.gc?.();
  const memory = Math.round(process.memoryUsage().rss / 1e6);
  console.log(`${texts.length} lists in ${seconds.toFixed(2)} s: ${rate} per second (budget ${budget.listsPerSecond}).`);
  console.log(`Per list: median ${quantile(times, 0.5).toFixed(2)} ms, 95 % ${quantile(times, 0.95).toFixed(2)} ms, 99 % ${quantile(times, 0.99).toFixed(2)} ms, slowest ${quantile(times, 1).toFixed(1)} ms.`);
  console.log(`Memory: ${memory} MB with everything loaded (budget ${budget.megabytes}).`);
  console.log(`Dictionary: names ${namesSize} kB, facts ${factsSize} kB brotli (budgets ${budget.namesKilobytes} and ${budget.factsKilobytes}); ${knowledge.dictionary.lexicon.names.size} names of ${knowledge.dictionary.lexicon.size} ingredients.`);
  return rate >= budget.listsPerSecond && memory <= budget.megabytes && namesSize <= budget.namesKilobytes && factsSize <= budget.factsKilobytes;
}
