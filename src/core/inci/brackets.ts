import { bracketComponents, innerBrackets } from './bracket-components.ts';
import { type Base, type Found, type FoundComponent, found, slash, splitWithOffsets, trimmedText } from './found.ts';
import { isSpeciesOf, saysKind } from './glosses.ts';
import { type Identity, identify } from './identify.ts';
import type { Lexicon } from './lexicon.ts';
import { isColour, saysColour } from './pigments.ts';
import { stereoBracket } from './prefixes.ts';
import { cyrillicLetter } from './prepare.ts';
import type { Match } from './reading.ts';
import { bySlash } from './slashes.ts';
import { soapOfOil } from './soaps.ts';
import { ofSpecies } from './species.ts';
import { inTwoScripts } from './two-scripts.ts';

/** The bracket is a remark of its own, not part of a chemical name such as "Poly(1,4-Butanediol)-9". */
export const bracketStandsApart = /^[^()[\]{}]*(?:^|\s)[([{](?:[^()[\]{}]|\([^()]*\))*[)\]}]?[^\p{L}\d]*$|^[([{][^()[\]{}]*[)\]}]\s/u;

/** "(Olive Leaf/Rice) Extract", "Saccharomyces/(Barley/Rice) Ferment": a bracket of parts inside one name. */
export const groupsParts = /(?:^|\/)\s*\([^()]*\/[^()]*\)\s*\p{L}|\([^()]*\/[^()]*\)\s*\//u;

/** Names of several substances: the bracket says which. */
const namesFamily = /^(?:pro-?)?(?:vitamin[eas]?|witamin[aąy]?)(?!\p{L})|^(?:про-?)?(?:витамин[аы]?\s|вит\.)/iu;
/** A bracket in Russian that tells where something is from: "витамин Е (масло зародышей пшеницы)". */
const russianSource = /^\s*(?:из\s|масл|экстракт|сок\s)/i;
/** "Tris(Tetramethylhydroxypiperidinol)": a number of what stands in the bracket, and no tris buffer. */
const multiplied = /^\s*(?:mono|di|tri|tetra|bis|tris|poly)\s?[([{]/i;

const colourNumber = /\d{5}/;

/** Words of what a substance is called in front of its name in brackets; more are names without commas. */
const longestCalled = 7;

const nested = /\((?:[^()]*\([^()]*\))+[^()]*\)|\[(?:[^()[\]]*\([^()]*\))+[^()[\]]*\]/g;

/** "Candelilla Cera (Euphorbia Cerifera (Candelilla) Wax)" without the bracket inside the other. */
const withoutNested = (name: string) => name.replace(nested, (outer) => outer.replace(innerBrackets, ' '));

/** One ingredient out of a name with its brackets and slashes, or null. No spelling is corrected here. */
export function oneName(base: Base, name: string): Found | null {
  const {
    dictionary: { lexicon },
    source,
  } = base;
  const whole = identify(lexicon, name);
  const translated = whole ? null : translatedName(base, name);
  if (translated) return found(base, translated.id, translated.match);
  if (!/[()[\]{}/\\|<>]/.test(name)) return whole && found(base, whole.id, whole.match);
  if (!whole && (stereoBracket.test(name) || groupsParts.test(name))) return null;
  const components = bracketComponents(base).filter((one) => one.id !== null || !saysKind.test(source.slice(one.start, one.end)));
  if (whole && whole.match !== 'corrected')
    return found(
      base,
      whole.id,
      whole.match,
      components.filter(({ id }) => id !== null && id !== whole.id),
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
  const head = outer && !multiplied.test(name) ? (identify(lexicon, outer) ?? bySlash(lexicon, outer, bracketed)) : null;
  const inner = components.filter(({ id }) => id !== null);
  const plant = bracketed ? ofSpecies(lexicon, name, head?.id ?? null) : null;
  if (plant) return found(base, plant.id, plant.match);
  if (head) {
    const others = inner.filter(
      ({ id, start, end }) =>
        id !== head.id &&
        !isSpeciesOf(lexicon, head.id, id, source.slice(start, end)) &&
        !(bracketed && chemicalHead.test(outer) && material.test(source.slice(start, end).trim())),
    );
    const colours = others.filter(({ id }) => id !== null && isColour(lexicon, id));
    const [colour] = colours;
    // "Red 3 (CI 17200)": the number is the name of a colour, what it is called in one country is not; "CI 42090 (Blue 2)" has it in front.
    if (colours.length === 1 && colour?.id != null && isColour(lexicon, head.id))
      return colourNumber.test(outer) ? found(base, head.id, head.match) : found(base, colour.id, 'synonym');
    // "Suif (Sodium Tallowate)": the fat that the soap in the bracket was boiled from.
    const soap = soapOfOil(lexicon.incis[head.id] ?? '');
    if (soap !== null && others.length === 1 && others[0]?.id != null && lexicon.incis[others[0].id] === soap)
      return found(base, others[0].id, 'synonym');
    if (colours.length === 1 && others.length === 1 && colour?.id != null && saysColour(lexicon, outer, head.id, colour.id))
      return found(base, colour.id, 'synonym');
    const [form] = others;
    if (namesFamily.test(outer) && others.length === 1 && form?.id != null && isFormOf(source.slice(form.start, form.end), form.match))
      return found(base, form.id, 'synonym');
    // "Tocopheryl Acetate (Vitamin E)": the vitamin is what it counts as, not another thing in it.
    if (
      others.length === 1 &&
      form &&
      namesFamily.test(source.slice(form.start, form.end).trim()) &&
      isFormOfVitamin(lexicon.incis[head.id])
    )
      return found(base, head.id, head.match);
    if (isColour(lexicon, head.id) && colours.length === 0) return found(base, head.id, head.match);
    return found(
      base,
      head.id,
      head.match,
      others.length === 0
        ? unreadScents(base, head.id, components)
        : components.filter((one) => (one.id === null || others.includes(one)) && one.start > lastOuterWord(base)),
    );
  }
  const front = trimmedText(/^[^([{<]*/.exec(name)?.[0] ?? '');
  const frontIdentity = front && front !== outer ? identify(lexicon, front) : null;
  if (
    bracketStandsApart.test(name) &&
    inner.length > 0 &&
    inner.every(({ id }) => id === inner[0]?.id) &&
    components.length === inner.length
  ) {
    const [first] = inner;
    if (
      first?.id != null &&
      outer.length > 0 &&
      outer.split(/\s+/).length <= longestCalled &&
      !frontIdentity &&
      !areTwoNames(lexicon, outer) &&
      !isMadeFrom(lexicon, outer, source.slice(first.start, first.end), first.id)
    )
      return found(base, first.id, 'synonym', coloursInFront(base));
    if (first?.id != null && outer.length === 0) return found(base, first.id, 'synonym');
  }
  if (whole) return found(base, whole.id, whole.match);
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

const monomer =
  /^(?:(?:methyl)?styrene|(?:iso)?butylene|ethylene|propylene|butadiene|isoprene|vinyl|acrylamide|acrylonitrile|(?:meth)?acrylic)$/i;

/** Does a bracket behind a vitamin say which of its forms it is? */
const isFormOf = (inner: string, match: Match) =>
  match === 'exact' || (match === 'synonym' && cyrillicLetter.test(inner) && !russianSource.test(inner));

/** Of these a bracket tells the parts. */
const scents: ReadonlySet<string> = new Set(['Parfum', 'Aroma']);

/** Salts, esters and other forms of vitamins; an oil or an extract may hold the vitamin itself. */
const isFormOfVitamin = (inci = '') => /tocopher|retin|ascorb|niacin|panthen|calcifer|pyridox|thiamin|menaquin/i.test(inci);

const aroma = /^(?!chocol)\p{L}{3,}(?:[aeo]ne|ol|ate|yde)$/iu;

/** Words behind a scent that end as its parts do and are not known: nobody is to think them read. */
const unreadScents = ({ dictionary: { lexicon }, source }: Base, id: number, components: readonly FoundComponent[]) =>
  scents.has(lexicon.incis[id] ?? '') ? components.filter((one) => one.id === null && aroma.test(source.slice(one.start, one.end))) : [];

/** A name that stands there in Latin and in Russian letters. */
function translatedName({ dictionary }: Base, name: string): Identity | null {
  const { lexicon } = dictionary;
  return inTwoScripts(name, {
    latin: (text) => {
      const latin = trimmedText(text);
      const base = { dictionary, source: latin, start: 0, end: latin.length, nano: false, percent: null, marks: '' };
      const one = oneName(base, latin);
      return one?.id != null && one.match !== 'unknown' ? { id: one.id, match: one.match } : null;
    },
    russian: (text) => identify(lexicon, trimmedText(text)),
    isScent: (id) => scents.has(lexicon.incis[id] ?? ''),
  });
}

/** "CI 77491/77492/77499 (Iron Oxides)": the colours in front of the bracket with the name of their group. */
function coloursInFront({ dictionary: { lexicon }, source, start, end }: Base): FoundComponent[] {
  const front = /^[^([{<]*/.exec(source.slice(start, end))?.[0] ?? '';
  const colours = splitWithOffsets(front, slash).flatMap(({ text, at }): FoundComponent[] => {
    const identity = identify(lexicon, trimmedText(text));
    return identity && isColour(lexicon, identity.id) ? [{ start: start + at, end: start + at + text.length, ...identity }] : [];
  });
  return colours.length > 1 ? colours : [];
}

/** Offset behind the last word outside brackets: brackets further left gloss a word of the name. */
function lastOuterWord({ source, start, end }: Base): number {
  let last = start;
  let depth = 0;
  for (let i = start; i < end; i += 1) {
    const character = source[i] ?? '';
    if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    else if (depth <= 0 && /\p{L}/u.test(character)) last = i;
  }
  return last;
}

/** "Name (…)": one bracket and nothing behind it. */
function onlyOneBracketBehind(name: string): boolean {
  return /^[^([{<]+[([{<][^([{<]*$/.test(name) && (/[\])}>][^\p{L}\d]*$/u.test(name) || !/[\])}>]/.test(name));
}

/** "Sodium Lauryl Sulfate-Aroma (Flavor)", "Talc-CI 77499 (Iron Oxides)": with a hyphen for the comma, the bracket explains the last name only. */
function areTwoNames(lexicon: Lexicon, outer: string): boolean {
  const parts = outer.split(/-(?=\p{L}{4}|CI\s?\d{5})(?<=\p{L}{4}-)/u);
  return parts.length > 1 && parts.every((part) => identify(lexicon, part) !== null);
}

const chemicalHead = /(?:ate|ide|side|ose|amine|ine|ene|one|ol|ester|ether|polymer|acid|cone)s?$/i;
const preparation = /\s(?:powder|extract|oil|juice|butter|flour)$/i;
const material = /(?:^|\s)(?:oil|butter|wax|milk|honey|starch|sugar|water|seed|fruit|corn|coconut|palm|wheat|soy|cane|beet)s?$/i;
const longestVariant = 8;

/** Behind an unknown name: "Decyl Fooside (Coconut Oil)" says what it is made from, "Acerola Fruit (Vitamin C)" what is in it; neither is its name. */
function isMadeFrom(lexicon: Lexicon, outer: string, inner: string, id: number): boolean {
  if (/vitamin/i.test(inner)) return preparation.test(outer);
  if (!material.test(inner.trim())) return false;
  if (chemicalHead.test(outer)) return true;
  // Any liquid may be explained by "(Water)": only a variant of the word itself is water.
  const last = outer.split(/\s+/).at(-1) ?? '';
  return lexicon.incis[id] === 'Aqua' && last.length > longestVariant && /\s/.test(outer);
}
