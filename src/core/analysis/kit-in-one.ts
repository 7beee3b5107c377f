import type { Sequence } from './sequence.ts';

const oxidant = /^Hydrogen Peroxide$/;
/** What a developer would spend before it is sold. */
const developed = /^(?:Ammonia|Ammonium Hydroxide|Ethanolamine|Resorcinol)$|Diamine(?: Sulfate)?$|Aminophenol$/;

/** Developer and colour of a hair colour keep apart until they are mixed: a run that holds both is of several lists, and place tells nothing in it. */
export function isKitInOne({ counted, facts }: Sequence): boolean {
  const holds = (pattern: RegExp) => counted.some((index) => pattern.test(facts[index]?.inci ?? ''));
  return holds(oxidant) && holds(developed);
}
