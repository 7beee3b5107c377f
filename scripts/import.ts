import './cli/output.ts';
import { type Arguments, readArguments } from './import/arguments.ts';
import { checkCosing } from './import/cosing.ts';
import { findingWords } from './import/finding-words.ts';
import { importSources } from './import/import-sources.ts';
import { runJobs } from './import/jobs.ts';
import { sourceAt } from './import/sources-of.ts';
import { writeTemplate } from './import/template.ts';
import { messages } from './import/words.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { readSettings, type Settings } from './settings.ts';

async function compareCosing(settings: Settings, file: string, { language }: Arguments, signal: AbortSignal): Promise<void> {
  const source = await sourceAt(file, { settings, language, signal });
  const path = `${settings.imports}/cosing-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.report.jsonl`;
  const { entries, matched, findings } = await checkCosing(source, loadKnowledge().ingredients, path);
  const number = (value: number) => value.toLocaleString(language);
  console.log(messages[language].cosing(number(entries), number(matched)));
  for (const [code, count] of findings) console.log(`  ${number(count).padStart(8)}  ${code.padEnd(18)}  ${findingWords[language][code]}`);
  console.log(messages[language].cosingReport(path));
}

async function run(settings: Settings, asked: Arguments, signal: AbortSignal): Promise<number> {
  const { kind, file, template } = asked;
  if (template) writeTemplate(file, asked.language);
  else if (kind === 'all') return runJobs(settings, asked, signal);
  else if (kind === 'cosing') await compareCosing(settings, file ?? '', asked, signal);
  else await importSources({ settings, kind, asked, signal });
  return 0;
}

/** `npm run import`: usage in import/arguments.ts. A stopped import goes on when it is called again. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  const settings = readSettings(process.env);
  const code = await run(settings, readArguments(process.argv.slice(2), settings.site.language), stop.signal);
  process.exitCode = stop.signal.aborted ? 130 : code;
} catch (error) {
  if (!stop.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = stop.signal.aborted ? 130 : 1;
}
