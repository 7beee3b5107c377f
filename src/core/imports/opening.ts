import { identify } from '#core/inci/names/identify.ts';
import type { Lexicon } from '#core/inci/names/lexicon.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import { nameInFront } from './name-in-front.ts';
import { isCode, isTalk } from './pack-text.ts';
import { wordsOfNames } from './words-of-names.ts';

/** A heading inside of what was read as one name: the list begins behind it. */
const heading = /ingr[eé]d\p{L}{2,6}[^:]{0,30}:\s*/giu;
/** The same where its colon was lost; its letters may have been, too ("INGREDENTES"). */
const bareHeading = /(?<!\p{L})ingr[eé]di?[ae]n\p{L}{1,4}\s+/giu;
/** The same, with what else is said of the list, in front of its first name: "Ingredients (INCI) Water", "Ingredients overview Aqua"; COCTAB is Состав. */
const headingBeforeName =
  /^\W*(?:(?:in-?active\s)?ingr[eé]di?[ae]n?\p{L}{1,4}(?:\s(?:overview|inci|ctfa|list))*(?:\s?\([^()]{0,25}\))*|coctab)\s+/iu;
/** "1 - Dimethicone": the number of a part. */
const numberBeforeName = /^\d{1,2}\s?[-–.)]\s+/u;

/** The heading itself in several languages, one of them with strange letters: "INGREDIENTS/INGREDIENTES/CBCTABKИ". */
const onlyHeading = /^\W*ingr[eé]di?[ae]n[^,;]*[/|][^,;]*$/iu;

/** Where the text goes on behind a piece. */
const behind = (text: string, { end }: Item) => text.slice(end).trimStart();

/** Where the list begins behind words of an unread piece in front of it: behind a heading in whatever language, a code, or in front of the name that it ends with; null where nothing tells. */
function behindHeading(text: string, item: Item, lexicon: Lexicon): number | null {
  if (isCode(item.text)) return item.end;
  if (behind(text, item).startsWith(':')) return item.end + text.slice(item.end).indexOf(':') + 1;
  const front = (headingBeforeName.exec(item.text) ?? numberBeforeName.exec(item.text))?.[0].length ?? 0;
  // "Aqua/Water/Eau" is known by its first word.
  return front > 0 && nameInFront(item.text.slice(front).replaceAll('/', ' '), lexicon) > 0 ? item.start + front : null;
}

/** Words of prose at least in front of the first name, and how many of ten may stand in names too. */
const [leastProse, mostOfNames] = [5, 2];
const longestName = 6;

/** "Suspende su uso, en caso de que persista Aqua": where the first name begins at the end of an unread piece, when the words in front of it are of no name; null where nothing tells. */
function nameBehindProse(list: string, { text, start }: Item, lexicon: Lexicon): number | null {
  const words = [...text.matchAll(/\S+/g)];
  const at = words.findIndex(({ index }, place) => words.length - place <= longestName && identify(lexicon, text.slice(index)) !== null);
  const first = at > 0 ? start + (words[at]?.index ?? 0) : 0;
  const inFront = list.slice(0, first);
  const before = inFront.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const ofNames = wordsOfNames(before, lexicon);
  // "5-15 % niet-ionogene oppervlakteactieve stoffen. parfums" declares what is in it.
  const isProse = !inFront.includes('%') && before.length >= leastProse && ofNames.length * 10 <= before.length * mostOfNames;
  return isProse ? first : null;
}

/** The end of what stands in front of the list and was read as unknown names; 0 where nothing does. */
export function endOfOpening({ items, text: list }: Reading, lexicon: Lexicon): number {
  const known = items.findIndex(({ id }) => id !== null);
  const isOpening = (text: string) => isTalk(text) || text.search(bareHeading) > 0 || onlyHeading.test(text);
  const unread = items.slice(0, Math.max(0, known));
  const told = unread
    .map((item) => behindHeading(list, item, lexicon) ?? nameBehindProse(list, item, lexicon))
    .findLast((end) => end !== null);
  const last = unread.findLast(({ text }) => isOpening(text));
  if (!last) return told ?? 0;
  if (onlyHeading.test(last.text)) return last.end;
  const headings = [...last.text.matchAll(heading)].at(-1) ?? [...last.text.matchAll(bareHeading)].at(-1);
  return Math.max(told ?? 0, headings ? last.start + headings.index + headings[0].length : last.end);
}
