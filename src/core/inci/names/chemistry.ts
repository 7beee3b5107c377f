/** Syllables that name a part of a molecule: where one stands in for another, a different substance is meant and not a slip of the pen. */
const syllables = [
  // multipliers
  'mono di tri tetra penta hexa hepta octa nona deca undeca dodeca trideca tetradeca pentadeca hexadeca heptadeca octadeca sesqui bis poly',
  'dec dodec tridec tetradec pentadec hexadec heptadec octadec',
  // hydrocarbon chains
  'meth eth prop but pent hex hept oct non methyl ethyl propyl butyl pentyl hexyl heptyl octyl nonyl decyl undecyl dodecyl prenyl phenyl benzyl allyl vinyl',
  'lauryl myristyl cetyl stearyl oleyl linoleyl behenyl',
  // acids
  'capro capra caproyl capryl lauro laur myrist palm palmit palma palmita stear ole oleo oliv olive linole ricinole coco cocam soy soya soyam oat corn sesam lan tall tallow rapeseed grapeseed isostear diisostear triisostear',
  // oxygen, hydrogen and the like
  'hydroxy oxy methoxy ethoxy propoxy dehydro dihydro hydro hydride hydroxide olic onic phosphate phosphite phosphinate sulfate sulfite nitric citric glucar gluc glut glutar lact lacc glutam glutamin caproate caprate glutamate glutaminate',
  // ions and amines
  'dea tea mea tipa mipa dipa hea hema mdm dedm dmdm monium dimonium trimonium',
  // endings
  'ane ene yne ine in en an ol al one ein inine',
]
  .join(' ')
  .split(' ');
const longest = Math.max(...syllables.map(({ length }) => length));
const knownSyllables: ReadonlySet<string> = new Set(syllables);
/** Alone, or with a multiplier in front: "diethyl" is no "methyl", and "di" no "p". */
const isSyllable = (part: string) => part === 'p' || knownSyllables.has(part) || knownSyllables.has(part.replace(/^(?:di|tri|tetra)/, ''));
/** Syllables that may also come in addition: "diethyl" is not "ethyl". */
const added = /^(?:di|do|tri|bis|iso|mono|de|an|en|on|yl|oxy|hydro|ex|hex)$/;
/** "Diistearate" lost a letter of "diiso", and has none too many. */
const damagedIso = 'iist';

/** Endings that make another substance: a correction never turns one into another. */
const endings = /(?:ase|ose|ate?|ite|(?<!ac)ide?|ine|ene|ane|one|al|ol|yl|oyl|eth|ium|ic)$/;
/** Does the word end as that of a substance or of a part of one does? Then it is whole. */
export const endsWhole = (word: string): boolean => endings.test(word);
/** Of a name that is meant, also as other languages have it: "hyaluronat" is no Hyaluronan. */
const meantEndings = new RegExp(endings.source.replace('ane', 'ane?'));
const inFull: Readonly<Record<string, string>> = { at: 'ate', id: 'ide', an: 'ane' };
/** An amide is no amine and a glyceride no glycerin, in any language's spelling. */
const amide = /(?:am|glycer)id[ea]?s?$/;
const amine = /(?:am|glycer)in[ea]?s?$/;

/** True when a key or word and the one it is compared with end in different ways, each of which makes another substance. */
export function otherEnding(key: string, meant: string): boolean {
  const [one, other] = [endings.exec(key)?.[0], meantEndings.exec(meant)?.[0]];
  return (
    (one !== undefined && other !== undefined && (inFull[one] ?? one) !== (inFull[other] ?? other)) ||
    (amide.test(key) && amine.test(meant)) ||
    (amine.test(key) && amide.test(meant)) ||
    // "Palmamine" is no palmatine, "dimethicol" no Dimethicon.
    (key.endsWith('amine') && meant.endsWith('ine') && !meant.endsWith('amine')) ||
    (key.endsWith('ol') && meant.endsWith('on'))
  );
}

/** Length of what two keys share at their front and, behind it, at their end. */
export function shared(a: string, b: string): { front: number; back: number } {
  let front = 0;
  while (front < a.length && a[front] === b[front]) front += 1;
  let back = 0;
  while (back < a.length - front && back < b.length - front && a.at(-1 - back) === b.at(-1 - back)) back += 1;
  return { front, back };
}

/** "Glycole" is glycol, "anethol" anethole: languages differ in that letter, substances do not. */
const sameWord = (a: string, b: string) => (a.endsWith('ole') && a === `${b}e`) || (b.endsWith('ole') && b === `${a}e`);

/** "Sinensis", "barbadensis": no chemical name ends like this, so "sinenesis" is a slip and no alkene. */
const ofPlace = 'ensis';

/** True when one key becomes the other by one chemical syllable in place of another, or by one more: "myristate" and "dimyristate", "hexadecene" and "hexadecane", "dimonium" and "trimonium". */
export function changesSubstance(key: string, candidate: string): boolean {
  if (sameWord(key, candidate)) return false;
  if (key.includes(damagedIso) && !candidate.includes(damagedIso) && !candidate.includes('iisost')) return true;
  const { front, back } = shared(key, candidate);
  const place = candidate.indexOf(ofPlace);
  if (place >= 0 && front >= place && front <= place + ofPlace.length) return false;
  const [here, there] = [key.slice(front, key.length - back), candidate.slice(front, candidate.length - back)];
  if (here === '' || there === '') if (added.test(here + there)) return true;
  // "Isoctadecane" is no octadecane: two letters o are written as one.
  if (front === 0 && here === 'is' && there === '') return true;
  const change = candidate.length - key.length;
  // Any segment that holds the difference, taken a little wider on both sides.
  for (let start = front; start >= 0 && key.length - back - start <= longest; start -= 1) {
    for (let end = key.length - back; end <= key.length && end - start <= longest; end += 1) {
      if (isSyllable(key.slice(start, end)) && isSyllable(candidate.slice(start, end + change))) return true;
    }
  }
  return false;
}
