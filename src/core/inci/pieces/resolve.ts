import { identifyDoubled } from '../names/doubled.ts';
import { identify, identifyDisguised } from '../names/identify.ts';
import { namedScent } from '../names/named-scents.ts';
import { identifyTurned } from '../names/turned-ester.ts';
import { matchesOf } from '../text/matches.ts';
import { nanoMarks, percentIn, takeNano, trimMarks } from './attributes.ts';
import { bracketComponents } from './brackets/bracket-components.ts';
import { bracketStandsApart, oneName } from './brackets/brackets.ts';
import { damagedBrackets, mayJoinNames } from './brackets/damaged-brackets.ts';
import { startOfOthers } from './brackets/explained.ts';
import { scents } from './brackets/named-in-front.ts';
import { unopenedBracket } from './brackets/unopened-bracket.ts';
import { amongDamaged } from './damaged/among-damaged.ts';
import { besideDamaged } from './damaged/beside-damaged.ts';
import { glued, runTogether } from './damaged/glued.ts';
import { hyphenated } from './damaged/hyphenated.ts';
import { atLostEnd, behindLostEnd } from './damaged/lost-end.ts';
import { fuzzy } from './damaged/repair.ts';
import { scannedBracket } from './damaged/scanned-bracket.ts';
import { scannedSlash } from './damaged/scanned-slash.ts';
import { unclosedBracket } from './damaged/unclosed-bracket.ts';
import { type Dictionary, type Found, type FoundComponent, found, longestResolved, type PieceInText, slash, trimmedText } from './found.ts';
import { behindTranslation, coloursApart, inOneLanguage } from './languages/behind-translation.ts';
import { ownMarks } from './own-marks.ts';
import { byBatch } from './several/either-or.ts';
import { gluedInRow } from './several/glued-words.ts';
import { joined, mark } from './several/joined.ts';
import { namesInARow, severalBeforeBracket } from './several/names-in-a-row.ts';
import { several } from './several/several.ts';
import { vegetableOils } from './several/vegetable-oils.ts';
import { withAmount } from './with-amount.ts';

/** A bracket, or a full stop that ends no short form. */
const stopOutside = /\([^()]*\)|\[[^[\]]*\]|(?<!\b(?:denat|no|spp?|ext|var))(\.)(?:\s+(?=[\p{L}([])|(?=\p{L}{4}))/giu;

/** Everything a piece of the list says: usually one ingredient, several where separators are missing. */
export function resolvePiece(dictionary: Dictionary, text: string, start: number, end: number): Found[] {
  const names = resolveMarked(dictionary, text, start, end);
  return names.length > 1 ? ownMarks(names, text) : names;
}

function resolveMarked(dictionary: Dictionary, text: string, start: number, end: number): Found[] {
  const scanned = text.slice(start, end).includes('|') ? withScannedL(dictionary, text, start, end) : null;
  if (scanned) return scanned;
  const opened = scannedBracket(dictionary.lexicon, text.slice(start, end), (spelled) =>
    resolvePiece(dictionary, text.slice(0, start) + spelled + text.slice(end), start, end),
  );
  if (opened) return opened;
  const trimmed = trimMarks(text.slice(start, end));
  const from = start + trimmed.start;
  const to = start + trimmed.end;
  if (to <= from) return [];
  const raw = text.slice(from, to);
  const { text: withoutNano, nano } = takeNano(raw);
  const resolve = (first: number, behind: number) => resolvePiece(dictionary, text, first, behind);
  const percent = percentIn(withoutNano);
  const whole: PieceInText = {
    dictionary,
    source: text,
    start: from,
    end: to,
    nano,
    percent: percent?.value ?? null,
    marks: trimmed.marks,
  };
  if (percent) return withAmount({ whole, raw, withoutNano, percent, start, end, resolve });
  const name = withoutNano === raw ? raw : trimmedText(withoutNano);
  if (nano) {
    const parts = name.split(slash).map(trimmedText).filter(Boolean);
    const [first] = parts;
    const same =
      first && parts.every((part) => identify(dictionary.lexicon, part)?.id === identify(dictionary.lexicon, first)?.id)
        ? identify(dictionary.lexicon, first)
        : null;
    if (same && parts.length > 1) return [found(whole, same.id, same.match)];
  }
  if (raw.length > longestResolved) return namesInARow(whole) ?? amongDamaged(whole) ?? [found(whole, null, 'unknown')];
  const marked = raw.includes('*') ? (byBatch(whole) ?? joined(whole, mark)) : null;
  if (marked) return marked;
  const apart = unopenedBracket(whole, resolve);
  if (apart) return [...apart];
  const single = oneName(whole, name);
  const damaged = single && !mayJoinNames.test(raw) ? null : damagedBrackets(whole, resolve);
  if (damaged) return damaged;
  if (single)
    return (
      behindLostEnd(whole, resolve, single) ??
      partedByStops(whole, single) ??
      severalBeforeBracket(whole, single) ??
      soldAs(whole, single) ??
      vegetableOils(whole, single) ?? [single]
    );
  const others = startOfOthers(dictionary.lexicon, raw);
  const isRunOn = others !== null;
  const freed = isRunOn ? atLostEnd(whole, resolve, from + others) : null;
  if (freed) return freed;
  const doubled =
    identifyDoubled(dictionary.lexicon, name) ?? identifyDisguised(dictionary.lexicon, name) ?? identifyTurned(dictionary.lexicon, name);
  if (doubled) return [found(whole, doubled.id, doubled.match)];
  const names =
    hyphenated(whole) ?? damagedBrackets(whole, resolve) ?? several(whole) ?? runTogether(whole) ?? glued(whole) ?? gluedInRow(whole);
  if (names)
    return nano
      ? nanoAlone(
          names,
          nanoMarks(raw).map((at) => from + at),
        )
      : names;
  const corrected = isRunOn ? null : fuzzy(whole, name);
  return (
    (corrected
      ? [corrected]
      : (besideDamaged(whole) ??
        amongDamaged(whole) ??
        behindTranslation(whole, resolve) ??
        inOneLanguage(whole, resolve) ??
        coloursApart(whole, resolve) ??
        scannedSlash(whole, (spelled, first, behind) => resolvePiece(dictionary, spelled, first, behind)) ??
        unclosedBracket(whole, (bare, first, behind) => resolvePiece(dictionary, bare, first, behind)) ??
        scented(whole, name))) ?? [
      found(whole, null, 'unknown', bracketStandsApart.test(name) ? bracketComponents(whole).filter((one) => holdsMore(whole, one)) : []),
    ]
  );
}

/** "PEG-120 DL| Methyl Glucose Dioleate": a line, maybe with what else a scanner saw beside it, in the middle of one name. */
const strayLine = /(?<=[\p{L}\d])(?:\s\p{Lu}{1,2})?\s?\|\s?(?=\p{L})/gu;

const asCorrected = (name: Found): Found => ({ ...name, match: 'corrected' });

/** "Cety| Alcohol": known names as soon as the lines in their words are read as l. */
function withScannedL(dictionary: Dictionary, text: string, start: number, end: number): Found[] | null {
  const bare = text.slice(start, end).replace(strayLine, (stray) => ' '.repeat(stray.length));
  const whole = bare.includes('|') ? null : identify(dictionary.lexicon, trimmedText(bare));
  if (whole && !identify(dictionary.lexicon, text.slice(start, text.indexOf('|', start))))
    return resolvePiece(dictionary, text.slice(0, start) + bare + text.slice(end), start, end).map(asCorrected);
  const spelled = text.slice(start, end).replace(/(?<=\p{L})\||\|(?=\p{L})/gu, 'l');
  if (spelled.includes('|')) return null;
  const names = resolvePiece(dictionary, text.slice(0, start) + spelled + text.slice(end), start, end);
  if (!names.every(({ id, match }) => id !== null && match !== 'corrected')) return null;
  return names.map((name) => (text.slice(name.start, name.end).includes('|') ? asCorrected(name) : name));
}

/** "Tocopherol. Water (Aqua)": what full stops outside of brackets part, where each part is a known name and they are not all the same. */
function partedByStops({ dictionary, source, start, end }: PieceInText, single: Found): Found[] | null {
  const raw = source.slice(start, end);
  const stops = raw.includes('.') ? matchesOf(stopOutside, raw).filter(({ 1: stop }) => stop) : [];
  // "PEG-40. Hydrogenated Castor Oil" is one name with a full stop in it.
  if (stops.length === 0 || identify(dictionary.lexicon, trimmedText(raw))) return null;
  const cuts = [...stops.map(({ index }) => start + index + 1), end];
  const names = cuts.flatMap((cut, n) => resolvePiece(dictionary, source, cuts[n - 1] ?? start, cut));
  return names.every(({ id, match }) => id !== null && match !== 'corrected') && names.some(({ id }) => id !== single.id) ? names : null;
}

/** "Natural Rose Fragrance" */
function scented(whole: PieceInText, name: string): Found[] | null {
  const scent = namedScent(whole.dictionary.lexicon, name);
  return scent && [found(whole, scent.id, scent.match)];
}

const species = /^[a-z]{3,} [a-z]{3,}(?= )/i;

/** Another ingredient in the bracket of an unread name: "Mentha Piperita Flower Water (Eau de menthe poivrée)" is of one plant, and its gloss in everyday words tells no other part. */
function holdsMore({ dictionary, source, start }: PieceInText, { id, match }: FoundComponent): boolean {
  const plant = species.exec(source.slice(start))?.[0].toLowerCase();
  return id !== null && !(match !== 'exact' && plant !== undefined && dictionary.lexicon.incis[id]?.toLowerCase().startsWith(`${plant} `));
}

const mixture = /^Emulsifying Wax/;

/** "Montanov 68 (Cetearyl Alcohol, Cetearyl Glucoside)": a name of one of several that stand in its bracket. */
function soldAs(whole: PieceInText, { id, match, components }: Found): Found[] | null {
  if (match !== 'synonym' || components.length === 0 || scents.has(whole.dictionary.lexicon.incis[id ?? -1] ?? '')) return null;
  const inner = bracketComponents(whole);
  return inner.length > 1 &&
    inner.some((one) => one.id === id || mixture.test(whole.dictionary.lexicon.incis[id ?? -1] ?? '')) &&
    inner.every((one) => one.id !== null)
    ? inner.map((one) => found({ ...whole, start: one.start, end: one.end }, one.id, one.match))
    : null;
}

/** "Dicaprylyl Carbonate Titanium Dioxide (nano)": each mark belongs to the name in front of it, not to all that were run together. */
function nanoAlone(names: readonly Found[], marks: readonly number[]): Found[] {
  const marked = new Set(marks.map((at) => names.findLastIndex(({ start }) => start < at)));
  return names.map((one, index) => ({ ...one, nano: marked.has(index) }));
}
