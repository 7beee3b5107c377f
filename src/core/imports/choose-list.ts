import { isLongerInOtherScript } from '#core/inci/pack/other-script.ts';
import type { Dictionary } from '#core/inci/pieces/found.ts';
import { readLabel } from '#core/inci/read.ts';
import { maxListLength, type Reading } from '#core/inci/reading.ts';
import { longPattern } from '../long-pattern.ts';
import { limits, type Rejection, type RejectionCode } from './candidate.ts';
import { withAnimalDenied, withoutLastComma } from './cut-behind.ts';
import { withFluoride } from './fluoride-said.ts';
import { countLists, haveOtherLists } from './several-products.ts';
import { isSpoilt, isTorn } from './spoilt-list.ts';
import { betweenTalk } from './talk.ts';
import { tidyText } from './tidy.ts';
import { hasProse, isPart, lacksWhatIsTold } from './whole-list.ts';

export type Chosen = { readonly kind: 'list'; readonly reading: Reading } | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** Stands where a letter was lost on the way. */
const lost = /\uFFFD/g;

const refuse = (code: RejectionCode, detail: string | null = null): Chosen => ({ kind: 'rejected', rejection: { code, detail } });
const share = ({ recognised, total }: Reading) => (total === 0 ? 0 : recognised / total);
/** Of what is in the product whatever its shade. */
function shareInFront({ items }: Reading): number {
  const own = items.filter(({ mayContain }) => !mayContain);
  return own.length === 0 ? 0 : own.filter(({ id }) => id !== null).length / own.length;
}
const unreadIn = ({ recognised, total }: Reading) => total - recognised;
const worth = (reading: Reading) => reading.recognised * share(reading) ** 2;
/** Prose in front of or behind the list that is worth a second reading. */
const longProse = 30;
/** So much of what is left when other things were taken out. */
const enough = { recognised: 8, share: 0.85 } as const;
const refusals = {
  cyrillic: 'not_latin',
  non_latin: 'not_latin',
  url: 'not_a_list',
  not_ingredients: 'not_a_list',
  empty: 'no_list',
  too_long: 'list_too_long',
} as const;

/** "Aqua, Glycerin, …": whoever wrote it down left out what follows. */
const cutShort = /(?:…|\.{3})[\s*.]*$/;

/** "… Aqua. Actifs principaux : extrait de calendula": what a pack praises of its list once more, behind it. */
const praise = new RegExp(
  longPattern`
    [.;*]\s{0,3}(?:actifs principaux|principaux actifs|(?:principaux )?composants actifs|nos actifs|actifs (?:naturels|v[ée]g[ée]taux)|
    (?:getestete[rs]?|wichtige|haupt-?)\s?wirkstoffe?|(?:key|main|tested|hero) (?:active|ingredient)s?(?: ingredients?)?|
    principales (?:activos|ingredientes)|principais ativos|principali attivi|основные компоненты|активные компоненты)\s{0,2}:|
    [.;*]\s{0,3}featured ingredients?\s
  `,
  'iu',
);
/** Names at least in front of it. */
const listInFront = 5;

function withoutPraise(text: string): string {
  const at = text.search(praise);
  return at < 0 || text.slice(0, at).split(/[,;]/).length < listInFront ? text : text.slice(0, at + 1);
}

/** "… *Sans alcool éthylique": what a mark on the pack says of it, and no name. */
const spirit =
  /\s*["*]\s*(?:ACH\p{L}*[^;,.]*;\s*)?(?:sans |no |senza |sin )?(?:ethyl[\s-]?al[ck]ohol|alcool (?:etilico|éthylique))[\s*.]*(?:made in .{0,30})?$/iu;

/** What stands behind directions, or alone, in front of the first name. */
const heading = /(?:ingr[eé]di[ae]n\p{L}{1,4}|origine naturelle)\s*:\s*/giu;

/** "Keep out of reach of children. Ingredients: Aqua, …": directions that the reader takes for a note may hold the heading and the first name. */
function behindDirections(reading: Reading, dictionary: Dictionary): Reading {
  const first = reading.items.find(({ id }) => id !== null)?.start ?? 0;
  const note = reading.leftOut.find(({ why, start, text }) => why === 'footer' && start < first && text.search(heading) >= 0);
  const at = note ? [...note.text.matchAll(heading)].at(-1) : undefined;
  if (!note || !at) return reading;
  const behind = readLabel(reading.text.slice(note.start + at.index + at[0].length).trimStart(), dictionary);
  return behind.refused === null && worth(behind) >= worth(reading) ? behind : reading;
}

/** The one of a row's texts that our reader reads best, without the pack's prose; or why none will do. */
export function chooseList(texts: readonly string[], dictionary: Dictionary): Chosen {
  const distinct = [...new Set(texts.map((text) => withoutPraise(tidyText(text).replace(lost, '').replace(spirit, ''))))].filter((text) =>
    /[\p{L}\d]/u.test(text),
  );
  if (distinct.length === 0) return refuse('no_list');
  let best: Reading | null = null;
  for (const text of distinct.slice(0, limits.lists)) {
    const reading = readLabel(text, dictionary);
    if (!best || worth(reading) > worth(best)) best = reading;
    if (reading.recognised >= 5 && share(reading) >= 0.95) break;
  }
  if (!best) return refuse('no_list');
  if (cutShort.test(best.text)) return refuse('not_a_list');
  if (best.refused)
    return refuse(refusals[best.refused], best.refused === 'too_long' ? `${(distinct[0] ?? '').length} > ${maxListLength}` : null);
  best = behindDirections(best, dictionary);
  const lists = countLists(best);
  if (lists.kind === 'several' || haveOtherLists(best.text, dictionary)) return refuse('several_products');
  const listed = lists.kind === 'repeated' ? again(best, lists.start, lists.end, dictionary) : withoutProse(best, dictionary);
  const one = lists.kind === 'repeated' ? listed : withoutTalk(listed, dictionary);
  // What is left of a text that is none as a whole is a list only where next to all of it is known.
  const isKnown = one.recognised >= enough.recognised && share(one) >= enough.share;
  const count = `${listed.recognised} / ${listed.total}`;
  if (!isKnown && listed.recognised < limits.recognised) return refuse('too_few', count);
  if (!isKnown && share(listed) < limits.share) return refuse('low_share', count);
  if (shareInFront(one) < limits.share) return refuse('low_share', `${one.recognised} / ${one.total}`);
  if (isPart(one, dictionary.lexicon) || lacksWhatIsTold(best.text, one) || isLongerInOtherScript(best.text, one.total))
    return refuse('partial_list');
  if (hasProse(one, dictionary.lexicon)) return refuse('not_a_list');
  if (isTorn(one) || isSpoilt(one, dictionary.lexicon)) return refuse('spoilt_list');
  const told = withFluoride(withoutLastComma(one, best.text, dictionary), best.text, dictionary);
  return { kind: 'list', reading: withAnimalDenied(told, best.text, dictionary) };
}

/** Reads a part of the text; the whole is kept when the part reads worse. */
function again(reading: Reading, start: number, end: number, dictionary: Dictionary): Reading {
  const closing = /^[)\]}*.\s]*/.exec(reading.text.slice(end))?.[0] ?? '';
  const part = readLabel(reading.text.slice(start, end + closing.length).trim(), dictionary);
  const known = ({ items }: Reading) => new Set(items.map(({ id }) => id)).size;
  return part.refused === null && share(part) >= share(reading) && known(part) >= Math.min(known(reading), part.total) ? part : reading;
}

const parts: ReadonlySet<string> = new Set(['section', 'mark', 'footnote']);

/** The list from its first to its last item with its footnotes and marks: no directions, addresses, slogans. */
function withoutProse(reading: Reading, dictionary: Dictionary): Reading {
  const { items, leftOut, text } = reading;
  const kept = [...items, ...leftOut.filter(({ why }) => parts.has(why))];
  const start = Math.min(...kept.map((piece) => piece.start));
  const end = Math.max(...kept.map((piece) => piece.end));
  const from = start >= longProse ? start : 0;
  const to = text.length - end >= longProse ? end : text.length;
  if (from === 0 && to === text.length) return reading;
  const opening = from > 0 && /[([{*]/.test(text[from - 1] ?? '') ? 1 : 0;
  const closing = to < text.length ? (/^[)\]}*.]*/.exec(text.slice(to))?.[0].length ?? 0) : 0;
  const shorter = readLabel(text.slice(from - opening, to + closing), dictionary);
  return shorter.refused === null && shorter.recognised >= reading.recognised && shorter.total <= reading.total ? shorter : reading;
}

/** The list without sentences and addresses around it that were read as names; kept whole where a known name would be lost. */
function withoutTalk(reading: Reading, dictionary: Dictionary): Reading {
  const { start, end } = betweenTalk(reading, dictionary.lexicon);
  if (start === 0 && end > reading.text.length) return reading;
  const shorter = readLabel(reading.text.slice(start, end).trim(), dictionary);
  return shorter.refused === null && shorter.recognised >= reading.recognised && unreadIn(shorter) <= unreadIn(reading) ? shorter : reading;
}
