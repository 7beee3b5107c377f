/** Fatty parts that INCI names spell: stems of acids, alcohols, acyls, amides and ethers, and the fats they are named after. */

/** Counts and changes that stand before a stem: "di", "hydroxy" are told apart from it. */
const before = '(?:mono|di|tri|tetra|penta|hexa|octa|deca|sesqui|poly|per|bis|acetylated|amino)*';

/** Key of a chain and how a word of an INCI name begins that spells it; the first that fits decides. */
const stems: readonly (readonly [key: string, stem: string])[] = [
  ['isostearic', 'isostear'],
  ['hydroxystearic', '(?:poly)?hydroxystear'],
  ['cetearyl', 'cetear'],
  ['cetoleyl', 'cetol'],
  ['stearic', 'stear(?!alkonium benton)|octadecyl'],
  ['isocetyl', 'isocet'],
  ['cetyl', 'cet(?:yl|eth|ri|hyl|oxy)|hexadecyl'],
  ['isolauric', 'isolaur'],
  ['lauric', 'laur(?!us|ic/)|dodecyl(?!benz|hex|tet|glyc)'],
  ['myristic', 'myrist(?!ica)|myreth'],
  ['palmitoleic', 'palmitole'],
  ['palmitic', 'palmit|palmeth|palmoyl'],
  ['linolenic', 'linolen'],
  ['linoleic', 'linole|dilinole'],
  ['ricinoleic', 'ricinole'],
  ['oleic', 'ole(?:ic|ate|yl|oyl|th|amid|amin|in$|alk)'],
  ['arachidonic', 'arachidon'],
  ['arachidic', 'arachid'],
  ['behenic', 'behen'],
  ['erucic', 'eruc'],
  ['caprylic', 'capryl(?:yl|ic|ate|oyl|eth|oa|amph)|octyl(?!d)|octanoate'],
  ['capric', 'capr(?:ic|ate|oyl|amid|yl$|in$)|(?<!tri|tetra|penta|hexa|octa)decyl(?!t)|(?<!tri)deceth'],
  ['caproic', 'capro(?:ic|oyl)|hexeth'],
  ['undecylenic', 'undecylen'],
  ['undecylic', 'undec(?:yl|eth|anoin)'],
  ['tridecyl', 'tridec(?:yl|eth)'],
  ['isotridecyl', 'isotridec'],
  ['isodecyl', 'isodec(?:yl|eth)'],
  ['octyldodecyl', 'octyldodec'],
  ['hexyldecyl', 'hexyldecyl'],
  ['decyltetradecyl', 'decyltetradec'],
  ['butyloctyl', 'butyloct'],
  ['ethylhexyl', 'ethylhex'],
  ['isononanoic', 'isononan'],
  ['pelargonic', 'pelargon(?!ium)|nonano'],
  ['heptanoic', 'heptano'],
  ['neopentanoic', 'neopentano'],
  ['batyl', 'batyl'],
  ['nonylphenol', 'nonoxynol'],
  ['octylphenol', 'octoxynol'],
  ['dodecylphenol', 'dodoxynol'],
  ['cholesterol', 'choleth|cholesteryl|dihydrochole'],
  ['phytosterol', 'phytoster'],
  ['coconut', 'coco(?!s|a|gly|mono)|coceth|cocoyl|cocoate|coco(?:mono)?gly|cocam|cocoam'],
  ['cocoa-butter', 'cocoa|cocoabutter'],
  ['palm-kernel', 'palm kernel'],
  ['palm', 'palm(?:ate| |$)'],
  ['tallow', 'tallow'],
  ['lard', 'lard'],
  ['lanolin', 'lanolin|laneth|lanolate|lanost'],
  ['castor', 'castor'],
  ['soy', 'soy(?!bean peroxidase)'],
  ['olive', 'oliv'],
  ['babassu', 'babassu'],
  ['rapeseed', 'rapeseed|brassic|canola'],
  ['sunflower', 'sunflower'],
  ['shea', 'shea'],
  ['cottonseed', 'cottonseed'],
  ['jojoba', 'jojoba'],
  ['meadowfoam', '(?:di)?meadowfoam'],
  ['avocado', 'avocad'],
  ['sweet-almond', 'sweet ?almond'],
  ['macadamia', 'macadami'],
  ['apricot', 'apricot'],
  ['mango', 'mango'],
  ['wheat-germ', 'wheat ?germ'],
  ['linseed', 'linseed'],
  ['moringa', 'moringa'],
  ['rice-bran', 'rice ?bran'],
  ['beeswax', 'beeswax'],
  ['candelilla', 'candelilla'],
  ['rosin', 'rosin|abiet|hydroabiet'],
];

const patterns = stems.map(([key, stem]) => [key, new RegExp(`(?:^|[ /(-])${before}(?:iso(?=\\w+oyl$))?(?:${stem})`, 'g')] as const);

/** "Soy Protein" holds nothing of the oil. */
const notFat =
  /\b\w+ (?:hydrolyzed )?(?:protein|flour|fiber|gluten|peptide|polypeptide|sterols?|polysaccharides?|milk|isoflavones|peroxidase|extract|unsaponifiables)\b/g;

/** The fatty parts of a name, in the order of the name. A chemical name only: of a plant its Latin name would be misread. */
export function fattyChains(inci: string): readonly string[] {
  const name = inci
    .toLowerCase()
    .replace(/^hydrogenated /, '')
    .replace(notFat, ' ');
  const found = new Map<number, { readonly key: string; readonly length: number }>();
  for (const [key, pattern] of patterns) {
    for (const match of name.matchAll(pattern)) {
      if (!found.has(match.index)) found.set(match.index, { key, length: match[0].length });
    }
  }
  return [...new Set([...found].sort(([a], [b]) => a - b).map(([, { key }]) => key))];
}
