import { listVerdicts } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { verdictsByUse } from '#core/analysis/use-guess.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import type { JudgedClaim } from '#core/claims/claim.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import { namedPromises } from '#core/claims/named-promises.ts';
import { findNamed } from '#core/inci/names/find-named.ts';
import { suggestNames } from '#core/inci/names/suggest.ts';
import { applyOverrides } from '#core/inci/overrides.ts';
import { readLabel } from '#core/inci/read.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { DictionaryError, loadDictionary, loadExplanation } from './dictionary.ts';
import type { Analysis, Answers, FromWorker, Front, Inquiry, Task, ToWorker } from './protocol.ts';

/** Holds a slip, a bracket and a colour, so that what is built on first use is built before the reader asks. */
const warmUp =
  'Aqua (Water), Glycerin, Niacinamde, Xyloglucose 4D Complex, Parfum (Limonene, Linalool), CI 77491, 1,2-Hexanediol. May contain: CI 77492';

let loading: Promise<Knowledge> | null = null;

function fetchKnowledge(): Promise<Knowledge> {
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

function inquire(knowledge: Knowledge, { text, title, overrides }: Inquiry): Analysis {
  const { dictionary } = knowledge;
  const reading = applyOverrides({ ...readLabel(text, dictionary), title }, overrides, findNamed(dictionary.lexicon));
  const list = listVerdicts(reading, knowledge);
  return { list, ...verdictsByUse(list, knowledge), facts: factsOf(reading, knowledge) };
}

function judge(knowledge: Knowledge, { text, rules, list }: Front): readonly JudgedClaim[] {
  return judgeClaims(text, rules, list, factsOf(list.reading, knowledge), namedPromises(text, knowledge));
}

async function answer(message: ToWorker): Promise<Answers[Task]> {
  const knowledge = await fetchKnowledge();
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
