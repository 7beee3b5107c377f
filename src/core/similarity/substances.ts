/** One substance under several names. The CAS numbers of data/ingredients are the same, where they have one. */
const sameSubstances: readonly (readonly string[])[] = [
  ['Aluminum Hydroxide', 'CI 77002'],
  ['Ascorbyl Tetraisopalmitate', 'Tetrahexyldecyl Ascorbate'],
  ['Barium Sulfate', 'CI 77120'],
  ['Beta-Carotene', 'CI 40800', 'CI 75130'],
  ['Calcium Carbonate', 'CI 77220', 'Calcite'],
  ['Calcium Sulfate', 'CI 77231'],
  ['Chlorophyllin-Copper Complex', 'CI 75810'],
  ['Copper', 'CI 77400'],
  ['Curcumin', 'CI 75300'],
  ['Euphorbia Cerifera Cera', 'Euphorbia Cerifera Wax'],
  ["Fuller's Earth", 'Solum Fullonum'],
  ['Gold', 'CI 77480'],
  ['Lycopene', 'CI 75125'],
  ['Magnesium Carbonate', 'CI 77713'],
  ['Mica', 'CI 77019'],
  ['Riboflavin', 'Lactoflavin'],
  ['Silver', 'CI 77820'],
  ['Titanium Dioxide', 'CI 77891'],
  ['Zinc Oxide', 'CI 77947'],
];

/** A name that leaves open which of several substances, or which form of one, it stands for: what neutralises the acid makes its salt in the pot. */
const generalNames: Readonly<Record<string, readonly string[]>> = {
  Alcohol: ['Alcohol Denat.'],
  'Benzoic Acid': ['Potassium Benzoate', 'Sodium Benzoate'],
  'Benzophenone-4': ['Benzophenone-5'],
  Carbon: ['CI 77266', 'CI 77268:1'],
  Ceramides: ['Ceramide AG', 'Ceramide AP', 'Ceramide AS', 'Ceramide EOP', 'Ceramide EOS', 'Ceramide NG', 'Ceramide NP', 'Ceramide NS'],
  Charcoal: ['Charcoal Powder'],
  'CI 77004': ['Aluminum Silicate', 'Bentonite', 'Kaolin'],
  Clay: ['Bentonite', 'Illite', 'Kaolin', 'Montmorillonite'],
  Collagen: ['Atelocollagen', 'Soluble Collagen'],
  'Dehydroacetic Acid': ['Sodium Dehydroacetate'],
  Gold: ['Colloidal Gold'],
  'Hyaluronic Acid': ['Potassium Hyaluronate', 'Sodium Hyaluronate'],
  'Hydrolyzed Keratin': ['Hydrolyzed Hair Keratin'],
  'Iron Oxides': ['CI 77489', 'CI 77491', 'CI 77492', 'CI 77499'],
  'Palmitoyl Oligopeptide': ['Palmitoyl Hexapeptide-12', 'Palmitoyl Tripeptide-1'],
  'Phenylbenzimidazole Sulfonic Acid': ['Sodium Phenylbenzimidazole Sulfonate'],
  'Royal Jelly': ['Royal Jelly Powder'],
  Silk: ['Silk Powder'],
  Silver: ['Colloidal Silver'],
  'Sorbic Acid': ['Potassium Sorbate', 'Sodium Sorbate'],
};

const numbers = new Map(sameSubstances.flatMap((names, index) => names.map((name) => [name, -1 - index] as const)));

/** A number below 0, no id, that all names of a substance have; null where the name is its only one. */
export const substanceOf = (inci: string): number | null => numbers.get(inci) ?? null;

const firstName = (inci: string) => sameSubstances[-1 - (substanceOf(inci) ?? 0)]?.[0] ?? inci;

const tableNames: ReadonlySet<string> = new Set([
  ...numbers.keys(),
  ...Object.entries(generalNames).flatMap(([general, members]) => [general, ...members]),
]);
const plantForm = / (?:Butter|Extract|Juice|Oil|Powder|Water)$/;
const ofPlant = /^\S+ \S+(?= \S)/;
const wholePlant = /^\S+ \S+(?= \S+$)/;

/** Is there another name that may stand for the same? */
export const hasNamesakes = (inci: string): boolean => tableNames.has(inci) || plantForm.test(inci);

/** "Centella Asiatica Extract" does not tell of which part it is made. */
function isOfPart(plant: string, ofPart: string): boolean {
  const [form] = plantForm.exec(plant) ?? [];
  const [species] = wholePlant.exec(plant) ?? [];
  return form !== undefined && species !== undefined && ofPart.startsWith(`${species} `) && ofPart.endsWith(form);
}

/** "Chamomilla Recutita Flower Extract" and "… Flower Water" are of one plant: whoever cannot bear it is not told that a list is without it. */
export function areOfOnePlant(one: string, other: string): boolean {
  const [species] = plantForm.test(one) || plantForm.test(other) ? (ofPlant.exec(one) ?? []) : [];
  return species !== undefined && other.startsWith(`${species} `);
}

/** Salts and pieces of one thing, which do the same: one instead of another is no difference to tell. */
const kinds = [
  /^Aluminum (?:Zirconium )?\w*chlorohydr/i,
  /^(?:Di|Tetra)(?:sodium|potassium) Pyrophosphate$/,
  /\bHyaluron(?:ate|ic Acid)\b/,
  /(?:Wheat|Triticum Vulgare) (?:Gluten|Protein)$/,
  /^(?:Sine Adipe )?Lac(?: Powder)?$|^Lactis (?:Serum )?Proteinum$|^(?:Hydrolyzed )?Milk(?: Protein(?: Extract)?)?$|Casein(?:ate)?$|^Lactoglobulin$/,
  /^Hydrolyzed Soy(?:bean)? Protein$/,
  /^Lactobacillus (?:Ferment|Lysate|Extract)/,
  /^Leuconostoc\b/,
  /^Charcoal\b/,
];

export const areOfOneKind = (one: string, other: string): boolean => kinds.some((kind) => kind.test(one) && kind.test(other));

/** What oils and extracts of plants bring with them. */
const broughtBy: Readonly<Record<string, RegExp>> = {
  Allantoin: /^Symphytum /,
  Arbutin: /^Arctostaphylos /,
  Asiaticoside: /^Centella /,
  Bakuchiol: /^(?:Cullen|Psoralea) /,
  Bisabolol: /^(?:Chamomilla|Matricaria|Vanillosmopsis) /,
  Caffeine: /^(?:Camellia Sinensis|Coffea|Paullinia|Ilex Paraguariensis) /,
  Camphor: /^(?:Cinnamomum Camphora|Rosmarinus|Salvia Rosmarinus|Lavandula Latifolia) /,
  Escin: /^Aesculus /,
  Eucalyptol: /^(?:Eucalyptus|Melaleuca|Rosmarinus|Salvia|Laurus) /,
  Madecassoside: /^Centella /,
  Menthol: /^Mentha /,
  'Salicylic Acid': /^Salix /,
  'Sodium Chloride': /^Maris Sal$/,
  Thymol: /^Thymus /,
};

/** Nobody is told that a list is without menthol which has oil of mint. */
export const isBroughtBy = (inci: string, other: string): boolean => broughtBy[inci]?.test(other) ?? false;

const stands = (general: string, member: string) => (generalNames[general]?.includes(member) ?? false) || isOfPart(general, member);

/** May the two names stand for the same? Then nobody is told that one of them is there and the other is not. */
export function mayBeSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (!hasNamesakes(one) || !hasNamesakes(other)) return false;
  const [first, second] = [firstName(one), firstName(other)];
  return first === second || stands(first, second) || stands(second, first);
}
