import { trimMarks } from './attributes.ts';
import { keyOf } from './fold.ts';
import { type Base, type Found, type FoundComponent, found, slash, splitWithOffsets, trimmedText } from './found.ts';
import { type Identity, identify } from './identify.ts';
import { find, type Lexicon } from './lexicon.ts';
import { cyrillicLetter } from './prepare.ts';
import { bracketEnds } from './split.ts';
import { inTwoScripts } from './two-scripts.ts';

const colourKey = /^ci\d{5}/;
/** The bracket is a remark of its own, not part of a chemical name such as "Poly(1,4-Butanediol)-9". */
export const bracketStandsApart = /^[^()[\]{}]*(?:^|\s)[([{][^()[\]{}]*[)\]}]?\W*$|^[([{][^()[\]{}]*[)\]}]\s/;

/** Names of several substances: the bracket says which. */
const namesFamily = /^(?:pro-?)?vitamin[eas]?\b/i;
/** Classes of acids and growth factors that abbreviate other names too: "Salicylic Acid (BHA)" holds no butylated hydroxyanisole. */
const classWord = /^\s*(?:natural\s+)?(?:[abplABPL]H[Aa]s?|[a-z]?[EF]GF)\s*$/;

export const isColour = (lexicon: Lexicon, id: number) => colourKey.test(keyOf(lexicon.incis[id] ?? ''));

/** One ingredient out of a name with its brackets and slashes, or null. No spelling is corrected here. */
export function oneName(base: Base, name: string): Found | null {
  const { lexicon } = base.dictionary;
  const whole = identify(lexicon, name);
  const translated = whole ? null : translatedName(base, name);
  if (translated) return found(base, translated.id, translated.match);
  if (!/[()[\]{}/\\|<>]/.test(name)) return whole && found(base, whole.id, whole.match);
  const components = bracketComponents(base);
  if (whole && whole.match !== 'corrected')
    return found(
      base,
      whole.id,
      whole.match,
      components.filter(({ id }) => id !== null && id !== whole.id),
    );
  const outer = trimmedText(
    name
      .replace(/[[({<][^\])}>]*(?:[\])}>]|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/[\])}>]/g, ' '),
  );
  const bracketed = /[()[\]{}]/.test(name);
  const head = outer ? (identify(lexicon, outer) ?? bySlash(base, outer, bracketed)) : null;
  const inner = components.filter(({ id }) => id !== null);
  if (head) {
    const others = inner.filter(({ id }) => id !== head.id);
    const colours = others.filter(({ id }) => id !== null && isColour(lexicon, id));
    const [colour] = colours;
    if (colours.length === 1 && others.length === 1 && colour?.id != null) return found(base, colour.id, 'synonym');
    const [form] = others;
    if (namesFamily.test(outer) && others.length === 1 && form?.id != null && form.match === 'exact')
      return found(base, form.id, 'synonym');
    if (isColour(lexicon, head.id) && colours.length === 0) return found(base, head.id, head.match);
    return found(
      base,
      head.id,
      head.match,
      others.length === 0 ? [] : components.filter(({ id, start }) => id !== head.id && start > lastOuterWord(base)),
    );
  }
  const front = trimmedText(/^[^([{<]*/.exec(name)?.[0] ?? '');
  const frontIdentity = front && front !== outer ? identify(lexicon, front) : null;
  if (
    bracketStandsApart.test(name) &&
    inner.length > 0 &&
    inner.every(({ id }) => id === inner[0]?.id) &&
    (components.length === inner.length || !front)
  ) {
    const [first] = inner;
    if (first?.id != null && outer.length > 0 && !frontIdentity) return found(base, first.id, 'synonym', coloursInFront(base));
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

/** Of these a bracket tells the parts. */
const scents: ReadonlySet<string> = new Set(['Parfum', 'Aroma']);

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
  return /^[^([{<]+[([{<][^([{<]*$/.test(name) && (/[\])}>]\W*$/.test(name) || !/[\])}>]/.test(name));
}

const componentSeparator = /[,;/\\|•]|\s(?:and|&|et|y|und|и)\s/gu;
/** Brackets inside brackets list names too. */
const nestedSeparator = /[,;/\\|•()[\]{}]|\s(?:and|&|et|y|und|и)\s/gu;

/** Names inside the brackets of a piece, in order. */
export function bracketComponents(base: Base): FoundComponent[] {
  const { source, start, end } = base;
  const ends = bracketEnds(source, start, end);
  const components: FoundComponent[] = [];
  let until = -1;
  for (const [open, close] of [...ends].sort((a, b) => a[0] - b[0])) {
    if (open < until) continue;
    until = close;
    const innerEnd = source[close] && ')]}'.includes(source[close] ?? '') ? close : close + 1;
    const inner = source.slice(open + 1, innerEnd);
    if (classWord.test(inner) && !/antioxid|preserv/i.test(source.slice(start, open))) continue;
    const whole = identify(base.dictionary.lexicon, trimmedText(inner));
    if (whole) {
      components.push({ start: open + 1, end: innerEnd, ...whole });
      continue;
    }
    for (const part of splitWithOffsets(inner, /[([{]/.test(inner) ? nestedSeparator : componentSeparator)) {
      const { start: cutStart, end: cutEnd } = trimMarks(part.text);
      const text = part.text.slice(cutStart, cutEnd);
      if (!/\p{L}|\d{5}/u.test(text)) continue;
      const identity = identify(base.dictionary.lexicon, text.replace(/\s?\d+(?:[.,]\d+)?\s?%/g, ''));
      const at = open + 1 + part.at + cutStart;
      components.push({ start: at, end: at + text.length, id: identity?.id ?? null, match: identity?.match ?? 'unknown' });
    }
  }
  return components;
}

// Without U+017F: it folds to "s".
const foreignWord =
  /[\u00c0-\u017e\u0180-\u024f]|\s(?:de|di|do|da|des|du|del|della|d'\p{L}+)(?:\s|$)|^(?:huile|beurre|extrait|aceite|olio|óleo|extracto|estratto|oxyde|acide|ácido|acido)\s/iu;

/** An unknown name beside a known one that is the same in another language: "Sodium Lauryl Sulfate/Laurilsulfato de Sódio", "Dimethicone/Dimethicona". */
function isTranslation(lexicon: Lexicon, part: string, known: string): boolean {
  if (/polymer$/i.test(part)) return false;
  if (cyrillicLetter.test(part)) return true;
  const words = part.split(/\s+/);
  // "Cire d'abeille Oleic Acid": another name is glued on.
  if (
    words.some(
      (_, i) =>
        i > 0 &&
        identify(lexicon, words.slice(i).join(' ')) !== null &&
        identify(lexicon, words.slice(i).join(' '))?.id !== identify(lexicon, known)?.id,
    )
  )
    return false;
  if (foreignWord.test(part)) return true;
  const [a, b] = [keyOf(part), keyOf(known)];
  return a.length > 5 && !/[\d\s]/.test(part) && Math.abs(a.length - b.length) < 4 && a.slice(0, 5) === b.slice(0, 5);
}

const longestGlued = 80;

/** "EAUGLYCERIN" behind "AQUA", "FRAGRANCELIMONENE" behind "PARFUM": the same name with another one glued on. */
function isGlued(lexicon: Lexicon, part: string, id: number): boolean {
  for (let cut = 3; cut < Math.min(part.length - 4, longestGlued); cut += 1)
    if (find(lexicon, keyOf(part.slice(0, cut)))?.id === id && (cut < 6 || identify(lexicon, part.slice(cut)) !== null)) return true;
  return false;
}

const kind = /\s(?:oil|butter|extract|wax|water|powder|juice|starch|flour|milk)$/i;
/** The last word once more in another language: "Cocos Nucifera (Coconut) Oil/Huile". */
const foreignKind =
  /^(?:huile|aceite|olio|óleo|öl|beurre|manteca|burro|manteiga|extrait|extracto|estratto|extrato|extrakt|cire|cera|wachs|eau|agua|água|acqua|wasser|hydrosol|hydrolate?|poudre|polvo|polvere|pulver|jus|jugo|zumo|succo|saft|amidon|almidón|amido|stärke|farine|harina|farina|mehl|lait|leche|latte|milch)$/i;

/** "Aqua/Water/Eau", "CI 77499 / Iron Oxides", "Parfum / Duft": one identity of the parts, or null. Either/or is decided by several(). */
function bySlash(base: Base, text: string, allKnown: boolean): Identity | null {
  const { lexicon } = base.dictionary;
  const [front = '', ...behind] = text.split(slash).map(trimmedText).filter(Boolean);
  if (behind.length === 0) return null;
  const parts = kind.test(front) && behind.every((part) => foreignKind.test(part)) ? [front] : [front, ...behind];
  const identities = parts.map((part) => identify(lexicon, part));
  const known = identities.filter((identity): identity is Identity => identity !== null);
  const [first] = known;
  if (!first) return null;
  const colour = known.find(({ id }) => isColour(lexicon, id));
  if (colour && known.length <= 2) return { id: colour.id, match: 'synonym' };
  const ids = new Set(known.map(({ id }) => id));
  if (ids.size === 1 && identities[0] && parts.every((part, i) => identities[i] !== null || isTranslation(lexicon, part, parts[0] ?? '')))
    return { id: first.id, match: 'synonym' };
  const gluedOn = parts.some((part, i) => identities[i] === null && isGlued(lexicon, part, first.id));
  if (gluedOn) return null;
  if (ids.size === 1 && (known.length === parts.length || (!allKnown && (known.length > 1 || /\s[/\\|]|[/\\|]\s/.test(text)))))
    return { id: first.id, match: parts.length === 1 ? first.match : 'synonym' };
  return null;
}
