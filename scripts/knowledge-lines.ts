import { readOptions } from './cli/options.ts';
import { printLine } from './cli/output.ts';
import { explainer } from './knowledge/explainer.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** `npm run -s knowledge`: the whole knowledge base as JSON lines. `explained` holds the written explanation, or the one composed from the facts; `written` says which. */
readOptions('Usage: npm run -s knowledge', {});
const english = explainer('en');
const russian = explainer('ru');

for (const ingredient of loadKnowledge().ingredients) {
  const { inci, alias, names, cas, functions, roles, effects, origin, comedogenic, flags, written, sources, limits } = ingredient;
  const line = {
    inci,
    alias,
    synonyms: names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text),
    cas,
    functions,
    roles,
    effects,
    origin,
    comedogenic,
    flags: flags.map(({ flag, state, level }) => ({ flag, state, level })),
    limits,
    explained: { en: english(ingredient), ru: russian(ingredient) },
    written: written !== null,
    sources,
  };
  await printLine(line);
}
