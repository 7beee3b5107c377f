import { withLetters } from '#core/letters.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { byName, type Identity } from '../../names/identity.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { stereoBracket } from '../../names/prefixes.ts';
import { isOfOtherPart, ofGlossedPart, ofSpecies } from '../../names/species.ts';
import { ofBracketedPlant } from '../../russian/bracketed-plant.ts';
import { saysPreparation } from '../../russian/plants.ts';
import { bracketedAnd } from '../../text/bracketed-and.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { type Found, type FoundComponent, found, type PieceInText, splitWithOffsets, trimmedText } from '../found.ts';
import { bySlash, monomer } from '../languages/slashes.ts';
import { inTwoScripts } from '../languages/two-scripts.ts';
import { isColour } from '../pigments.ts';
import { bracketComponents, innerBrackets, namesBoth } from './bracket-components.ts';
import { isExplained, isOtherSpecies, runsOn } from './explained.ts';
import { isFamilyOf, isScentOf, saysKind } from './glosses.ts';
import { namedInFront, namesOtherForm, scents } from './named-in-front.ts';

/** The bracket is a remark of its own, not part of a chemical name such as "Poly(1,4-Butanediol)-9". */
export const bracketStandsApart = /^[^()[\]{}]*(?:^|\s)[([{](?:[^()[\]{}]|\([^()]*\))*[)\]}]?[^\p{L}\d]*$|^[([{][^()[\]{}]*[)\]}]\s/u;

/** "(Olive Leaf/Rice) Extract", "Saccharomyces/(Barley/Rice) Ferment": a bracket of parts inside one name. */
export const groupsParts = /(?:^|\/)\s*\([^()]*\/[^()]*\)\s*\p{L}|\([^()]*\/[^()]*\)\s*\//u;

/** "Foo Starch (and) Bar Silicone": two ingredients, although together they may be the name of a third. */
export const andBetween = withLetters(String.raw`\p{L}\s*${bracketedAnd}\s*\p{L}`, 'iu');

/** "Tris(Tetramethylhydroxypiperidinol)": a number of what stands in the bracket, and no tris buffer. */
const multiplied = /^\s*(?:mono|di|tri|tetra|bis|tris|poly)\s?[([{]/i;

const nested = /\((?:[^()]*\([^()]*\))+[^()]*\)|\[(?:[^()[\]]*\([^()]*\))+[^()[\]]*\]/g;

/** "Candelilla Cera (Euphorbia Cerifera (Candelilla) Wax)" without the bracket inside the other. */
const withoutNested = (name: string) => name.replace(nested, (outer) => outer.replace(innerBrackets, ' '));

/** One ingredient out of a name with its brackets and slashes, or null. No spelling is corrected here. */
export function oneName(base: PieceInText, name: string): Found | null {
  const {
    dictionary: { lexicon },
    source,
  } = base;
  const whole = identify(lexicon, name);
  if (whole && namesBoth(lexicon, name, whole.id)) return null;
  const translated = whole ? null : translatedName(base, name);
  if (translated) return found(base, translated.id, translated.match);
  if (!/[()[\]{}/\\|<>]/.test(name)) return whole && found(base, whole.id, whole.match);
  if (!whole && (andBetween.test(name) || stereoBracket.test(name) || groupsParts.test(name) || runsOn(lexicon, name))) return null;
  const ethoxylated = ethoxylatedOf(lexicon, name);
  if (ethoxylated) return found(base, ethoxylated.id, 'synonym');
  const components = bracketComponents(base).filter((one) => one.id !== null || !saysKind.test(source.slice(one.start, one.end)));
  if (whole && whole.match !== 'corrected')
    return found(
      base,
      whole.id,
      whole.match,
      // "Poly(Linseed Oil)": the bracket is part of the name.
      lexicon.incis[whole.id]?.includes('(')
        ? []
        : components.filter(({ id }) => id !== null && id !== whole.id && !isFamilyOf(lexicon, whole.id, id)),
    );
  const polymer = polymerOf(lexicon, name);
  if (polymer) return polymer.identity && found(base, polymer.identity.id, 'synonym');
  const outer = trimmedText(
    withoutNested(name)
      .replace(/[[({<][^\])}>]*(?:[\])}>]|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/[\])}>]/g, ' '),
  );
  const bracketed = /[()[\]{}]/.test(name);
  const inner = components.filter(({ id }) => id !== null);
  const head = outer && !multiplied.test(name) ? (identify(lexicon, outer) ?? bySlash(lexicon, outer, bracketed)) : null;
  const scent = !head && isScentOf(lexicon, outer, inner) ? byName(lexicon, 'Parfum') : null;
  if (scent) return found(base, scent.id, 'synonym', inner);
  const plant = bracketed ? ofSpecies(lexicon, name, head?.id ?? null) : null;
  if (plant) return found(base, plant.id, plant.match);
  const ofPart = bracketed ? ofGlossedPart(lexicon, name, head) : null;
  if (ofPart) return found(base, ofPart.id, 'synonym');
  if (head && bracketed && isOfOtherPart(lexicon, name, head.id)) return null;
  if (head && inner.length === 0 && namesOtherForm(lexicon, head.id, outer, name)) return null;
  if (head) return namedInFront(base, { head, outer, bracketed, components });
  const front = trimmedText(/^[^([{<]*/.exec(name)?.[0] ?? '');
  const frontIdentity = front && front !== outer ? identify(lexicon, front) : null;
  if (
    bracketStandsApart.test(name) &&
    inner.length > 0 &&
    inner.every(({ id }) => id === inner[0]?.id) &&
    (components.length === inner.length || isInTwoLanguages(base, outer, components))
  ) {
    const [first] = inner;
    if (
      first?.id != null &&
      !frontIdentity &&
      !isLetters(source, first) &&
      isExplained(lexicon, outer, source.slice(first.start, first.end), first.id) &&
      !tellsMore(base, outer, first.id)
    )
      return found(base, first.id, 'synonym', coloursInFront(base));
    if (first?.id != null && outer.length === 0) return found(base, first.id, first.match === 'corrected' ? first.match : 'synonym');
  }
  if (whole) return found(base, whole.id, whole.match);
  const described = withAdjective(lexicon, name);
  if (described) return found(base, described.id, 'synonym');
  if (frontIdentity && onlyOneBracketBehind(name))
    return found(
      base,
      frontIdentity.id,
      frontIdentity.match,
      inner.filter(({ id }) => id !== frontIdentity.id),
    );
  if (outer === '' && inner.length > 1) return null;
  return null;
}

/** "Helianthus Annuus (sunflower seed oil/huile de graines de tournesol)": behind a plant the slash parts two languages, of which one is read. */
function isInTwoLanguages({ dictionary: { lexicon }, source }: PieceInText, outer: string, components: readonly FoundComponent[]): boolean {
  const [one, other, third] = components;
  if (!one || !other || third || !/^\s*[/\\]\s*$/.test(source.slice(one.end, other.start))) return false;
  return (lexicon.incis[one.id ?? other.id ?? -1] ?? '').toLowerCase().startsWith(`${outer.toLowerCase()} `);
}

const shortestInFront = 4;
/** "(PE) 24M Foo": letters in front of what is not known name nothing. */
const isLetters = (source: string, { start, end }: FoundComponent) =>
  /[([]\s*$/.test(source.slice(Math.max(0, start - 2), start)) &&
  end - start < shortestInFront &&
  !/[\p{L}\d]\s*[([]\s*$/u.test(source.slice(Math.max(0, start - 5), start));

const genusBegins = 3;

/** "Aloe Barbadensis Leat Juice (aloe extract)": a plant in Latin with a slip in it tells more than its common name in the bracket. */
function tellsMore({ dictionary: { lexicon, typos } }: PieceInText, outer: string, inside: number): boolean {
  const id = typos.correct(outer, keyOf(outer));
  const genus = (of: number) => (lexicon.incis[of] ?? '').toLowerCase().split(' ', 1)[0] ?? '';
  return id !== null && id !== inside && genus(id) === genus(inside) && outer.toLowerCase().startsWith(genus(id).slice(0, genusBegins));
}

const pegInside = /^([^()[\]]+?)\s*[([]\s*((?:peg|пэг)[\s-]?\d{1,3})\s*[)\]]$/iu;

/** "гидрированное касторовое масло (ПЭГ-40)": with how much of it the oil has reacted, and no glycol beside it. */
function ethoxylatedOf(lexicon: Lexicon, name: string): Identity | null {
  const [, front, glycol] = pegInside.exec(name) ?? [];
  const identity = front === undefined ? null : identify(lexicon, `${glycol} ${front}`);
  return identity?.match === 'corrected' ? null : identity;
}

const polymerInside = /^([\p{L}\d/-]+)\s*\(([^()]*polymer)\)?$/iu;

/**
 * "Styrene (Acrylate Copolymer)": what stands in front of the bracket is a part of the polymer, and no monomer by itself. Null where the bracket
 * holds no polymer, or explains a name that is none of its parts; the identity is null where the whole is not known.
 */
function polymerOf(lexicon: Lexicon, name: string): { readonly identity: Identity | null } | null {
  const [, front = '', inside = ''] = polymerInside.exec(name) ?? [];
  if (inside === '') return null;
  const whole = `${front}/${inside}`;
  const identity = identify(lexicon, whole) ?? identify(lexicon, whole.replace(/acrylate(?=\s\S*polymer$)/i, 'Acrylates'));
  return identity || monomer.test(front) ? { identity } : null;
}

const adjectiveInside = /^(\p{L}{3,}) \((\p{L}+(?:ый|ий|ая|ое|а|е))\)$/u;

/** "воск (пчелиный)", "кислота (лимонная)": the bracket says which of the kind it is. */
function withAdjective(lexicon: Lexicon, name: string): Identity | null {
  const [, noun, adjective] = cyrillicLetter.test(name) ? (adjectiveInside.exec(name) ?? []) : [];
  const identity = noun === undefined ? null : identify(lexicon, `${adjective} ${noun}`);
  return identity?.match === 'corrected' ? null : identity;
}

/** "Argania Spinosa (аргана) Kernel Oil" */
const glossInside = /(?<=[a-z])\s*\([^()a-z]*[а-яё][^()a-z]*\)\s*(?=[a-z])/gi;

/** A name that stands there in Latin and in Russian letters. */
function translatedName({ dictionary }: PieceInText, name: string): Identity | null {
  const { lexicon } = dictionary;
  return inTwoScripts(name.replace(glossInside, ' '), {
    latin: (text) => {
      const latin = trimmedText(text);
      const base = { dictionary, source: latin, start: 0, end: latin.length, nano: false, percent: null, marks: '' };
      const one = oneName(base, latin);
      return one?.id != null && one.match !== 'unknown' ? { id: one.id, match: one.match } : null;
    },
    russian: (text) => identify(lexicon, trimmedText(text)),
    plant: (russian, latin) => ofBracketedPlant(lexicon, russian, latin),
    isPreparation: (russian, { id }) => saysPreparation(russian, lexicon.incis[id] ?? ''),
    isOtherSpecies: (latin, id) => isOtherSpecies(lexicon, latin.split(/\s+/), id),
    isScent: (id) => scents.has(lexicon.incis[id] ?? ''),
  });
}

const betweenColours = /\s*[/\\|]\s*|-(?=C)/g;

/** "CI 77491/77492/77499 (Iron Oxides)": the colours in front of the bracket with the name of their group. */
function coloursInFront({ dictionary: { lexicon }, source, start, end }: PieceInText): FoundComponent[] {
  const front = /^[^([{<]*/.exec(source.slice(start, end))?.[0] ?? '';
  const colours = splitWithOffsets(front, betweenColours).flatMap(({ text, at }): FoundComponent[] => {
    const identity = identify(lexicon, trimmedText(text));
    return identity && isColour(lexicon, identity.id) ? [{ start: start + at, end: start + at + text.length, ...identity }] : [];
  });
  return colours.length > 1 ? colours : [];
}

/** "Name (…) another)": the bracket that ends it never began. */
const endsAgain = /[\])}].*\p{L}.*[\])}]/u;

/** "Name (…)": one bracket and nothing behind it. */
function onlyOneBracketBehind(name: string): boolean {
  if (endsAgain.test(name)) return false;
  return /^[^([{<]+[([{<][^([{<]*$/.test(name) && (/[\])}>][^\p{L}\d]*$/u.test(name) || !/[\])}>]/.test(name));
}
