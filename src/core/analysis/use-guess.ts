import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { verdictsIn } from './analyse.ts';
import { factsOf } from './list-basis.ts';
import { productKind } from './product-kind.ts';
import { proseOf, useSaidIn } from './product-use.ts';
import type { ListVerdicts, UseVerdicts } from './report.ts';
import { looksWashedOff } from './soap.ts';
import { type Context, contexts, type Use, type UseGuess } from './use.ts';

const leftOn: ReadonlySet<string> = new Set(['cream', 'watery', 'oil', 'balm', 'deodorant', 'nails', 'scent']);

/** How a product is used: as the text says, or else as its formula looks; unknown where neither tells. */
function guessUse(list: ListVerdicts, knowledge: Knowledge, { 'leave-on': verdicts }: Record<Context, UseVerdicts>): UseGuess {
  const said = useSaidIn(proseOf(list.reading), knowledge.useRules);
  if (said) return { use: said, by: 'text' };
  const facts = factsOf(list.reading, knowledge);
  if (looksWashedOff(list.counted, facts)) return { use: 'rinse-off', by: 'formula' };
  const kind = productKind({ report: { ...list, ...verdicts }, facts });
  if (kind === 'sunscreen') return { use: 'sun', by: 'formula' };
  return leftOn.has(kind) ? { use: 'leave-on', by: 'formula' } : { use: 'unknown', by: null };
}

/** What each use of the product makes of a list, an unknown one included, and the use that text or formula tell. */
export function verdictsByUse(
  list: ListVerdicts,
  knowledge: Knowledge,
): { readonly uses: Readonly<Record<Use, UseVerdicts>>; readonly guess: UseGuess } {
  const verdicts = verdictsIn(list, knowledge);
  const byContext = Object.fromEntries(contexts.map((context) => [context, verdicts(context)])) as Record<Context, UseVerdicts>;
  return { uses: { ...byContext, unknown: verdicts('unknown') }, guess: guessUse(list, knowledge, byContext) };
}
