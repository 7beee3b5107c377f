import { readKnowledgeFiles } from './knowledge/load.ts';

/** `npm run review -- 30`: prints that many written explanations, chosen at random, in both languages, to be read by a person. */
const wanted = Number(process.argv[2] ?? 30);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(`"${process.argv[2]}" is not a number of explanations. Try: npm run review -- 30`);
  process.exit(1);
}
const all = [...readKnowledgeFiles('data').explanations];
const chosen: typeof all = [];
while (chosen.length < wanted && all.length > 0) chosen.push(...all.splice(Math.floor(Math.random() * all.length), 1));
for (const [inci, { en, ru }] of chosen) console.log(`${inci}\n  ${en}\n  ${ru}\n`);
