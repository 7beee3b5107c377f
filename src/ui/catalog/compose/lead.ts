import { upperFirst } from '#ui/analysis/first-letter.ts';
import { plantLead } from './plant-sentences.ts';
import type { Subject } from './subject.ts';

/** Part of the word, not a place in the molecule: "Ди-C12-13 алкилтартрат". */
const numberWord = /^(?:ди|три|бис)-/;

/** "п-Аминофенол", "sh-Decapeptide-9", "aFGF": such small letters stay small. */
function opening(name: string): string {
  if (numberWord.test(name)) return upperFirst(name);
  if (/^\p{Ll}{1,2}-?\p{Lu}/u.test(name)) return name;
  return name.replace(/^((?:\p{Ll}{1,2}-)?)(\p{Ll})/u, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}

/** INCI names that are plurals: most stand for mixtures. */
export const isPlural = (inci: string): boolean =>
  /(?:[Aa]lcohols|Esters|Oils|Extracts|Ceramides|Glycerides|Glucosides|Glycosides|Polyglycerides|Acids|Ketones|Lipids|Sterols|Saponins|Catechins|Polyphenols|Carotenoids|Xanthophylls|Flavonoids|Prenylflavonoids|Anthocyanins|Fullerenes|Polymers|Unsaponifiables|Nonvolatiles|Protoplasts|Oats|Beads|Isopropanolamines|Isoflavones|Tocotrienols|Stearates|Phosphates|Cerebrosides|Sphingolipids|Rhamnolipids|Ginsenosides|Phytoecdysteroids|Avenanthramides|Hydrolysates|[a-z]saccharides|Peptides|Proteins|Media|Algae|Resins|Salts|Seeds|Oleosomes|Phospholipids|Liposomes)$/.test(
    inci,
  ) || inci === 'Algae';

/** The sentence of a role, or of a kind within it of which that sentence would be untrue. */
function kindOf({ ingredient, parts }: Subject): string {
  const { inci, roles, functions, names } = ingredient;
  const [role = ''] = roles;
  if (role === 'film-former' && functions.includes('plasticiser') && !functions.includes('film forming')) return 'plasticiser';
  if (role === 'film-former' && /(?:ethacrylate|Dicarbamate|Cyanoacrylate|^HEMA)$/.test(inci) && !/^Poly/.test(inci)) return 'monomer';
  if (role === 'amino-acid' && /Amino Acids$/.test(inci)) return 'amino-acids';
  if (role === 'solvent' && /Spring Water$/.test(inci)) return 'thermal-water';
  if (role === 'peptide' && parts?.peptide === 'poly') return 'polypeptide';
  if (role === 'peptide' && (parts?.peptide === 'oligo' || names.length === 0)) return 'oligopeptide';
  return role;
}

/** The first sentence: what it is. */
export function leadSentence(subject: Subject): { readonly text: string; readonly byPlant: boolean } {
  const { ingredient, name, say } = subject;
  const plural = say.language === 'en' && isPlural(ingredient.inci);
  const named: Subject = { ...subject, name: plural ? say('explain.it') : opening(name) };
  const plant = plantLead(named);
  const text = plant ?? say.find(`explain.role.${kindOf(subject)}`, { name: named.name }) ?? `${named.name}.`;
  return { text: plural ? `${say('explain.several', { name })} ${text}` : text, byPlant: plant !== null };
}
