import './cli/output.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { explainer } from './knowledge/explainer.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** `npm run review -- 30`: prints that many written explanations, chosen at random, in both languages, to be read by a person; `--composed` prints composed ones. */
const args = process.argv.slice(2);
const composed = args.includes('--composed');
const number = args.find((argument) => argument !== '--composed') ?? '30';
const wanted = Number(number);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(`"${number}" is not a number of explanations. Try: npm run review -- 30, or npm run review -- 30 --composed`);
  process.exit(1);
}
const all = loadKnowledge().ingredients.filter(({ written }) => (written === null) === composed);
const chosen: Ingredient[] = [];
while (chosen.length < wanted && all.length > 0) chosen.push(...all.splice(Math.floor(Math.random() * all.length), 1));
const english = explainer('en');
const russian = explainer('ru');
for (const ingredient of chosen) console.log(`${ingredient.inci}\n  ${english(ingredient)}\n  ${russian(ingredient)}\n`);
