import { longPattern } from '../long-pattern.ts';
import { restOr } from './title-rest.ts';

/** How many are sold together: "Lot de 2 (1+1 offert)", "6x", "(3 Pack)", "(200 ml offert)". */
const packs = new RegExp(
  longPattern`
    [\s,(–-]*(?<!\p{L})(?:(?:lot|pack|set|coffret) (?:de|of|x)\s?\d*(?:\s?\+\s?\d+)?(?:\s(?:offerts?|gratuite?s?|gratis|
    free)\b)?(?:\s?x|\s\p{L}{3,20}(?=\)))?|lot \d+\s?\+\s?\d+\s(?:offerts?|gratuits?)(?:\s?x)?|lots? ?x?\d+|lot(?:\sGV)?(?=\s*(?:$|\())|
    \((?:dont \d+)?\s?offerts?\)|(?<!%\s?)(?:offerts?|gratuite?s?|gratis|бесплатно|в подарок)(?=\)?\s*$)|\(?\d+\s?\+\s?\d+\s?(?:offerts?|gratuite?s?|gratis|free)\)?|(?<!\d)\d{1,3}\s?x(?=\s*$)|
    \(\d+\s?-?pack\)|(?:maxi|eco|mega|doppel|double) ?pack|pack (?:familiar|familial|ahorro)|\(\s*\))\)?
  `,
  'giu',
);

/** Of how much is sold, and whether: "(+20% gratuit)", "+33%", "(format XXL)", "75x2", "25 stk", "(wieder verfügbar)". A product may be called "X3". */
const shopNotes = [
  /\s*\(?\+\s?\d{1,3}\s?%\s?(?:gratuite?s?|gratis|offerte?s?|free|extra|mehr|more)\)?/giu,
  /\s\(?\+(?:20|25|30|33|40|50|100)\s?%\)?\s*$/u,
  new RegExp(
    longPattern`
    [\s,]*(?:\((?:(?:maxi|mini|grand|petit|gro(?:ß|ss)es)[\s-])?format(?:[\s-](?:maxi|mini|xx?l|[ée]conomique|familial|voyage|
    pocket))?\)|(?:(?:,?\s(?:maxi|mini|xx?l)[\s-]format|\sformat[\s-](?:maxi|mini|xx?l|petit|grand|[ée]conomique|familial|voyage|
    pocket)|\s\d\s?pack)$))
  `,
    'giu',
  ),
  /\s*\((?:duo|trio|twin|bi)[\s-]?pack\)/giu,
  // The shelf of a shop.
  /\s*(?:\((?:hygi[eè]ne|beaut[eé]|(?:para)?pharmacie|cosm[eé]tiques?|drogerie)\)|\s[-–/]\s(?:hygi[eè]ne|beaut[eé]|(?:para)?pharmacie|drogerie)$|\sparapharmacie$)/giu,
  // What a shop adds to everything that it sells.
  /\scrf(?=\sx\d|$)/giu,
  new RegExp(
    longPattern`
    \s*\([^()]*(?:verf[üu]gbar|lieferbar|ausverkauft|available|sold out|out of stock|disponible|[ée]puis[ée]|en stock|agotado|
    disponibile|esaurito|dispon[ií]vel|esgotado|uitverkocht|leverbaar|dost[ęe]pn|в наличии)[^()]*\)
  `,
    'giu',
  ),
  /(?<![\p{L}\d])\d{2,3}m?l?x\d{1,2}(?![\p{L}\d])/giu,
  /(?<!\d)\d{1,2}x\d{2,3}(?![\p{L}\d])/giu,
  /\sx(?:[124-9]|\d{2})$/u,
  // "50 m": the end of millilitres was cut off.
  /\s\d{2,3}\s?m$/iu,
  // How old the brand is.
  /[\s,-]+(?:depuis|since|seit|sinds|dal|desde)\s(?:1[789]|20)\d\d(?:\s(?:depuis|since|seit|sinds|dal|desde))?$/iu,
  /[\s,]*(?<![\p{L}\d])\d{1,3}\s?(?:stk|st(?:ü|ue)ck|pcs|pk|pi[eè]ces|piezas|pezzi|шт)(?![\p{L}\d])\.?/giu,
  /,\s\d{1,3}\sst\.?$/iu,
] as const;

/** Looked for first: notes of shops have one or the other. */
const digitOrBracket = /[\d(]|format| crf|pharmacie$| [-–/] /i;

/** A title without what a shop adds to it. */
export function withoutShopNotes(title: string): string {
  const single = title.replace(packs, ' ').trimEnd();
  if (!digitOrBracket.test(title)) return single;
  return shopNotes
    .reduce((text, note) => text.replace(note, ' '), single)
    .replace(/\s+/g, ' ')
    .trimEnd();
}

const lot = /(?<!\p{L})(?:lot|pack|set)\s(?:de\s|of\s|x\s?)?(\d{1,2})(?:\s?\+\s?(\d{1,2}))?(?!\d)/iu;

/** The size of all that is sold together: 75 ml in a "Lot de 3" are "3 × 75 ml"; of "2x100g Lot de 3" nobody knows how many they are. */
export function sizeOfLot(title: string, size: string | null): string | null {
  const [, count, more = 0] = lot.exec(title) ?? [];
  const all = Number(count ?? 1) + Number(more);
  if (size === null || all < 2) return size;
  const packed = /^(\d+) × /.exec(size)?.[1];
  if (packed === undefined) return `${all} × ${size}`;
  return Number(packed) === all ? size : null;
}

/** What stood before the contents that were taken out: "Creme com 50 g", "Lotion 500 ml.", and what they are sold in: "Dentifrice tube 75 ml". */
export const beforeContents =
  /(?:\s+(?:com|avec|con|mit|with|met|med|de|of|à|av|x)|\.|(?:\s[-–—]|,)?\s(?:en\s)?(?:tubes?|tubo|pot|flacon|flasche|pompe|pumpe|bottle|frasco|tarro|флакон|туба))$/iu;

/** "Travel Size Gel", "72 lingettes douces", "Lait. Flacon pompe", "Savon - Solid Box", "Truffes Box of 6": how much it is and what it is sold in. */
const packages = [
  /(?<!\p{L})travel[ -]size(?!\p{L}),?/giu,
  /^\d{1,3}\s(?=(?:lingettes|savonn?ettes|bandes|wipes|t[üu]cher|feuchtt[üu]cher|toallitas|toalhitas|salviette|patche?s|pads|sachets)(?!\p{L}))/iu,
  new RegExp(
    longPattern`
    [\s.,–-]*(?<!\p{L})(?:,\s(?:le\s)?paquet\sde\s\d{1,3}\s\p{L}+|box\sof\s\d{1,3}|\d{1,3}\s?packs?|(?:fl(?:acon)?\.?[\s-])(?:avec\s)?(?:pompe|capsule)(?:\sde)?|
    pumpe|[–-]\s(?:(?:solid\s)?(?:box|bag)|flacon)|en\sflacon|(?<!paper\s)tube)$
  `,
    'iu',
  ),
] as const;

/** "Flacon Lait solaire", "Bote leche solar": what it is sold in stands in front of what it is; "Dentifrice Duo - 2" of 75 ml each. */
const container = /^(?:flacon(?:[ -]pompe)?|tube|bote|pistola)\s(?!d['’e])(?=\p{L}{4})|\s(?:duo|trio)\s[-–]\s\d$/giu;

/** A title without brand and contents, without what it is sold in. */
export const unpacked = (title: string): string =>
  [container, ...packages].reduce((text, note) => restOr(text.replace(note, '').replace(/\s+/g, ' '), text), title);
