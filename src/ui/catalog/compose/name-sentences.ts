import { chemicalClass } from '#core/knowledge/chemical-classes.ts';
import type { Sentence, Subject } from './subject.ts';

const own = (text: string | null | undefined | false, weight: number): Sentence[] => (text ? [{ text, weight, own: true }] : []);

function unitSentences({ parts, say }: Subject): Sentence[] {
  if (!parts) return [];
  const { ethylene, propylene, glycerin } = parts;
  if (ethylene !== null && propylene !== null) return own(say('explain.units.both', { ethylene, propylene }), 6);
  return [
    ...own(ethylene !== null && say('explain.units.ethylene', { count: ethylene }), 6),
    ...own(propylene !== null && say('explain.units.propylene', { count: propylene }), 6),
    ...own(glycerin !== null && say('explain.units.glycerin', { count: glycerin }), 6),
  ];
}

function blockSentence({ ingredient, parts, t, say }: Subject): Sentence[] {
  const blocks = parts?.blocks;
  if (!blocks) return [];
  const percent = t.percent(blocks.percent);
  const number = ingredient.inci.replace(/^\D+(\d+)\d$/, '$1');
  return own(
    blocks.mass === null
      ? say('explain.blocks.percent', { percent, number })
      : say('explain.blocks.mass', { percent, mass: t.number(blocks.mass) }),
    6,
  );
}

function chainSentence({ parts, say }: Subject): Sentence[] {
  const chains = (parts?.chains ?? []).flatMap((key) => say.find(`explain.chain.${key}`) ?? []);
  return own(chains.length > 0 && say('explain.chains', { count: chains.length, chains: say.list(chains) }), 6.2);
}

/** Base and acid, and nothing between them: "Disodium Uridine Phosphate" is no salt of phosphoric acid alone, nor is one of two metals. */
const bareSalt = /^(?:[MDT]?[A-Z]{2,3}A-|\w+ (?:Hydrogen )?)\w+$/;

function saltSentence({ ingredient, parts, say }: Subject): Sentence[] {
  const ion = parts?.ion && say.find(`explain.ion.${parts.ion}`);
  if (!ion || !parts) return [];
  const acid = parts.acid && say.find(`explain.acid.${parts.acid}`);
  // "Sodium Lauryl Sulfate" is no salt of sulfuric acid alone.
  if (parts.chains.length > 0 || parts.ethylene !== null || parts.carbons) return own(say('explain.ion', { ion }), 2.5);
  return acid && bareSalt.test(ingredient.inci) ? own(say('explain.salt', { ion, acid }), 6) : own(say('explain.ion', { ion }), 3);
}

/** How long a glycol chain is, another sentence says. */
const chainLength = /(?<=^P[EP]G)-\d+$/;

/** As a shopper may know them; a monomer without a word of ours keeps its INCI name. */
function monomerSentence({ parts, say }: Subject): Sentence[] {
  const monomers = (parts?.monomers ?? []).map((monomer) => say.find(`explain.monomer.${monomer.replace(chainLength, '')}`) ?? monomer);
  return own(monomers.length > 1 && say('explain.monomers', { monomers: say.list([...new Set(monomers)]) }), 6.5);
}

function peptideSentences({ ingredient, parts, say }: Subject): Sentence[] {
  const { inci } = ingredient;
  const letters = /(?:^|\s)(rh|sr)-/.exec(inci)?.[1];
  const length = parts?.peptide;
  return [
    ...own(typeof length === 'number' && say('explain.peptide.length', { count: length }), 6.1),
    ...own(/(?:^|\s)sh-/.test(inci) && say('explain.peptide.human'), 6),
    ...own(letters && say('explain.peptide.recombinant', { letters }), 6),
    ...own(length !== null && /^Acetyl /.test(inci) && say('explain.peptide.acetyl'), 5.1),
    ...own(length !== null && /Copper/.test(inci) && say('explain.peptide.copper'), 6),
  ];
}

const shades = ['red', 'yellow', 'blue', 'green', 'orange', 'violet', 'black', 'brown', 'white'];

/** The colour that all names of a dye agree on. */
function shadeOf({ ingredient }: Subject): string | undefined {
  const names = [ingredient.inci, ...ingredient.names.filter(({ kind }) => kind === 'en' || kind === 'old').map(({ text }) => text)];
  const said = new Set(
    names.flatMap((name) => name.toLowerCase().match(/\b(?:red|yellow|blue|green|orange|violet|black|brown|white)\b/g) ?? []),
  );
  return said.size === 1 ? shades.find((shade) => said.has(shade)) : undefined;
}

function dyeSentences(subject: Subject): Sentence[] {
  const { ingredient, parts, say } = subject;
  if (!/^(?:colourant|hair-dye)$/.test(ingredient.roles[0] ?? '')) return [];
  const shade = shadeOf(subject);
  const group = parts?.colour?.group && say.find(`explain.dye.${parts.colour.group}`);
  return [
    ...own(shade && say('explain.dye.shade', { shade: say.find(`explain.shade.${shade}`) ?? '' }), 6.5),
    ...own(group && say('explain.dye.class', { group }), 6.3),
    ...own(parts?.colour && say('explain.dye.number', { number: parts.colour.number }), 3.5),
  ];
}

/** Classes whose sentence says already what the fat is. */
const namesItsFat = new Set(['castor-ethoxylate', 'lanolin-ethoxylate']);

/** What the name on the label tells of chains, counts, salts and monomers. */
export function nameSentences(subject: Subject): Sentence[] {
  const { ingredient, parts, say } = subject;
  if (!parts) return [];
  const { inci, roles } = ingredient;
  const kind = chemicalClass(inci, roles[0] ?? '');
  const explained = kind && say.find(`explain.class.${kind}`);
  const carbons = parts.carbons;
  const isProtein = /^(?:protein|amino-acid|humectant|skin-conditioner|thickener|film-former|absorbent)$/.test(roles[0] ?? '');
  return [
    ...(explained ? [{ text: explained, weight: 5.2, own: false }] : []),
    ...(kind && namesItsFat.has(kind) ? [] : chainSentence(subject)),
    ...own(parts.hydrogenated && kind !== 'hydrogenated-oil' && say('explain.hydrogenated'), 6),
    ...own(carbons && say('explain.carbons', { low: carbons[0], high: carbons[1] }), 6),
    ...unitSentences(subject),
    ...blockSentence(subject),
    ...monomerSentence(subject),
    ...peptideSentences(subject),
    ...saltSentence(subject),
    ...dyeSentences(subject),
    ...(parts.hydrolyzed && isProtein ? [{ text: say('explain.hydrolyzed'), weight: 5.5, own: false }] : []),
    ...own(
      parts.turn !== null && say(parts.peptide ? 'explain.peptide.turn' : 'explain.turn', { number: parts.turn }),
      parts.peptide ? 5.3 : 2.6,
    ),
  ];
}

const bracketed = /^(.*) \((\p{Lu}[^)]*)\)$/u;

/** Several genera of one kind are told as that: "lactic acid bacteria (Lactobacillus and Lactococcus)". */
function byKind(microbes: readonly string[], say: Subject['say']): string[] {
  const kinds = Map.groupBy(microbes, (microbe) => bracketed.exec(microbe)?.[1] ?? microbe);
  return [...kinds].map(([kind, all]) => {
    const genera = all.flatMap((microbe) => bracketed.exec(microbe)?.[2] ?? []);
    return genera.length > 0 ? `${kind} (${say.list(genera)})` : kind;
  });
}

/** Microbe, food and treatment of a ferment product, by its name. */
export function fermentSentences({ ingredient, say }: Subject): Sentence[] {
  if (!ingredient.roles.includes('ferment')) return [];
  const { inci } = ingredient;
  const words = inci
    .replace(/ ?(?:Ferment|Lysate|Filtrate|Extract|Polysaccharides|Beta-Glucan)(?: (?:Lysate|Filtrate|Extract))*$/, '')
    .split('/')
    .flatMap((word) => {
      // "Saccharomyces Milk": the food stands behind the last microbe.
      const [first = '', ...rest] = word.split(' ');
      return say.find(`explain.microbe.${word}`) || !say.find(`explain.microbe.${first}`) ? word : [first, rest.join(' ')];
    });
  const microbes = byKind(
    words.flatMap((word) => say.find(`explain.microbe.${word}`) ?? []),
    say,
  );
  const fed = words.flatMap((word) => say.find(`explain.substrate.${word}`) ?? []);
  const treated = /Lysate/.test(inci) ? 'lysate' : /Filtrate/.test(inci) ? 'filtrate' : /Ferment Extract/.test(inci) ? 'extract' : null;
  return [
    ...own(microbes.length > 0 && say('explain.ferment.microbe', { microbe: say.list(microbes) }), 6.5),
    ...own(fed.length > 0 && say('explain.ferment.fed', { substrate: say.list(fed) }), 6.4),
    ...(treated ? [{ text: say(`explain.ferment.${treated}`), weight: 5, own: false }] : []),
  ];
}
