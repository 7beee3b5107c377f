import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { factsOf, verdictsIn } from './analyse.ts';
import { productKind } from './product-kind.ts';
import { proseOf, useSaidIn } from './product-use.ts';
import { type Context, contexts, type ListVerdicts, type UseVerdicts } from './report.ts';
import { looksWashedOff } from './soap.ts';
import type { Use, UseGuess } from './use.ts';

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

type Verdicts = (context: Context) => UseVerdicts;

/** Where nobody says that a product is washed off, no caution may be excused by it; but nothing is promised of what looks like a cleanser. */
function verdictsOfUnknown(list: ListVerdicts, knowledge: Knowledge, verdicts: Verdicts): UseVerdicts {
  const washed = looksWashedOff(list.counted, factsOf(list.reading, knowledge));
  return washed ? { ...verdicts('leave-on'), effects: verdicts('rinse-off').effects } : verdicts('leave-on');
}

/** What one use of the product makes of a list. */
export function verdictsOf(list: ListVerdicts, knowledge: Knowledge, use: Use): UseVerdicts {
  const verdicts = verdictsIn(list, knowledge);
  return use === 'unknown' ? verdictsOfUnknown(list, knowledge, verdicts) : verdicts(use);
}

/** What each use of the product makes of a list, an unknown one included, and the use that text or formula tell. */
export function verdictsByUse(
  list: ListVerdicts,
  knowledge: Knowledge,
): { readonly uses: Readonly<Record<Use, UseVerdicts>>; readonly guess: UseGuess } {
  const verdicts = verdictsIn(list, knowledge);
  const byContext = Object.fromEntries(contexts.map((context) => [context, verdicts(context)])) as Record<Context, UseVerdicts>;
  const unknown = verdictsOfUnknown(list, knowledge, (context) => byContext[context]);
  return { uses: { ...byContext, unknown }, guess: guessUse(list, knowledge, byContext) };
}
