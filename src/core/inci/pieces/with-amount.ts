import { identify } from '../names/identify.ts';
import { purposeFirst } from '../pack/purposes.ts';
import { matchesOf } from '../text/matches.ts';
import { type Percent, percentIn } from './attributes.ts';
import { behindAmount, isOfAnother, opensBracket } from './behind-amount.ts';
import { bracketComponents } from './brackets/bracket-components.ts';
import { oneName } from './brackets/brackets.ts';
import { fuzzy } from './damaged/repair.ts';
import { type Dictionary, type Found, found, longestResolved, type PieceInText, type Resolve, trimmedText } from './found.ts';
import { several } from './several/several.ts';

/** Words in front of an amount and its name: "with 10 % Urea". */
const longestRemark = 3;
/** "w/w (1000 ppm F)" may stand in front of it. */
const stopBehind = /^(?:\s\p{L}\/\p{L})?(?:\s\([^()]*\))?[)\]]?\.\s+\p{L}/u;

/** "Biotin 50 mcg 100%": of what a day needs, and no share of the product. */
const ofServing = /\s\d[\d.,]*\s?(?:m?g|mcg|μg|I\.?U\.?)\s*$/i;

/** "Aroma (incl. Foo 0,2 %)": the amount of a part. */
const ofItsPart =
  /[([{]\s*(?:incl|inkl|including|of\swhich|containing|davon|darunter|dont|di\scui|de\slos\scuales|waarvan|включая|в\sт)(?!\p{L})[^()[\]{}]*$/iu;

interface PieceWithAmount {
  readonly whole: PieceInText;
  /** The piece as it stands, and without its mark of nano. */
  readonly raw: string;
  readonly withoutNano: string;
  readonly percent: Percent;
  /** Where it begins and ends with the marks around it. */
  readonly start: number;
  readonly end: number;
  readonly resolve: Resolve;
}

/** What a piece with an amount says: whose it is, and what stands before and behind it. */
export function withAmount({ whole, raw, withoutNano, percent, start, end, resolve }: PieceWithAmount): Found[] {
  const { dictionary, start: from, end: to, nano } = whole;
  const stop = endOfFirst(dictionary, raw.slice(0, percent.start));
  if (stop > 0) return [...resolve(start, from + stop), ...resolve(from + stop, end)];
  const weighed = ofServing.exec(withoutNano.slice(0, percent.start));
  if (weighed) return [...resolve(start, from + weighed.index)];
  const before = trimmedText(withoutNano.slice(0, percent.start).replace(purposeFirst, ''));
  const behind = trimmedText(withoutNano.slice(percent.end));
  const second = raw.length > longestResolved || nano ? null : percentIn(raw.slice(percent.end));
  const between = raw.slice(percent.end, percent.end + (second?.start ?? 0));
  if (second && /\p{L}{3}/u.test(between) && !/[([{]/.test(between) && !opensBracket(raw.slice(0, percent.end), between)) {
    const cut = /\p{L}/u.test(before) ? percent.end : percent.end + second.start;
    return [...resolve(start, from + cut), ...resolve(from + cut, end)];
  }
  if (/[\p{L}]/u.test(before)) {
    // "Witch Hazel Water (14% Alcohol)": the strength of what stands in the bracket.
    const inBracket = opensBracket(raw.slice(0, percent.start), '');
    const ofPart =
      inBracket && /\p{L}{3}/u.test(behind)
        ? oneName({ ...whole, percent: null }, trimmedText(withoutNano.slice(0, percent.start) + withoutNano.slice(percent.end)))
        : null;
    if (ofPart && ofPart.components.length > 0) return [ofPart, ...behindAmount(whole, from + percent.end, to, resolve)];
    // "масла (жожоба 5 %, авокадо 3 %)": each has its own.
    const listed = inBracket && second ? several({ ...whole, percent: null }) : null;
    if (listed && listed.length > 1) return listed;
    const named = oneName(whole, before);
    if (named) {
      const isItsOwn =
        !inBracket ||
        (!ofItsPart.test(raw.slice(0, percent.start)) &&
          named.components.length === 0 &&
          !isOfAnother(dictionary, raw.slice(percent.end), named.id));
      const others = behindAmount(whole, from + percent.end, to, resolve).filter(({ id }) => id !== named.id);
      const ownEnd = others.length > 0 ? from + percent.end : named.end;
      return [{ ...named, end: ownEnd, percent: isItsOwn ? named.percent : null }, ...others];
    }
    if (/[\p{L}]{3}/u.test(behind)) {
      // "Aqua Glycerin Niacinamide 10% (vitamin B3) Panthenol": of names run together the last has the amount.
      const run = inBracket ? null : several({ ...whole, percent: null, end: from + percent.start });
      const last = run?.every(({ id }) => id !== null) ? run.at(-1) : undefined;
      if (run && last)
        return [
          ...run.slice(0, -1),
          { ...last, percent: whole.percent, end: from + percent.end },
          ...resolve(from + percent.end, end).filter(({ id }) => id !== last.id),
        ];
      const isNext = stopBehind.test(raw.slice(percent.end));
      const joined = isNext ? null : oneName(whole, `${before} ${behind}`);
      if (joined) return [joined];
      const other = oneName(whole, behind);
      // "Monoi Extract 1%. Glycerin", "Aqua Blorbane Foo Urea 5% Glycerin": another name begins, where a full stop parts them or what stands in front is no remark.
      if (other && (isNext || (!inBracket && before.split(/\s+/).length > longestRemark))) {
        const front = { ...whole, end: from + percent.end };
        return [fuzzy(front, before) ?? found(front, null, 'unknown'), ...resolve(from + percent.end, end)];
      }
      if (other) return [other];
    }
    // "Cetearyl Olivate (and) Sorbitan Olivate 4 %": the strength is that of all together.
    const together =
      behind === ''
        ? several({ ...whole, percent: null, end: from + withoutNano.lastIndexOf(before, percent.start) + before.length })
        : null;
    if (together?.every(({ id }) => id !== null)) return together;
    return namesInside(whole, resolve) ?? [fuzzy(whole, before) ?? found(whole, null, 'unknown')];
  }
  if (/[\p{L}]/u.test(behind)) return [oneName(whole, behind) ?? fuzzy(whole, behind) ?? found(whole, null, 'unknown')];
  return [];
}

/** "Glycerin. Niacinamide 5%: Aqua", "Limonene. Enthält 10 % Urea": where the known name ends that a full stop parts from what has the amount; 0 when there is none. */
function endOfFirst({ lexicon }: Dictionary, front: string): number {
  if (!front.includes('. ') || identify(lexicon, front)) return 0;
  const stop = matchesOf(/\.\s+(?=\p{L}{3})/gu, front).find(({ index }) => identify(lexicon, front.slice(0, index)) !== null);
  return stop ? stop.index + 1 : 0;
}

/** "Savon 30 % et plus (sodium olivate, sodium cocoate)": the amount of a class, and in the bracket the names of all that is of it. */
function namesInside(whole: PieceInText, resolve: Resolve): Found[] | null {
  const inner = /^[^()]*\s\([^()]*,[^()]*\)$/.test(whole.source.slice(whole.start, whole.end)) ? bracketComponents(whole) : [];
  const names = inner.flatMap(({ start, end }) => resolve(start, end));
  return names.length > 1 && names.every(({ id }) => id !== null) ? names : null;
}
