import type { Identity } from '../../names/identity.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { soapOfOil } from '../../names/soaps.ts';
import type { Match } from '../../reading.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { type Found, type FoundComponent, found, type PieceInText } from '../found.ts';
import { isColour, saysColour } from '../pigments.ts';
import { saysAs } from './bracket-components.ts';
import { isFamilyOf, isLooserName, isSamePreparation, isSoapAgain, isSpeciesOf, isWithoutPart } from './glosses.ts';

/** Names of several substances: the bracket says which. */
const namesFamily = /^(?:pro-?)?(?:vitamin[eas]?|witamin[aąy]?)(?!\p{L})|^(?:про-?)?(?:витамин[аы]?\s|вит\.)/iu;
/** A bracket in Russian that tells where something is from: "витамин Е (масло зародышей пшеницы)". */
const russianSource = /^\s*(?:из\s|масл|экстракт|сок\s)/i;
const colourNumber = /\d{5}/;

export const chemicalHead = /(?:ate|ide|side|ose|amine|ine|ene|one|ol|ester|ether|polymer|acid|cone)s?$/i;
export const material = /(?:^|\s)(?:oil|butter|wax|milk|honey|starch|sugar|water|seed|fruit|corn|coconut|palm|wheat|soy|cane|beet)s?$/i;

interface InFront {
  readonly head: Identity;
  readonly outer: string;
  readonly bracketed: boolean;
  readonly components: readonly FoundComponent[];
}

/** A known name with brackets behind it: which of both is the ingredient, and what of the brackets is in it. */
export function namedInFront(base: PieceInText, { head, outer, bracketed, components }: InFront): Found {
  const {
    dictionary: { lexicon },
    source,
  } = base;
  const others = components.filter((one) => {
    const { id, start, end } = one;
    return (
      id !== null &&
      id !== head.id &&
      !isSpeciesOf(lexicon, head.id, id, source.slice(start, end)) &&
      !isFamilyOf(lexicon, head.id, id) &&
      !isWithoutPart(lexicon, head.id, id) &&
      !isSamePreparation(lexicon, head.id, id, source.slice(start, end)) &&
      !isSoapAgain(lexicon, head.id, id, source.slice(start, end)) &&
      !(components.length === 1 && isLooserName(lexicon, head, one, source.slice(start, end))) &&
      !(bracketed && chemicalHead.test(outer) && material.test(source.slice(start, end).trim()))
    );
  });
  const colours = others.filter(({ id }) => id !== null && isColour(lexicon, id));
  const [colour] = colours;
  // "Red 3 (CI 17200)": the number is the name of a colour, what it is called in one country is not; "CI 42090 (Blue 2)" has it in front.
  if (colours.length === 1 && colour?.id != null && isColour(lexicon, head.id)) {
    if (!colourNumber.test(outer)) return found(base, colour.id, 'synonym');
    if (!colourNumber.test(source.slice(colour.start, colour.end))) return found(base, head.id, head.match);
  }
  // "Suif (Sodium Tallowate)": the fat that the soap in the bracket was boiled from.
  const soap = soapOfOil(lexicon.incis[head.id] ?? '');
  if (soap !== null && others.length === 1 && others[0]?.id != null && lexicon.incis[others[0].id] === soap)
    return found(base, others[0].id, 'synonym');
  if (colours.length === 1 && others.length === 1 && colour?.id != null && saysColour(lexicon, outer, head.id, colour.id))
    return found(base, colour.id, 'synonym');
  const [form] = others;
  // "Rosemary Extract (Rosmarinus Officinalis Leaf Extract)": the bracket tells the part too.
  if (others.length === 1 && form?.id != null && isWithoutPart(lexicon, form.id, head.id)) return found(base, form.id, 'synonym');
  // "Alcohol (Alcohol Denat.)": the bracket tells which of the family.
  if (components.length === 1 && form?.id != null && isFamilyOf(lexicon, form.id, head.id)) return found(base, form.id, 'synonym');
  // "Peppermint Extract (Mentha Piperita Extract)": the Latin tells none.
  const plain = components.find(({ id, match }) => match === 'exact' && isWithoutPart(lexicon, head.id, id));
  if (plain?.id != null && head.match === 'synonym' && others.length === 0 && !tellsPart(outer, lexicon.incis[head.id]))
    return found(base, plain.id, 'synonym');
  if (
    others.length === 1 &&
    form?.id != null &&
    (namesFamily.test(outer) || saysAs.test(source.slice(source.lastIndexOf('(', form.start) + 1, form.end))) &&
    isFormOf(source.slice(form.start, form.end), form.match, lexicon.incis[form.id])
  )
    return found(base, form.id, 'synonym');
  // "Tocopheryl Acetate (Vitamin E)": the vitamin is what it counts as, not another thing in it.
  if (others.length === 1 && form && namesFamily.test(source.slice(form.start, form.end).trim()) && isFormOfVitamin(lexicon.incis[head.id]))
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

/** "Peppermint Extract" does not say that it is one of the leaf. */
const tellsPart = (text: string, inci = '') => text.toLowerCase().includes(inci.split(' ').at(-2)?.toLowerCase() ?? '');

/** Does a bracket behind a vitamin say which of its forms it is? */
const isFormOf = (inner: string, match: Match, inci: string | undefined) =>
  match === 'exact' ||
  // "Vitamin E (D-alpha Tocopheryl Acetate)"
  (match === 'synonym' && isFormOfVitamin(inci) && !namesFamily.test(inner.trim())) ||
  (match === 'synonym' && cyrillicLetter.test(inner) && !russianSource.test(inner));

/** Esters and salts, which make another ingredient of a vitamin. */
const esters = [/acet/i, /palmit/i, /nitrat/i, /phosph|fosf/i, /succin/i, /linole/i];

/** "Vitamin E (foobaryl acetate)", "Thiaminmononitrat (Vitamin B1)": words that are not read, and speak of another form than the letter of the vitamin. */
export const namesOtherForm = (lexicon: Lexicon, id: number, vitamin: string, words: string): boolean =>
  namesFamily.test(vitamin) && esters.some((ester) => ester.test(words) && !ester.test(lexicon.incis[id] ?? ''));

/** Of these a bracket tells the parts. */
export const scents: ReadonlySet<string> = new Set(['Parfum', 'Aroma']);

/** Salts, esters and other forms of vitamins; an oil or an extract may hold the vitamin itself. */
const isFormOfVitamin = (inci = '') => /tocopher|tocotrien|retin|ascorb|niacin|panthen|calcifer|pyridox|thiamin|menaquin/i.test(inci);

const aroma = /^(?!chocol)\p{L}{3,}(?:[aeo]ne|ol|ate|yde)$/iu;

/** "Escencia de lavanda" */
const ofPlant = /^(?:es{1,2}c?en[cz]\p{L}*|oils?|aceites?|huiles?|olio)\s(?:of|de|d['’]|di|von)(?!\p{L})/iu;

/** Words behind a scent that end or begin as its parts do and are not known: nobody is to think them read. */
const unreadScents = ({ dictionary: { lexicon }, source }: PieceInText, id: number, components: readonly FoundComponent[]) =>
  scents.has(lexicon.incis[id] ?? '')
    ? components.filter((one) => one.id === null && [aroma, ofPlant].some((kind) => kind.test(source.slice(one.start, one.end))))
    : [];

/** Offset behind the last word outside brackets: brackets further left gloss a word of the name. */
function lastOuterWord({ source, start, end }: PieceInText): number {
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
