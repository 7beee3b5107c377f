import { longPattern } from '../long-pattern.ts';

/** Surfactants that lift dirt off, and soaps. What only dissolves scent or holds an emulsion together is none. */
const agent = new RegExp(
  longPattern`
    (?:laur\w+|coc\w+|pareth|myreth|trideceth|alkyl|oleyl|capryl\w*|oil)[ -](?:\S+ )?sul(?:f|ph)ate|olefin sul|sulfosuccinate|sulfoacetate|sulfonate|
    (?:coco|lauryl|decyl|capryl\w*|undecyl\w*|ethyl|myristyl|alkyl)(?:\/\w+)?[ -]glucoside|polyglucose|\w[ -]betaine|ampho|sultaine|amine oxide|carboxylate|
    (?:coc|laur|myrist|ole|palmit|oliv|capr)\w*oyl [\w /-]*(?:isethionate|taurate|sarcosinate|glutamate|glycinate|alaninate|threoninate|amino acids|lactylate)|
    (?:sodium|potassium|ammonium|tea)[ -](?:\w+ )?(?:cocoate|oleate|\w*olivate|palm\w*ate|stearate|laurate|myristate|tallowate|\w*kernelate|\w*butterate|lardate|
    babassuate|castorate|soyate|\w*seedate)|quillaja|sapindus|saponaria|saponin|soap
  `,
  'i',
);
/** Together they are soap. */
const lye = /^(?:sodium|potassium) hydroxide$|^triethanolamine$/i;
const fat = /(?:stearic|lauric|myristic|palmitic|coconut) acid$|(?:oil|butter)$/i;

/** Can what has such a list wash? Yes as long as one name of it is unknown (empty): it may be what washes. */
export const canWash = (names: readonly string[]): boolean =>
  names.length === 0 ||
  names.some((name) => name === '' || agent.test(name)) ||
  (names.some((name) => lye.test(name)) && names.some((name) => fat.test(name)));
