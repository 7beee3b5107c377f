import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

/** `npm run -s analyze`: a list on standard input becomes a readable report; `--format jsonl` answers {"id","text"} line by line. */
const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'text' },
    context: { type: 'string', default: 'leave-on' },
    lang: { type: 'string', default: 'en' },
  },
});

// Each format loads only its own code: thousands of lines are to be answered in little memory.
if (values.format === 'jsonl') {
  const { analysisLine } = await import('./cli/json-lines.ts');
  const { keptKnowledge } = await import('./cli/kept-knowledge.ts');
  const knowledge = await keptKnowledge();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    if (!process.stdout.write(`${JSON.stringify(analysisLine(line, knowledge))}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
} else if (values.format === 'text') {
  const { readableReport } = await import('./cli/readable.ts');
  const { loadKnowledge } = await import('./knowledge/knowledge.ts');
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(readableReport(Buffer.concat(chunks).toString('utf8'), loadKnowledge(), values.context, values.lang));
} else {
  console.error(`Unknown --format "${values.format}": use text or jsonl.`);
  process.exitCode = 1;
}
