import { plantParts } from './plant-parts.ts';

/** Grasses and their like, whose kernels are «зёрна» in Russian, not «ядра». */
const cereals = /^(?:Avena|Coix|Fagopyrum|Hordeum|Oryza|Panicum|Secale|Setaria|Sorghum|Triticum|Zea)\b/;
/** What CosIng calls the nut of a cypress is its cone. */
const cypresses = /^(?:Chamaecyparis|Cupressus|Thuja)\b/;
/** Their leaves are needles. */
const conifers =
  /^(?:Abies|Callitris|Cedrus|Chamaecyparis|Cryptomeria|Cupressus|Juniperus|Larix|Picea|Pinus|Pseudotsuga|Taxus|Thuja|Thujopsis|Tsuga)\b/;
/** Whose seeds are stones. */
const stoneFruits = /^(?:Olea|Phoenix Dactylifera|Prunus (?!Amygdalus))/;
/** Whose buds are those of the flowers: «бутоны», where those of leaves are «почки». */
const flowerBuds = /^(?:Capparis|Carthamus|Cynara|Eugenia Caryophyllus|Gossypium|Magnolia|Rosa)\b/;

function russianPart(word: string, species: string): string {
  if (word === 'Kernel' && cereals.test(species)) return 'зёрен';
  if (word === 'Leaf' && conifers.test(species)) return 'хвои';
  if (word === 'Seed' && stoneFruits.test(species)) return 'косточек';
  if (word === 'Bud' && flowerBuds.test(species)) return 'бутонов';
  return plantParts[word === 'Nut' && cypresses.test(species) ? 'Cone' : word]?.ru ?? '';
}

/** Genitive of the parts of a form: "Flower/Leaf/Stem" is «цветков, листьев и стеблей»; of which species, since corn has no «ядра». */
export function russianParts(parts: string, species = ''): string {
  const told = parts
    .split('/')
    .map((part) =>
      part
        .replace('Flower Bud', 'Bud')
        .split(' ')
        .map((word) => russianPart(word, species))
        .filter(Boolean)
        .reverse() // "Root Bark" is bark of the root
        .join(' '),
    )
    .filter(Boolean);
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} и ${told.at(-1)}`;
}

/** The parts of a form for an English sentence: "Flower/Leaf/Stem" is "flowers, leaves and stems". */
export function englishParts(parts: string): string {
  const told = parts.split('/').map((part) =>
    part
      .split(' ')
      .map((word, index, words) => (index === words.length - 1 ? (plantParts[word]?.en ?? word.toLowerCase()) : word.toLowerCase()))
      .join(' '),
  );
  return told.length < 2 ? (told[0] ?? '') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`;
}
