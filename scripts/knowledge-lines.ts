import { ruleWords } from '#catalog/rule-words.ts';
import type { Language } from '#core/language.ts';
import { t as english } from '#i18n/en/current.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { composeExplanation } from '#ui/catalog/compose-explanation.ts';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** `npm run -s knowledge`: the whole knowledge base as JSON lines. `explained` holds the written explanation, or the one composed from the facts; `written` says which. */
const speech = { en: { t: english, words: ruleWords('en') }, ru: { t: russian, words: ruleWords('ru') } };

for (const ingredient of loadKnowledge().ingredients) {
  const { inci, alias, names, cas, functions, roles, effects, origin, comedogenic, flags, written, sources, limits, common } = ingredient;
  const explained = (language: Language) =>
    written?.[language] ?? composeExplanation({ facts: ingredient, name: common[language] ?? inci, ...speech[language] }).join(' ');
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
    explained: { en: explained('en'), ru: explained('ru') },
    written: written !== null,
    sources,
  };
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
