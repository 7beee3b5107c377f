import { isChoice } from '#core/inci/choice.ts';
import type { Item } from '#core/inci/reading.ts';
import type { CautionMark, Facts } from '#core/knowledge/facts.ts';

/** What all of them have, as the first has it. */
const shared = <Value>([first = [], ...others]: readonly (readonly Value[])[], key: (value: Value) => unknown = (value) => value) =>
  first.filter((value) => others.every((values) => values.some((other) => key(other) === key(value))));

function sharedCautions(one: Facts, others: readonly Facts[]): CautionMark[] {
  return one.cautions.flatMap((mark) => {
    const says = mark.says.filter((caution) => others.every((other) => other.cautions.some(({ says: said }) => said.includes(caution))));
    return says.length > 0 ? [{ ...mark, says }] : [];
  });
}

const namesOf = ({ components }: Item, facts: readonly Facts[]): Facts[] =>
  components.flatMap(({ id }) => (id === null ? [] : (facts[id] ?? [])));

/** One name of an item, with the cautions alone that all others call for too where it stands in a choice. */
export const inChoice = (one: Facts, item: Item, facts: readonly Facts[]): Facts =>
  isChoice(item) ? { ...one, cautions: sharedCautions(one, namesOf(item, facts)) } : one;

/** "Sodium Tallowate or Sodium Palmate": what holds whichever of them it is, by no name. Null where they are not of one kind, or one was not read. */
export function choiceFacts(item: Item, facts: readonly Facts[]): Facts | null {
  if (!isChoice(item)) return null;
  const all = namesOf(item, facts);
  const [first, ...others] = all;
  if (!first || all.length < item.components.length) return null;
  if (others.some(({ family, roles }) => family !== first.family || roles[0] !== first.roles[0])) return null;
  const usual = all.flatMap((one) => (one.usual ? [one.usual] : []));
  return {
    inci: '',
    alias: '',
    family: first.family,
    roles: shared(all.map(({ roles }) => roles)),
    functions: shared(all.map(({ functions }) => functions)),
    origin: others.every(({ origin }) => origin === first.origin) ? first.origin : 'unknown',
    effects: shared(
      all.map(({ effects }) => effects),
      ({ effect, grade, dose }) => `${effect} ${grade} ${dose}`,
    ),
    comedogenic: null,
    flags: shared(
      all.map(({ flags }) => flags),
      ({ flag, state }) => `${flag} ${state}`,
    ),
    cautions: sharedCautions(first, others),
    limits: [],
    usual: usual.length === all.length ? [Math.min(...usual.map(([low]) => low)), Math.max(...usual.map(([, high]) => high))] : null,
    animal: null,
    common: null,
  };
}
