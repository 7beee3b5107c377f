import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { freeOf } from '#core/analysis/free-of.ts';
import { itemFlags } from '#core/analysis/item-flags.ts';
import { contexts } from '#core/analysis/use.ts';
import { claimsOfList } from '#core/claims/claims-of-list.ts';
import { readLabel } from '#core/inci/read.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge, rules } = knowledgeBase();

/** "state:level" of a flag of a name within a list. */
function stateIn(text: string, name: string, flag: FlagName): string | null {
  const { items } = readLabel(text, knowledge.dictionary);
  const found = itemFlags(items, knowledge)[items.findIndex(({ inci }) => inci === name)]?.find((one) => one.flag === flag);
  return found ? [found.state, found.level].filter(Boolean).join(':') : null;
}

/** Substances with another job that smell as well. */
const scentedToo = [
  'Benzyl Alcohol',
  'Phenethyl Alcohol',
  'Phenylpropanol',
  'Dimethyl Phenylbutanol',
  'Ethyl Benzoate',
  'Thymol',
  'Benzyl Benzoate',
  'Phenethyl Benzoate',
  'Benzyl Salicylate',
  'Benzophenone',
  'Menthol',
  'Camphor',
  'Farnesol',
];

test.each(scentedToo)('%s is in doubt as fragrance alone, and settled beside another scent', (name) => {
  expect(stateIn(`Aqua, Glycerin, ${name}, Xanthan Gum`, name, 'fragrance')).toBe('disputed:scent-component');
  for (const scent of ['Parfum', 'Linalool', 'Pelargonium Graveolens Oil', 'Aroma'])
    expect(stateIn(`Aqua, ${name}, Xanthan Gum, ${scent}`, name, 'fragrance')).toBe('settled:scent-component');
});

test.each([
  ['two of them do not settle each other', 'Aqua, Benzyl Alcohol, Phenethyl Alcohol, Menthol'],
  ['a scent of some shades does not', 'Talc, Mica, Benzyl Alcohol. May contain: CI 77491, Parfum'],
  ['an extract that may have no scent left does not', 'Aqua, Benzyl Alcohol, Rosmarinus Officinalis Leaf Extract'],
])('%s', (_why, text) => {
  expect(stateIn(text, 'Benzyl Alcohol', 'fragrance')).toBe('disputed:scent-component');
});

test('beside what is a perfume by its name alone, such a preservative is no surer one', () => {
  const { flags } = analyseText('Aqua, Benzyl Alcohol, Dimeticona de Alkohal Fragancia', knowledge, 'leave-on');
  expect(flags.filter(({ flag }) => flag === 'fragrance').map(({ state, culprits }) => [state, culprits])).toEqual([['probable', [1, 2]]]);
});

test('the duty to name an allergen stands whatever it is there for', () => {
  for (const name of ['Benzyl Alcohol', 'Benzyl Benzoate', 'Benzyl Salicylate', 'Menthol', 'Camphor', 'Farnesol'])
    expect(stateIn(`Aqua, ${name}`, name, 'allergen')).toBe('settled');
});

test.each([
  ['a trace behind what cannot exceed 1 %', 'Aqua, Glycerin, Squalane, Phenoxyethanol, Citric Acid', 'Citric Acid', 'seen'],
  ['what sets the pH of a shampoo', 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Citric Acid, Parfum', 'Citric Acid', 'seen'],
  ['a cream of much urea', 'Aqua, Urea 10%, Glycerin, Phenoxyethanol', 'Urea', 'settled'],
  ['a cream with a little urea', 'Aqua, Glycerin, Urea 2%, Phenoxyethanol', 'Urea', 'seen'],
  ['a declared peel', 'Aqua, Citric Acid 10%, Glycerin, Phenoxyethanol', 'Citric Acid', 'disputed'],
  ['a powder that fizzes', 'Sodium Bicarbonate, Citric Acid, Zea Mays Starch, Parfum', 'Citric Acid', 'seen'],
  ['a chelator', 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Gluconolactone', 'Gluconolactone', 'seen'],
  ['several percent of it', 'Aqua, Gluconolactone, Glycerin, Squalane, Phenoxyethanol', 'Gluconolactone', 'disputed'],
  ['a trace of what exfoliates', 'Aqua, Glycerin, Squalane, Phenoxyethanol, Glycolic Acid', 'Glycolic Acid', 'seen'],
  ['what sets the pH of a cream', 'Aqua, Glycerin, Squalane, Cetearyl Alcohol, Lactic Acid, Tocopherol', 'Lactic Acid', 'seen'],
])('behind the 1 %% line, what exfoliates at several percent does another job: %s', (_why, text, name, state) => {
  const { reading, itemFlags: ofItems } = analyseText(text, knowledge, 'leave-on');
  const flags = ofItems[reading.items.findIndex(({ inci }) => inci === name)];
  expect(flags?.find(({ flag }) => flag === 'exfoliant')?.state).toBe(state);
});

test('a preservative that also smells contradicts no "fragrance-free", a perfume does', () => {
  const answer = (text: string) => {
    const report = analyseText(text, knowledge, 'leave-on');
    const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
    return claimsOfList(readClaims('data'), report, facts)['fragrance-free'];
  };
  expect(answer('Aqua, Glycerin, Squalane, Benzyl Alcohol, Dehydroacetic Acid')).toBe('open');
  expect(answer('Aqua, Glycerin, Squalane, Benzyl Alcohol, Citral')).toBe('contradicted');
  expect(answer('Aqua, Glycerin, Squalane, Potassium Sorbate')).toBe('holds');
});

test('what settles a doubt is the company, not the place in the list', () => {
  const names = ['Aqua', 'Parfum', 'Benzyl Alcohol', 'Glycerin', 'Limonene', 'Menthol', 'Citric Acid', 'Panthenol'];
  const statesOf = (list: readonly string[]) => new Set(list.map((name) => `${name} ${stateIn(list.join(', '), name, 'fragrance')}`));
  fc.assert(
    fc.property(fc.subarray(names, { minLength: 1 }), fc.integer({ min: 0, max: 7 }), (list, turn) => {
      const turned = [...list.slice(turn), ...list.slice(0, turn)];
      expect(statesOf(turned)).toEqual(statesOf(list));
    }),
  );
});

test('each culprit stands under its own reason', () => {
  const list = 'Aqua, Alcohol Denat., Cetearyl Alcohol, Dimethicone, Cyclopentasiloxane, Isopropyl Alcohol, Glycolic Acid, Phenoxyethanol';
  const { flags, reading } = analyseText(list, knowledge, 'leave-on');
  const told = (flag: FlagName, state: string) =>
    flags
      .find((one) => one.flag === flag && one.state === state)
      ?.reasons.map(({ reason, culprits }) => [reason, ...culprits.map((index) => reading.items[index]?.inci)]);
  expect(told('drying-alcohol', 'settled')).toEqual([
    ['drying-alcohol.ethanol', 'Alcohol Denat.'],
    ['drying-alcohol.volatile', 'Isopropyl Alcohol'],
  ]);
  expect(told('drying-alcohol', 'seen')).toEqual([['drying-alcohol.not-volatile', 'Cetearyl Alcohol', 'Phenoxyethanol']]);
});

test('only silicones with much polyethylene glycol are said to disperse in water, solid ones to be powders or gels, and only salicylic acid to preserve', () => {
  const reasonOf = (name: string, flag: FlagName) =>
    knowledge.facts.find(({ inci }) => inci === name)?.flags.find((one) => one.flag === flag)?.reason;
  for (const name of ['PEG-12 Dimethicone', 'Bis-PEG-8 Dimethicone', 'PEG-11 Methyl Ether Dimethicone'])
    expect(reasonOf(name, 'silicone')).toBe('silicone.water-silicone');
  for (const name of ['PEG-10 Dimethicone', 'Cetyl PEG/PPG-10/1 Dimethicone', 'Lauryl PEG-9 Polydimethylsiloxyethyl Dimethicone'])
    expect(reasonOf(name, 'silicone')).toBe('silicone.emulsifying-silicone');
  for (const name of ['Polymethylsilsesquioxane', 'Dimethicone Crosspolymer'])
    expect(reasonOf(name, 'silicone')).toBe('silicone.solid-silicone');
  expect(reasonOf('Dimethicone', 'silicone')).toBe('silicone.silicone');
  expect(reasonOf('Salicylic Acid', 'exfoliant')).toBe('exfoliant.bha');
  for (const name of ['Capryloyl Salicylic Acid', 'Betaine Salicylate'])
    expect(reasonOf(name, 'exfoliant')).toBe('exfoliant.bha-derivative');
});

test('the reasons of a verdict hold its culprits, and no others, in every use', () => {
  const incis = knowledge.facts.filter((facts) => facts.flags.length > 0 && !/[,/]/.test(facts.inci)).map(({ inci }) => inci);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...incis), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...contexts),
      (names, context) => {
        const { flags, itemFlags: ofItems } = analyseText(names.join(', '), knowledge, context);
        for (const { flag, state, culprits, reasons } of flags) {
          expect([...new Set(reasons.flatMap((one) => one.culprits))].sort((a, b) => a - b)).toEqual([...culprits].sort((a, b) => a - b));
          for (const { reason, culprits: by } of reasons)
            for (const index of by) expect(ofItems[index]).toContainEqual(expect.objectContaining({ flag, state, reason }));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a reason is worded so that it stands behind one name or several', () => {
  const bound = /^(an?|has|is|does|holds|works|releases|stays)\b|\b(it|they|its|their)\b/i;
  for (const [key, { en, ru }] of rules.flagReasons) {
    const word = en.match(bound)?.[0] ?? null;
    expect(word, `flags.yaml: ${key}: "${en}" stands behind one name or several, so it goes without "${word}".`).toBeNull();
    expect(en + ru, `flags.yaml: ${key}: a semicolon parts the reasons of a verdict, so none has one.`).not.toContain(';');
  }
});

test.each(contexts.filter((context) => context !== 'sun'))('the reef laws say nothing of a product for %s', (context) => {
  const { flags } = analyseText('Aqua, Benzophenone-3, Octocrylene, Methylparaben, Phenoxyethanol, Benzophenone-4', knowledge, context);
  expect(flags.filter(({ flag }) => flag.startsWith('reef-'))).toEqual([]);
});

test('of a sunscreen both laws are told with what they name', () => {
  const { flags } = analyseText('Aqua, Benzophenone-3, Octocrylene, Phenoxyethanol, Benzophenone-4', knowledge, 'sun');
  expect(flags.filter(({ flag }) => flag.startsWith('reef-')).map(({ flag, state, culprits }) => [flag, state, culprits])).toEqual([
    ['reef-hawaii', 'settled', [1]],
    ['reef-palau', 'settled', [1, 2, 3]],
    ['reef-hawaii', 'seen', [4]],
    ['reef-palau', 'seen', [4]],
  ]);
});

test('of what lives on skin nothing is said of nails and mouths, and what polishes teeth scrubs no skin', () => {
  const flagsOn = (list: string, area: string) =>
    analyseText(list, knowledge, 'rinse-off', { category: '', area }).flags.map(({ flag }) => flag);
  const remover = 'Ethyl Acetate, Aqua, Ricinus Communis Seed Oil, Parfum';
  expect(['nails', 'skin'].map((area) => flagsOn(remover, area).includes('malassezia'))).toEqual([false, true]);
  const paste = 'Aqua, Sorbitol, Hydrated Silica, Perlite, Polysorbate 80, Aroma, Sodium Fluoride';
  expect(flagsOn(paste, 'mouth')).not.toContain('malassezia');
  expect(['mouth', 'skin'].map((area) => flagsOn(paste, area).includes('exfoliant'))).toEqual([false, true]);
});

/** State of the flag in what is sold under a title; null where nothing is said. */
const exfoliantIn = (list: string, category: string, use: 'leave-on' | 'rinse-off') =>
  analyseText(list, knowledge, use, { category, area: 'skin' }).flags.find(({ flag }) => flag === 'exfoliant')?.state ?? null;

test('sugar and salt scrub where they are sold to and no water before them dissolves them', () => {
  expect(exfoliantIn('Sucrose, Glycerin, Helianthus Annuus Seed Oil, Aqua', 'body-scrubs', 'rinse-off')).toBe('settled');
  expect(exfoliantIn('Glycerin, Maris Sal, Parfum', 'body-scrubs', 'rinse-off')).toBe('settled');
  expect(exfoliantIn('Aqua, Sodium Laureth Sulfate, Sodium Chloride, Parfum', 'body-scrubs', 'rinse-off')).toBeNull();
  expect(exfoliantIn('Sodium Chloride, Glycerin, Parfum', 'shower-gels', 'rinse-off')).toBeNull();
});

test('what mattifies or thickens a cream is no exfoliant there', () => {
  for (const name of ['Alumina', 'Microcrystalline Cellulose', 'Cellulose', 'Bambusa Arundinacea Stem Powder', 'Quartz']) {
    const list = `Aqua, Glycerin, ${name}, Dimethicone, Phenoxyethanol`;
    expect([exfoliantIn(list, 'creams', 'leave-on'), exfoliantIn(list, 'body-scrubs', 'rinse-off')]).toEqual([null, 'disputed']);
  }
});

test('an acid that sets the pH of what is for hair only looks like an exfoliant', () => {
  const list = 'Aqua, Lactic Acid 5%, Cetearyl Alcohol, Stearamidopropyl Dimethylamine, Parfum';
  const state = (area: string) =>
    analyseText(list, knowledge, 'rinse-off', { category: '', area }).flags.find(({ flag }) => flag === 'exfoliant')?.state;
  expect([state('hair'), state('skin')]).toEqual(['seen', 'settled']);
});

test.each([
  ['Shower gel', 'shower-gels', 'rinse-off', 'seen'],
  ['Facial toner', 'toners', 'leave-on', 'disputed'],
  ['AHA toner', 'toners', 'leave-on', 'settled'],
] as const)('whether lactic acid peels, the kind of product and its name tell: %s', (title, category, use, state) => {
  expect(exfoliantIn(`${title}: Aqua, Lactic Acid, Glycerin, Decyl Glucoside, Xanthan Gum, Parfum`, category, use)).toBe(state);
});

test('a wash that is sold to exfoliate and holds no grains does so by its acids', () => {
  const state = (list: string) =>
    analyseText(`Exfoliating cleanser: ${list}`, knowledge, 'rinse-off', { category: 'face-scrubs', area: 'skin' }).itemFlags[1]?.find(
      ({ flag }) => flag === 'exfoliant',
    )?.state;
  expect(state('Aqua, Gluconolactone, Glycerin, Decyl Glucoside')).toBe('disputed');
  expect(state('Aqua, Gluconolactone, Glycerin, Decyl Glucoside, Pumice')).toBe('seen');
});

test('what may be enough to exfoliate, or stands where its place tells nothing, does not only look like it', () => {
  const state = (list: string) => {
    const { flags, reading } = analyseText(list, knowledge, 'leave-on');
    return flags.find(
      ({ flag, culprits }) => flag === 'exfoliant' && culprits.some((index) => reading.items[index]?.inci === 'Lactic Acid'),
    )?.state;
  };
  expect(state('Aqua, Glycerin, Dimethicone, Lactic Acid, Cetearyl Alcohol, Squalane, Propanediol, Phenoxyethanol')).toBe('disputed');
  expect(state('Acrylates Copolymer, Aqua, Carbomer, Dimethicone, Glycerin, Lactic Acid, Phenoxyethanol, Squalane, Xanthan Gum')).toBe(
    'disputed',
  );
  expect(state('Aqua, Glycerin, Squalane, Phenoxyethanol, Lactic Acid')).toBe('seen');
});

test('an exfoliant that may peel matters wherever it stands', () => {
  const matters = (list: string) => analyseText(list, knowledge, 'leave-on').flags.find(({ flag }) => flag === 'exfoliant')?.matters;
  const lotion = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Salicylic Acid';
  expect([matters(`Peeling lotion for blemishes: ${lotion} 2%`), matters(`Cream: ${lotion}`)]).toEqual([true, false]);
});

test('fungal acne matters less of what is for lashes and brows', () => {
  const matters = (category: string) =>
    analyseText('Aqua, Stearic Acid, Cera Alba, CI 77499', knowledge, 'eyes', { category, area: 'make-up' }).flags.find(
      ({ flag, state }) => flag === 'malassezia' && state === 'settled',
    )?.matters;
  expect([matters('eye-make-up'), matters('eye-care')]).toEqual([false, true]);
});

test('fungal acne matters less of what is for hands, feet, nails and washes below the waist', () => {
  const matters = (category: string) =>
    analyseText('Aqua, Stearic Acid, Glycerin, Phenoxyethanol', knowledge, 'leave-on', { category, area: 'skin' }).flags.find(
      ({ flag }) => flag === 'malassezia',
    )?.matters;
  expect(['hand-creams', 'foot-care', 'intimate-care', 'body-lotions'].map(matters)).toEqual([false, false, false, true]);
});

test('a wax whose standards differ leaves open what one of them holds', () => {
  const report = analyseText('Aqua, Glycerin, Emulsifying Wax, Cetyl Alcohol, Phenoxyethanol', knowledge, 'leave-on');
  expect(freeOf(report)).toEqual(['fragrance', 'paraben', 'silicone', 'drying-alcohol', 'formaldehyde-releaser']);
});

test.each(['Glyceryl Monostearate (A/S)', 'Glyceryl Stearate SE / A/S', 'GMS A/S', 'Glyceryl Stearate (Acid Stable)'])(
  'a grade that stands acid leaves open whether PEG is in it: %s',
  (name) => {
    const report = analyseText(`Aqua, Glycerin, ${name}, Cetyl Alcohol, Phenoxyethanol`, knowledge, 'leave-on');
    expect(report.animal.unread).toBe(false);
    expect(freeOf(report)).not.toContain('peg');
  },
);

test('a silicone that leaves is told as one that leaves', () => {
  const { flags } = analyseText('Butane, Ethyl Trisiloxane, Propane', knowledge, 'leave-on');
  expect(flags.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).toContain('silicone.volatile-silicone');
});

test.each([
  ['sodium qwertyl ether sulfate', 'sulfate.ether-sulfate peg.ethoxylate'],
  ['sodium alkyl ether sulfate', 'sulfate.ether-sulfate peg.ethoxylate'],
  ['qwertyl cyclopentasiloxane', 'silicone.volatile-silicone'],
  ['LIMONENE-LINALOOL-QWERT', 'allergen.labelled-allergen'],
  ['PEG-112 qwerticone methicone', 'silicone.silicone peg.named-peg'],
  ['PEG-112 qwertmethicone', 'silicone.emulsifying-silicone peg.named-peg'],
])('a name that nobody lists is told by its own chemistry: %s', (name, reasons) => {
  const { flags } = analyseText(`Aqua, Glycerin, ${name}, Parfum`, knowledge, 'leave-on');
  const probable = flags.filter(({ state }) => state === 'probable').flatMap((verdict) => verdict.reasons.map(({ reason }) => reason));
  expect(probable.toSorted()).toEqual(reasons.split(' ').toSorted());
});

test('a choice was read, whichever it is: nothing is said to be absent that it may be', () => {
  const absent = (choice: string) =>
    freeOf(analyseText(`Aqua, ${choice}, Glycerin, Xanthan Gum, Citric Acid, Potassium Sorbate`, knowledge, 'rinse-off'));
  expect(absent('Sodium Laureth Sulfate or Decyl Glucoside')).toEqual([
    'fragrance',
    'paraben',
    'silicone',
    'drying-alcohol',
    'formaldehyde-releaser',
  ]);
  expect(absent('Sodium Laureth Sulfate or Zorblaxium')).toEqual([]);
});

/** Why the flags of one ingredient are raised. */
function reasonsOf(name: string) {
  const { items } = readLabel(`Aqua, Glycerin, ${name}`, knowledge.dictionary);
  return itemFlags(items, knowledge)[2]?.map((one) => one.reason);
}

test.each([
  ['Aluminum/Magnesium Hydroxide Stearate', 'malassezia.soap'],
  ['Magnesium Stearate', 'malassezia.soap'],
  ['Caprylyl Methicone', 'silicone.silicone'],
  ['Cyclopentasiloxane', 'silicone.volatile-silicone'],
])('a metal soap is no ester, and a silicone with a chain of eight carbons does not fly off: %s', (name, reason) => {
  expect(reasonsOf(name)).toContain(reason);
});

test.each([
  ['Cocos Nucifera (Coconut) Fruit Oil', 'malassezia.lauric-oil'],
  ['Elaeis Guineensis (Palm) Kernel Oil', 'malassezia.lauric-oil'],
  ['Orbignya Phalerata Kernel Oil', 'malassezia.lauric-oil'],
  ['Elaeis Guineensis Fruit Kernelless Seed Oil', 'malassezia.oil'],
])('what an unread oil is told by its fatty acids: %s', (name, reason) => {
  expect(reasonsOf(name)).toContain(reason);
});

test('a choice does what all of its names do, and nothing that one of them does alone', () => {
  const ofChoice = (choice: string) => {
    const { cautions, skin, functions, effects } = analyseText(`${choice}, Aqua, Xanthan Gum, Citric Acid`, knowledge, 'unknown');
    const care = skin.flatMap((verdict) => verdict.care.flatMap(({ index, reason }) => (index === 0 ? [reason] : [])));
    return {
      cautions: cautions.map(({ caution }) => caution),
      care,
      roles: functions.flatMap(({ role, culprits }) => (culprits.includes(0) ? [role] : [])),
      effects: effects.flatMap(({ effect, by }) => (by.some(({ index }) => index === 0) ? [effect] : [])),
    };
  };
  const soap = { cautions: ['stripping'], care: ['stripping.dry', 'stripping.sensitive'], roles: ['cleanser'], effects: [] };
  expect(ofChoice('Sodium Tallowate (*A) / Sodium Palmate (*B)')).toEqual(soap);
  expect(ofChoice('Sodium Tallowate or Sodium Palmate')).toEqual(soap);
  expect(ofChoice('Sodium Laureth Sulfate or Coco-Glucoside')).toMatchObject({ cautions: [], care: [], roles: ['cleanser'] });
  expect(ofChoice('Glycerin or Squalane')).toMatchObject({ roles: [], effects: [] });
});
