import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { factsOf, verdictsIn } from './analyse.ts';
import { isUnlawful } from './law.ts';
import { productKind } from './product-kind.ts';
import { proseOf, useSaidIn } from './product-use.ts';
import { type Context, contexts, type ListVerdicts, type RestrictedVerdict, type UseVerdicts } from './report.ts';
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

/** What the law permits in what is washed off is not said to be forbidden where nobody knows the use: there stands what it permits, and the caution says that it may not stay on. */
function restrictedInUnknown(leaveOn: UseVerdicts, rinseOff: UseVerdicts): UseVerdicts['restricted'] {
  const keyOf = ({ index, id }: RestrictedVerdict) => `${index} ${id}`;
  const unlawful = ({ restricted }: UseVerdicts) => new Set(restricted.filter(isUnlawful).map(keyOf));
  const washedOff = unlawful(rinseOff);
  const depends = unlawful(leaveOn).difference(washedOff);
  return [
    ...leaveOn.restricted.filter((verdict) => !depends.has(keyOf(verdict))),
    ...rinseOff.restricted.filter((verdict) => depends.has(keyOf(verdict))),
  ];
}

/** Where nobody says that a product is washed off, no caution may be excused by it; but nothing is promised of what looks like a cleanser. */
function verdictsOfUnknown(list: ListVerdicts, knowledge: Knowledge, verdicts: Verdicts): UseVerdicts {
  const [leaveOn, rinseOff] = [verdicts('leave-on'), verdicts('rinse-off')];
  const washed = looksWashedOff(list.counted, factsOf(list.reading, knowledge));
  return { ...leaveOn, restricted: restrictedInUnknown(leaveOn, rinseOff), ...(washed ? { effects: rinseOff.effects } : {}) };
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
