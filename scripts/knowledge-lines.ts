import { loadKnowledge } from './knowledge/knowledge.ts';

/** `npm run -s knowledge`: the whole knowledge base as JSON lines. `explained` is the written explanation, null where it is composed from the facts. */
for (const ingredient of loadKnowledge().ingredients) {
  const { inci, alias, names, cas, functions, roles, effects, origin, comedogenic, flags, written, sources, limits } = ingredient;
  process.stdout.write(
    `${JSON.stringify({
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
      explained: { en: written?.en ?? null, ru: written?.ru ?? null },
      sources,
    })}\n`,
  );
}
