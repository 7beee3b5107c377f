import { readOptions } from './cli/options.ts';
import { printLine } from './cli/output.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { knowledgeLine } from './knowledge/knowledge-line.ts';

/** `npm run -s knowledge`: the whole knowledge base as JSON lines. */
readOptions('Usage: npm run -s knowledge', {});
const lineOf = knowledgeLine();
for (const ingredient of loadKnowledge().ingredients) await printLine(lineOf(ingredient));
