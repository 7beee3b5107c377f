import { isChoice } from '#core/inci/choice.ts';
import type { Item } from '#core/inci/reading.ts';
import type { Concern, ConcernWho } from './concern.ts';
import { mayAct } from './dose.ts';
import type { Report } from './report.ts';
import { type CautionVerdict, type FlagVerdict, type ItemIndex, type SkinType, skinTypes } from './verdicts.ts';

type Source = Pick<Report, 'cautions' | 'flags' | 'skin' | 'reading'>;
type Because = Concern['by'][number];
interface Found {
  readonly who: ConcernWho;
  readonly because: Because;
  readonly precaution?: true | undefined;
}

/** Reasons of data/rules/skin-types.yaml that speak of scent: told apart from what else a sensitive skin may not bear. */
const ofScent: ReadonlySet<string> = new Set(['sensitive-allergen', 'sensitive-fragrance']);

/** Whom a kind of caution concerns (data/rules/caution-kinds.yaml); what the law forbids is told by itself. */
const whoOf: Readonly<Record<string, ConcernWho>> = {
  stinging: 'sensitive',
  irritant: 'sensitive',
  drying: 'dry',
  stripping: 'dry',
  'soap-made': 'dry',
  sensitiser: 'allergy',
  'known-allergy': 'allergy',
  pregnancy: 'pregnancy',
  sun: 'sun',
  children: 'children',
  'professionals-only': 'no-professional',
  'dentist-only': 'no-dentist',
  inhalation: 'inhalation',
  eyes: 'eyes',
  'broken-skin': 'broken-skin',
};

const ofSkin: ReadonlySet<string> = new Set(skinTypes);
const isChosen = (item: Item | undefined) => item !== undefined && isChoice(item);

/** "drying.dry": a kind of caution and the skin that it speaks against. */
const ofCaution = /\./;

const uncertain: ReadonlySet<string> = new Set(['disputed', 'probable']);

/** States of a flag that concern somebody, the surest first, and what the concern is then. */
const feedStates = [
  ['settled', 'known'],
  ['disputed', 'disputed'],
  ['probable', 'probable'],
] as const satisfies readonly (readonly [FlagVerdict['state'], Concern['state']])[];

/** What a caution says: of a skin what the skin itself is told, so that one reason has one wording. */
const reasonFor = (who: ConcernWho, caution: string) => (ofSkin.has(who) ? `${caution}.${who}` : `caution.${caution}`);

function byCautions({ cautions, skin, reading }: Source): Found[] {
  const dries = new Set(skin.flatMap(({ skin: type, care }) => (type === 'dry' ? care.map(({ index }) => index) : [])));
  // A mere precaution is one of dry skin where the skin itself is told so.
  const isSaid = (who: ConcernWho, { index, precaution }: CautionVerdict['by'][number]) => who !== 'dry' || !precaution || dries.has(index);
  return cautions.flatMap(({ caution, by }) => {
    const who = whoOf[caution];
    if (who === undefined) return [];
    const reason = reasonFor(who, caution);
    // A choice is told as it is printed: a caution of it is one of all its names.
    const named = (index: ItemIndex, id: number) => (isChosen(reading.items[index]) ? null : id);
    return by
      .filter((one) => mayAct(one.dose) && isSaid(who, one))
      .map(({ index, id, precaution }) => ({ who, because: { index, id: named(index, id), reason }, precaution }));
  });
}

function bySkin({ skin, cautions, reading }: Source): Found[] {
  const isPrecaution = (index: ItemIndex, told: string) =>
    cautions.some(({ caution, by }) => caution === told && by.some((one) => one.index === index && one.precaution));
  return skin.flatMap(({ skin: type, care }) =>
    care
      .filter(({ reason }) => !ofScent.has(reason))
      .map(({ index, id, reason }) => ({
        who: type satisfies SkinType,
        because: { index, id: id ?? reading.items[index]?.id ?? null, reason },
        // What no caution says is concluded from what an ingredient is, and was not seen.
        precaution: !ofCaution.test(reason) || isPrecaution(index, reason.split('.', 1)[0] ?? '') ? true : undefined,
      })),
  );
}

/** Lexicon ids of what raises a flag: the names in the bracket of an item that raise it alone, else the item itself. */
function raisedBy(item: Item | undefined, index: ItemIndex, reasons: FlagVerdict['reasons']): (number | null)[] {
  const names = reasons.flatMap(({ inside }) => inside.find((one) => one.index === index)?.names ?? []);
  const isOwn = reasons.some(({ culprits, inside }) => culprits.includes(index) && inside.every((one) => one.index !== index));
  const ids = isOwn ? [] : names.flatMap((name) => item?.components.find(({ inci }) => inci === name)?.id ?? []);
  return ids.length > 0 ? ids : [item?.id ?? null];
}

function byFlag(
  { flags, reading }: Source,
  flag: 'fragrance' | 'allergen' | 'malassezia',
  states: (state: FlagVerdict['state']) => boolean,
) {
  return flags
    .filter((one) => one.flag === flag && one.matters && states(one.state))
    .flatMap(({ culprits, reasons }) =>
      culprits.flatMap((index) => raisedBy(reading.items[index], index, reasons).map((id): Because => ({ index, id, reason: null }))),
    );
}

const keyOf = ({ index, id }: Because) => `${index} ${id}`;

/** An ingredient is named once, with its first reason; a bracket by the names in it where they are the reason. */
function eachOnce(by: readonly Because[]): Because[] {
  const named = new Set(by.flatMap(({ index, id }) => (id === null ? [] : index)));
  const told = by.filter(({ index, id }) => id !== null || !named.has(index));
  return [...new Map(told.toReversed().map((one) => [keyOf(one), one])).values()].reverse();
}

/**
 * Who should think twice, each with the ingredients behind it in label order: what is known, or advised as a precaution, before what experts disagree on, then in the order of
 * `concernOrder`.
 */
export function concernsOf(report: Source): Concern[] {
  const found = Map.groupBy([...bySkin(report), ...byCautions(report)], ({ who }) => who);
  const knownConcern = (who: ConcernWho, by: readonly Because[]): Concern[] =>
    by.length === 0 ? [] : [{ who, state: 'known', by: eachOnce(by).toSorted((a, b) => a.index - b.index) }];
  const settled = (state: FlagVerdict['state']) => state === 'settled';
  const scents = [...byFlag(report, 'fragrance', settled), ...byFlag(report, 'allergen', settled)];
  const scented = new Set(scents.map(keyOf));
  // A preservative that smells too is on the list of fragrance allergens; alone it makes no perfume.
  const arguable = new Set(byFlag(report, 'fragrance', (state) => uncertain.has(state)).map(keyOf));
  const probable = byFlag(report, 'fragrance', (state) => state === 'probable');
  const isPerfumed = scents.some((one) => !arguable.has(keyOf(one)));
  const concerns = concernOrder.flatMap((who): Concern[] => {
    if (who === 'fragrance') {
      const state = isPerfumed ? 'known' : probable.length > 0 ? 'probable' : 'disputed';
      return knownConcern(who, isPerfumed ? scents : [...scents, ...probable]).map((concern): Concern => ({ ...concern, state }));
    }
    const reasons = found.get(who) ?? [];
    const because = reasons.map((one) => one.because);
    // Scents are told by a concern of their own.
    if (who === 'allergy')
      return knownConcern(
        who,
        because.filter((one) => !scented.has(keyOf(one))),
      );
    if (who !== 'malassezia') {
      const isPrecaution = reasons.every(({ precaution }) => precaution);
      return knownConcern(who, because).map((concern): Concern => (isPrecaution ? { ...concern, state: 'precaution' } : concern));
    }
    const feeds = feedStates.map(([told, state]) => ({ state, by: byFlag(report, 'malassezia', (one) => one === told) }));
    const surest = feeds.find(({ by }) => by.length > 0);
    return surest ? [{ who, ...surest, by: eachOnce(surest.by) }] : [];
  });
  return concerns.toSorted((a, b) => Number(uncertain.has(a.state)) - Number(uncertain.has(b.state)));
}

/** What may harm most, or cannot be undone, first. */
const concernOrder: readonly ConcernWho[] = [
  'pregnancy',
  'sun',
  'sensitive',
  'fragrance',
  'allergy',
  'dry',
  'oily',
  'malassezia',
  'children',
  'inhalation',
  'eyes',
  'broken-skin',
  'no-professional',
  'no-dentist',
];
