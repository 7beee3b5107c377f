import { createInterface } from 'node:readline';
import { type Context, contexts } from '#core/analysis/use.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { Language } from '#core/language.ts';
import { readOptions } from './cli/options.ts';
import { printLine } from './cli/output.ts';

/** `npm run -s analyze`: a list on standard input becomes a readable report; `--format jsonl` answers {"id","text"} line by line, with `--report` with all that is concluded. */
const values = readOptions(
  `Usage: npm run -s analyze -- [--format text|jsonl] [--report] [--context ${contexts.join('|')}] [--lang en|ru] < LIST`,
  {
    format: { type: 'string', default: 'text' },
    context: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    report: { type: 'boolean', default: false },
  },
);

function wrong(message: string): never {
  console.error(message);
  process.exit(1);
}

/** How the product is used; null where the option is not given. */
function givenContext(): Context | null {
  const known = contexts.find((context) => context === values.context);
  if (values.context !== undefined && !known) wrong(`Unknown --context "${values.context}": use ${contexts.join(', ')}.`);
  return known ?? null;
}

function givenLanguage(): Language {
  return values.lang === 'en' || values.lang === 'ru' ? values.lang : wrong(`Unknown --lang "${values.lang}": use en or ru.`);
}

interface LineReader {
  readonly knowledge: Knowledge;
  readonly reportOf: ((reading: Reading) => object | null) | null;
}

// Each format loads only its own code: thousands of lines are to be answered in little memory.
async function lineReader(): Promise<LineReader> {
  if (!values.report) {
    const { keptKnowledge } = await import('./cli/kept-knowledge.ts');
    return { knowledge: await keptKnowledge(), reportOf: null };
  }
  const [{ loadKnowledge }, { readClaims }, { reportLine }] = await Promise.all([
    import('./knowledge/knowledge.ts'),
    import('./knowledge/claims.ts'),
    import('./cli/report-line.ts'),
  ]);
  const base = loadKnowledge();
  const settings = { context: givenContext(), language: givenLanguage(), claims: readClaims('data') };
  return { knowledge: base.knowledge, reportOf: (reading) => reportLine(reading, base, settings) };
}

if (values.format === 'jsonl') {
  const { analysisLine } = await import('./cli/json-lines.ts');
  const { knowledge, reportOf } = await lineReader();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    await printLine(analysisLine(line, knowledge, reportOf));
  }
} else if (values.format === 'text') {
  const { readableReport } = await import('./cli/readable.ts');
  const { loadKnowledge } = await import('./knowledge/knowledge.ts');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  process.stdout.write(readableReport(text, loadKnowledge(), givenContext(), givenLanguage()));
} else {
  wrong(`Unknown --format "${values.format}": use text or jsonl.`);
}
