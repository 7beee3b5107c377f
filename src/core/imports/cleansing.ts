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
/** No scented oil, none that only dissolves others. */
const fat = /(?:stearic|lauric|myristic|palmitic|coconut) acid$|^(?!PEG|.*(?:peel|leaf|flower|herb)\b).*(?:oil|butter)$/i;
/** Behind so many names lye only sets how sour a product is. */
const soapWithin = 12;

/** Can what has such a list wash? Yes as long as one name of it is unknown (empty): it may be what washes. */
export function canWash(names: readonly string[]): boolean {
  if (names.length === 0 || names.some((name) => name === '' || agent.test(name))) return true;
  const front = names.slice(0, soapWithin);
  return front.some((name) => lye.test(name)) && front.some((name) => fat.test(name));
}
