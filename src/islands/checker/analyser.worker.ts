import { factsOf, listVerdicts, verdictsByUse } from '#core/analysis/analyse.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import type { JudgedClaim } from '#core/claims/claim.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import { namedPromises } from '#core/claims/named-promises.ts';
import { identify } from '#core/inci/identify.ts';
import { applyOverrides, type Override } from '#core/inci/overrides.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import { suggestNames } from '#core/inci/suggest.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { DictionaryError, loadDictionary, loadExplanation } from './dictionary.ts';
import type { Analysis, Answers, FromWorker, Front, Inquiry, Task, ToWorker } from './protocol.ts';

/** Holds a slip, a bracket and a colour, so that what is built on first use is built before the reader asks. */
const warmUp =
  'Aqua (Water), Glycerin, Niacinamde, Xyloglucose 4D Complex, Parfum (Limonene, Linalool), CI 77491, 1,2-Hexanediol. May contain: CI 77492';

let loading: Promise<Knowledge> | null = null;

function dictionary(): Promise<Knowledge> {
  loading ??= loadDictionary().then(
    (knowledge) => {
      setTimeout(() => inquire(knowledge, { text: warmUp, overrides: [] }), 0);
      return knowledge;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** A text that is put back is looked up once more: it may be a name. */
function withNames(reading: Reading, { dictionary: { lexicon } }: Knowledge, overrides: readonly Override[]): Override[] {
  return overrides.map((override) => {
    if (override.kind !== 'putBack' || override.named) return override;
    const text = reading.leftOut.find(({ start }) => start === override.start);
    const found = text && identify(lexicon, text.text);
    if (!found) return override;
    return { ...override, named: { id: found.id, inci: lexicon.incis[found.id] ?? '', alias: lexicon.aliases[found.id] ?? '' } };
  });
}

function inquire(knowledge: Knowledge, { text, overrides }: Inquiry): Analysis {
  const read = readLabel(text, knowledge.dictionary);
  const reading = applyOverrides(read, withNames(read, knowledge, overrides));
  const list = listVerdicts(reading, knowledge);
  return {
    list,
    uses: verdictsByUse(list, knowledge),
    facts: factsOf(reading, knowledge),
  };
}

function judge(knowledge: Knowledge, { text, rules, list }: Front): readonly JudgedClaim[] {
  return judgeClaims(text, rules, list, factsOf(list.reading, knowledge), namedPromises(text, knowledge));
}

async function answer(message: ToWorker): Promise<Answers[Task]> {
  const knowledge = await dictionary();
  switch (message.task) {
    case 'load':
      return null;
    case 'analyse':
      return inquire(knowledge, message.question);
    case 'suggest':
      return suggestNames(knowledge.dictionary.lexicon, message.question, suggestionsShown);
    case 'explain':
      return loadExplanation(message.question);
    case 'promises':
      return judge(knowledge, message.question);
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const reply = (message: FromWorker) => self.postMessage(message);
  try {
    reply({ ticket: data.ticket, answer: await answer(data) });
  } catch (error) {
    if (!(error instanceof DictionaryError)) console.error(error);
    reply({ ticket: data.ticket, problem: error instanceof DictionaryError ? 'dictionary' : 'failed' });
  }
});
