import './cli/output.ts';
import { checkData } from './knowledge/check.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** `npm run check:data`: looks the data files over and lists every slip, each with its file, its entry and what to do. */
const [root = 'data'] = process.argv.slice(2);
const { problems, size } = checkData(root);
for (const { where, what } of problems) console.log(`${where}: ${what}`);
const found = problems.length === 0 ? 'nothing to mend.' : `${problems.length} to mend.`;
console.log(size ? `${size.ingredients} ingredients, ${size.explanations} explanations, ${size.sources} sources: ${found}` : found);
const open = problems.length === 0 ? loadKnowledge(root).ingredients.filter(({ annexesCompared }) => !annexesCompared).length : 0;
if (open > 0) console.log(`${open} ingredients are not compared with the annexes as they are now: npm run law.`);
process.exitCode = problems.length === 0 ? 0 : 1;
