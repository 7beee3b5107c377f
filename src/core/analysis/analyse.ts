import { readLabel } from '#core/inci/read.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { Facts, LimitUse } from '#core/knowledge/facts.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { allergenVerdicts } from './allergens.ts';
import { animalOrigin } from './animal.ts';
import { cautionVerdicts } from './cautions.ts';
import { comedogenicProfile } from './comedogenic.ts';
import { thatMayAct } from './dose.ts';
import { effectVerdicts } from './effects.ts';
import { excuses } from './excused.ts';
import { flagVerdicts, silentFlags, silentReasons } from './flag-verdicts.ts';
import { functionGroups } from './functions.ts';
import { isNamedPlainly, mayBeAccused } from './guessed-names.ts';
import { itemFlags } from './item-flags.ts';
import { isUnlawful, prohibitedVerdicts, restrictedVerdicts, usesInLaw } from './law.ts';
import { basisOf, factsOf } from './list-basis.ts';
import { readsAsList } from './list-doubt.ts';
import type { ListInUse } from './list-in-use.ts';
import { behindLine } from './list-part.ts';
import { organicScore, originShares } from './origin.ts';
import { outOfPlace } from './out-of-place.ts';
import { hasGrains } from './placed-flags.ts';
import { areaOf, areaSaidIn, isOfKind, markedProductsOf, proseWithTitle, type Shelf, saysAirborne, useAsTitled } from './product-use.ts';
import type { ListVerdicts, Report, UseVerdicts } from './report.ts';
import { otherRoles } from './roles.ts';
import { fallingAsSaid } from './share-agree.ts';
import { withinLaw } from './share-law.ts';
import { placesThatTell } from './share-place.ts';
import { thatHoldTogether } from './share-sum.ts';
import type { Shares } from './share-types.ts';
import { useOnShelf } from './shelf-use.ts';
import { skinVerdicts } from './skin-types.ts';
import { cleanses, soapAcids } from './soap.ts';
import { asColour, substancesOf } from './substances.ts';
import { limitsOfSkinOrHair, verdictsOfGuess, verdictsOfUnknown } from './unknown-use.ts';
import { type Area, areas, type Context, type Use } from './use.ts';
import type { ItemIndex } from './verdicts.ts';

/** Reads a label and analyses it. `shelf`: what the product's category tells of it; null where only text and list can tell. `isGuess`: the use is only likely. */
export function analyseText(text: string, knowledge: Knowledge, use: Use, shelf: Shelf | null = null, isGuess = false): Report {
  return analyse(readLabel(text, knowledge.dictionary), knowledge, use, shelf, isGuess);
}

/** Everything a report shows, as codes and positions with their reasons. `shelf` and `isGuess` as in analyseText. */
export function analyse(reading: Reading, knowledge: Knowledge, use: Use, shelf: Shelf | null = null, isGuess = false): Report {
  const list = listVerdicts(reading, knowledge, shelf);
  const verdicts = verdictsIn(list, knowledge, shelf);
  const titled = useAsTitled(use, reading.title ?? '', knowledge.useRules);
  const ofList = useOnShelf(titled, shelf, list.counted, factsOf(reading, knowledge));
  return { ...list, ...(isGuess && ofList !== 'unknown' ? verdictsOfGuess(ofList, verdicts) : verdicts(ofList)) };
}

/** The area of the category, skin for one that has no area of its own (body, make-up); else what text and list tell. */
function knownArea(
  { reading, counted }: Pick<ListVerdicts, 'reading' | 'counted'>,
  prose: string,
  knowledge: Knowledge,
  shelf: Shelf | null,
): Area {
  if (shelf !== null) return areas.find((area) => area === shelf.area) ?? 'skin';
  const names = counted.map((index) => reading.items[index]?.inci ?? '');
  return areaOf(prose, names, knowledge.useRules);
}

/** Is there gas that drives the product out? Behind the 1 % line it is the rest of something else. */
function isDrivenOut(counted: readonly ItemIndex[], facts: readonly (Facts | null)[], isBehind: (index: ItemIndex) => boolean): boolean {
  const firstGas = counted.find((index) => facts[index]?.roles.includes('propellant'));
  return firstGas !== undefined && !isBehind(firstGas);
}

/** Makes the verdicts of a list for one use after the other. `shelf` as in analyseText. */
export function verdictsIn(list: ListVerdicts, knowledge: Knowledge, shelf: Shelf | null = null): (use: Use) => UseVerdicts {
  const { reading, counted, itemFlags: flags, shares } = list;
  const { items } = reading;
  const facts = factsOf(reading, knowledge);
  const prose = proseWithTitle(reading);
  const area = knownArea(list, prose, knowledge, shelf);
  const isAreaUnsaid = shelf === null && area === 'skin' && areaSaidIn(knowledge.useRules, prose) === null;
  const isSpray = saysAirborne(prose, knowledge.useRules);
  const names = counted.map((index) => items[index]?.inci ?? '');
  const washes = cleanses(counted, facts);
  const marked = markedProductsOf({ text: prose, names, area, category: shelf?.category ?? null, washes }, knowledge.useRules);
  const soap = soapAcids(counted, facts);
  const substances = substancesOf(items, counted, knowledge.facts, shares.items);
  const isCertain = (index: ItemIndex) => mayBeAccused(items[index], list.withheld);
  const certain = substances.filter(({ index }) => isCertain(index));
  const isList = readsAsList(list, facts);
  const told = isList ? substances.filter(({ index, id }) => isCertain(index) || isNamedPlainly(items[index], id)) : certain;
  const isFiledElsewhere = shelf !== null && !marked.has('hair-colour');
  // No amount of what was not surely read is more than the law permits, nor adds to one.
  const weighed = (isFiledElsewhere ? substances.map(asColour) : substances).map((substance) =>
    isCertain(substance.index) ? substance : { ...substance, percent: null },
  );
  const withIds = soap.map((index) => ({ index, id: items[index]?.id ?? -1 }));
  const isBehind = (index: ItemIndex) => behindLine(shares, index);
  const drivenOut = isDrivenOut(counted, facts, isBehind);
  const verdicts = (context: Context, use: Use = context): UseVerdicts => {
    // Gas makes a foam of what is washed off, and nobody breathes that in.
    const foams = context === 'rinse-off' && !isSpray;
    const products = foams ? marked.difference(new Set<MarkedProduct>(['aerosol'])) : marked;
    const product = usesInLaw(context, area, substances, names, products);
    // Of a list that was read in part only what no product may hold is accused by its name alone.
    const banned = prohibitedVerdicts(told, product).filter(({ index, where }) => where === null || isCertain(index));
    const limitsIn = (uses: ReadonlySet<LimitUse>) =>
      restrictedVerdicts(weighed, uses, banned, products).filter((verdict) => !isUnlawful(verdict) || isCertain(verdict.index));
    const limits = limitsIn(product);
    const mayBeForHair = use === 'unknown' && isAreaUnsaid;
    const restricted = mayBeForHair
      ? limitsOfSkinOrHair(limits, limitsIn(usesInLaw(context, 'hair', substances, names, products)))
      : limits;
    const asSaid = (one: Shares) => fallingAsSaid(placesThatTell(one, facts));
    const lawful = thatHoldTogether(asSaid(withinLaw(shares, reading, limits, facts)), asSaid(shares), { items, facts });
    const inUse: ListInUse = { counted, facts, shares: lawful.items, context, area, products, isBehind };
    const isExcused = excuses({ ...inUse, shelf, cleanses: washes });
    const notPermitted = outOfPlace({ prohibited: banned, restricted });
    const effects = effectVerdicts({
      ...inUse,
      notPermitted,
      soap,
      flags,
      isFiled: shelf !== null,
      prose,
      title: reading.title ?? '',
      rules: knowledge.effectRules,
    });
    const cautions = cautionVerdicts({
      flags,
      // No caution is of more than the amount that is told.
      substances: substances.map((one) => (one.share ? { ...one, share: lawful.items[one.index] ?? null } : one)),
      rules: knowledge.cautionRules,
      context,
      area,
      airborne: isSpray || (drivenOut && !foams),
      products,
      restricted,
      soap: withIds,
      isExcused,
      isBehind,
    });
    const others = otherRoles({
      ...inUse,
      effects,
      flags,
      soap,
      rules: knowledge.roleRules,
      isOfKnownKind: use !== 'unknown' && (shelf !== null || area !== 'skin'),
    });
    const peeling = new Set(thatMayAct(effects.find(({ effect }) => effect === 'exfoliation')?.by ?? []).map(({ index }) => index));
    const silent = silentFlags(knowledge.flagRules, context, area);
    const unsaid = silentReasons(knowledge.flagRules).get(context) ?? [];
    return {
      context,
      area,
      isPeeled: context === 'rinse-off' && products.has('peeled-off'),
      flags: flagVerdicts({
        counted,
        flags,
        silent,
        silentReasons: unsaid,
        context,
        products,
        shares,
        peeling,
        rules: knowledge.flagRules,
      }),
      silentFlags: silent,
      silentReasons: unsaid,
      allergens: allergenVerdicts(items, counted, knowledge.facts, context),
      prohibited: banned,
      restricted,
      effects: list.withheld ? [] : effects,
      cautions,
      skin: skinVerdicts(knowledge, { ...inUse, soap, isExcused, notPermitted, effects, cautions }),
      otherRoles: others,
      functions: functionGroups(counted, facts, others),
      shares: lawful,
    };
  };
  return (use) => (use === 'unknown' ? verdictsOfUnknown(list, facts, (context) => verdicts(context, use)) : verdicts(use));
}

/** What a list says whatever the product is used for. `shelf` as in analyseText. */
export function listVerdicts(reading: Reading, knowledge: Knowledge, shelf: Shelf | null = null): ListVerdicts {
  const { items } = reading;
  const category = shelf?.category ?? null;
  const { counted, facts, doubt, shares } = basisOf(reading, knowledge, category);
  const recognised = counted.filter((index) => items[index]?.id !== null).length;
  const withheld = doubt !== null;
  const origin = originShares(counted, items, facts);
  const isOf = (product: MarkedProduct) => isOfKind(product, proseWithTitle(reading), category, knowledge.useRules);
  return {
    reading,
    counted,
    recognisedShare: counted.length === 0 ? 0 : recognised / counted.length,
    doubt,
    withheld,
    itemFlags: itemFlags(items, knowledge, {
      isBehind: (index) => behindLine(shares, index),
      shareOf: (index) => shares.items[index] ?? null,
      isScrub: () => isOf('scrub'),
      hasGrains: () => hasGrains(facts),
      isPeel: () => isOf('acid-peel'),
      washes: () => isOf('wash') || cleanses(counted, facts),
      isForHair: () => knownArea({ reading, counted }, proseWithTitle(reading), knowledge, shelf) === 'hair',
    }),
    comedogenic: comedogenicProfile(counted, facts),
    origin,
    organicScore: withheld ? null : organicScore(origin, facts),
    animal: animalOrigin(reading, knowledge.facts),
    // What is named once without the mark and once with it is nano as well.
    nano: items.flatMap(({ nano, mayContain }, index) => (nano && !mayContain ? index : [])),
    shares,
  };
}
