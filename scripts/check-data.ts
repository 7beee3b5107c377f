import { lintClaims, readClaims } from './knowledge/claims.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { lintKnowledge } from './knowledge/lint.ts';
import { readKnowledgeFiles } from './knowledge/load.ts';
import { readRules } from './knowledge/rules.ts';
import { readTopics } from './knowledge/topics.ts';
import { wrappedFiles } from './knowledge/wrapped-files.ts';

/** `npm run check:data`: looks the knowledge files over and lists every slip. */
const files = readKnowledgeFiles('data');
const rules = readRules('data');
const problems = [
  ...lintKnowledge(files, rules, readTopics('data').mentions),
  ...lintClaims(readClaims('data'), files, rules),
  ...wrappedFiles('data').map(({ file }) => ({ where: file, what: 'has lines of more than 140 characters: npm run fix' })),
];
for (const { where, what } of problems) console.log(`${where}: ${what}`);
const forms = files.plants.reduce((sum, { forms }) => sum + Object.keys(forms).length, 0);
console.log(
  `${files.entries.length + forms} ingredients, ${files.explanations.size} explanations, ${files.sources.size} sources: ${problems.length === 0 ? 'nothing to mend.' : `${problems.length} to mend.`}`,
);
const open = problems.length === 0 ? loadKnowledge().ingredients.filter(({ annexesCompared }) => !annexesCompared).length : 0;
if (open > 0) console.log(`${open} ingredients are not compared with the annexes as they are now: npm run law.`);
process.exitCode = problems.length === 0 ? 0 : 1;
