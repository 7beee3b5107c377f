import './cli/output.ts';
import { readOptions } from './cli/options.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { writeReader } from './reader/write-reader.ts';

/** `npm run reader`: the domain core as a module for other programs, ready for `npm pack`. */
const { out } = readOptions('Usage: npm run reader -- [--out DIR]', { out: { type: 'string', default: 'dist-reader' } });
await writeReader(loadKnowledge(), out);
console.log(`${out} holds the reader. What next: "npm pack ./${out}" makes the file that others install.`);
