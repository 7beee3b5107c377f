import { fattyChains } from './fatty-chains.ts';

/** What an INCI name itself tells of its ingredient: counts, chains, salts, monomers, numbers of catalogues. */

export interface NameParts {
  /** Average number of units that are joined; PEG-25M has 25 thousand. */
  readonly ethylene: number | null;
  readonly propylene: number | null;
  readonly glycerin: number | null;
  /** "C12-15": the span of carbon atoms. */
  readonly carbons: readonly [low: number, high: number] | null;
  /** Keys of fatty parts (fatty-chains.ts). */
  readonly chains: readonly string[];
  /** The base of a salt: "sodium" of Sodium Lactate. */
  readonly ion: string | null;
  /** The acid of a salt or an ester by its last word: "lactate". */
  readonly acid: string | null;
  /** What a copolymer or a crosspolymer is joined from, as the name gives it. */
  readonly monomers: readonly string[];
  /** Amino acids in a peptide of stated length; "oligo" and "poly" state none. */
  readonly peptide: number | 'oligo' | 'poly' | null;
  /** Block polymers: percent of ethylene oxide by the last digit; mass of the oily block by the digits before, where they tell it. */
  readonly blocks: { readonly percent: number; readonly mass: number | null } | null;
  /** Colour Index: the number and the chemical class of its range. */
  readonly colour: { readonly number: string; readonly group: string | null } | null;
  /** Turn in the register: 10 of Polyquaternium-10. */
  readonly turn: number | null;
  readonly hydrolyzed: boolean;
  readonly hydrogenated: boolean;
}

const ions: readonly (readonly [ion: string, word: RegExp])[] = [
  ['sodium', /^(?:(?:mono|di|tri|tetra|penta)?sodium)\b/i],
  ['potassium', /^(?:(?:di|tri|tetra|penta)?potassium)\b/i],
  ['calcium', /^(?:(?:di|tri)?calcium)\b/i],
  ['ammonium', /^(?:di)?ammonium\b/i],
  ['magnesium', /^magnesium\b/i],
  ['zinc', /^zinc\b/i],
  ['aluminium', /^aluminum\b/i],
  ['lithium', /^lithium\b/i],
  ['copper', /^copper\b/i],
  ['silver', /^silver\b/i],
  ['manganese', /^manganese\b/i],
  ['iron', /^(?:ferric|ferrous)\b/i],
  ['tin', /^stannous\b/i],
  ['strontium', /^strontium\b/i],
  ['barium', /^barium\b/i],
  ['cobalt', /^cobalt\b/i],
  ['bismuth', /^bismuth\b/i],
  ['lead', /^lead\b/i],
  ['triethanolamine', /^TEA-/],
  ['diethanolamine', /^DEA-/],
  ['monoethanolamine', /^MEA-/],
  ['isopropanolamine', /^[MDT]IPA-/],
];

/** Ranges of the Colour Index, each of one chemical class. */
const colourGroups: readonly (readonly [from: number, group: string])[] = [
  [10000, 'nitroso'],
  [10300, 'nitro'],
  [11000, 'azo'],
  [20000, 'disazo'],
  [30000, 'polyazo'],
  [40000, 'stilbene'],
  [40800, 'carotenoid'],
  [41000, 'diphenylmethane'],
  [42000, 'triarylmethane'],
  [45000, 'xanthene'],
  [46000, 'acridine'],
  [47000, 'quinoline'],
  [48000, 'methine'],
  [49000, 'thiazole'],
  [49400, 'indamine'],
  [50000, 'azine'],
  [51000, 'oxazine'],
  [52000, 'thiazine'],
  [53000, 'sulfur'],
  [55000, 'lactone'],
  [58000, 'anthraquinone'],
  [73000, 'indigoid'],
  [74000, 'phthalocyanine'],
  [75000, 'natural'],
  [76000, 'oxidation'],
  [77000, 'mineral'],
];

const lengths = ['di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa', 'nona', 'deca'];

const count = (digits: string | undefined, thousands?: string) => (digits ? Number(digits) * (thousands ? 1000 : 1) : null);

function unitsOf(inci: string): Pick<NameParts, 'ethylene' | 'propylene' | 'glycerin'> {
  const both = /PEG\/PPG-(\d+)\/(\d+)/.exec(inci);
  const ethers = [...inci.matchAll(/(?:\bPEG-|[a-z](?:eth|oxynol)-)(\d+)(M?)(?![\d,])/g)];
  const glycerins = [...inci.matchAll(/Poly(?:glyceryl|glycerin)-(\d+)/g)];
  const propyls = [...inci.matchAll(/\bPPG-(\d+)/g)];
  const only = (matches: readonly RegExpExecArray[]) => (matches.length === 1 ? matches[0] : undefined);
  return {
    ethylene: both ? Number(both[1]) : count(only(ethers)?.[1], only(ethers)?.[2]),
    propylene: both ? Number(both[2]) : count(only(propyls)?.[1]),
    glycerin: count(only(glycerins)?.[1]),
  };
}

/** Poloxamer 188: an oily block of about 1,800 g/mol, 80 % ethylene oxide. Poloxamines have four such arms; their first digits grow with the block but give no plain mass. */
function blocksOf(inci: string): NameParts['blocks'] {
  const [, kind, size, last] = /^(Poloxamer|Meroxapol|Poloxamine) (\d{1,3})(\d)$/.exec(inci) ?? [];
  if (!kind || !last) return null;
  return { percent: Number(last) * 10, mass: kind === 'Poloxamine' ? null : Number(size) * 100 };
}

function peptideOf(inci: string): NameParts['peptide'] {
  const found = [...inci.matchAll(/(?:^|[\s/-])(?:cyclo)?([a-z]+)peptide(?:-\d+|\b)/gi)].map((match) => match[1]?.toLowerCase() ?? '');
  if (/polypeptide/i.test(inci)) return 'poly';
  if (found.length !== 1) return null;
  const length = lengths.indexOf(found[0] ?? '');
  return length >= 0 ? length + 2 : found[0] === 'oligo' ? 'oligo' : null;
}

function monomersOf(inci: string): readonly string[] {
  const bare = inci.replace(/ (?:Copolymer|Crosspolymer)(?:-\d+)?(?: \S+)?$/, '');
  if (bare === inci || !bare.includes('/') || /PEG\/PPG-|PPG-\d+\/|Straw/.test(bare)) return [];
  return bare
    .replace(/^(?:AMP-|Sodium |Potassium |Ammonium (?=Acrylates))/, '')
    .split(/\/(?![\d])/)
    .filter((part) => /[A-Za-z]{2}/.test(part));
}

function colourOf(inci: string): NameParts['colour'] {
  const number = /^CI (\d{5})/.exec(inci)?.[1];
  if (!number) return null;
  return { number: inci, group: colourGroups.findLast(([from]) => from <= Number(number))?.[1] ?? null };
}

/** Resins, rubbers, oils of petroleum, sugars and honey are hydrogenated too, and are no fats. */
const hardenedFat =
  /\bHydrogenated (?!Poly|Styrene|Starch|Rosin|Microcrystalline|Honey|Farnesene|Didecene|C6-14|Acetophenone|Dimer|Methyl|Ethylhexyl|Myristyl)/;

/** Takes a name apart. Latin names of plants are to be kept from it: they only resemble chemistry. */
export function nameParts(inci: string): NameParts {
  const ion = ions.find(([, word]) => word.test(inci))?.[0] ?? null;
  const carbons = /\bC(\d+)-(\d+)\b/.exec(inci);
  const last = /(?:^|[ -])([A-Za-z]+(?:ate|ide|ite)|PCA)s?$/.exec(inci)?.[1];
  const turn =
    /^(?:Polyquaternium|Quaternium|Silicone Quaternium|Polysilicone|Polyester|Polyurethane|Polyacrylate|Polyamide|(?:[shr]{2}-)?(?:Oligopeptide|Polypeptide))-(\d+)$/.exec(
      inci,
    );
  return {
    ...unitsOf(inci),
    carbons: carbons ? [Number(carbons[1]), Number(carbons[2])] : null,
    chains: fattyChains(inci),
    ion,
    acid: ion && last ? last.toLowerCase() : null,
    monomers: monomersOf(inci),
    peptide: peptideOf(inci),
    blocks: blocksOf(inci),
    colour: colourOf(inci),
    turn: turn ? Number(turn[1]) : null,
    hydrolyzed: /\bHydrolyzed\b/.test(inci),
    hydrogenated: hardenedFat.test(inci),
  };
}
