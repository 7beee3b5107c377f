/** Words that stand above a list, or in front of a part of it. */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

const headingWord = longPattern`
  (?:(?:full|complete|key|list of|liste des?|elenco|полный|подробный|весь|основные|ключевые|главные|список|перечень|
  полный\s+(?:список|перечень))\s+)?(?:(?:(?:[il1|]?n|h)?[gc])?r[eé]d[il1|]ents?(?:\s+list)?|list(?<=(?:full|complete)\s+list)|
  inci(?:\s+(?:formula|names?|list))?|(?:(?:[il1|]?n|h)?g)?redi(?:[eë]nten|enti|entes?|enser)|[il1|]nhaltsstoffe|zutaten|bestandteile|(?:deutsche\s+|inhalts|vare)?deklaration|
  sk[łl³]adniki|sk[łl³]ad|slo[zž]en[ií]|komposisi|mengandung|(?<!\p{L}\s)kandungan(?!\sbersih)|bahan(?:-bahan)?|sastojci|
  [oö]sszet(?:ev[oő]k|[eé]tel)|ainesosat|inneh[aå]ll(?!er)(?:sf[oö]rteckning)?|indhold(?=\s?:)|koostis|sud[eė]tis|sast[aā]vs|(?:i|İ)\u0307?[cç]indekiler|συστατικ[αά]|composition|composi[cç][aã]o|
  composici[oó]n|composizione|compozi[tț]ie|(?:в\s+состав(?:е)?|состав|входит\s+в\s+состав)(?:\s+(?:продукта|средства|крема|геля|
  шампуня|маски|бальзама|мыла|лосьона|тоника|сыворотки|продукции|косметического\s+средства)|
  \s+[\p{L}-]+(?:\s+\p{L}+){0,3}(?=\s{0,2}:))?|ингредиент(?:ы|ов|ный\s+состав)|(?<!не\s)содерж(?:ит|ат)|обогащ[её]н[аоы]?|
  вход(?:ят|[яи]ть)|компоненты(?=\s*:)|(?:сост|[il]ngr|[öo]ssz|sk[łl]adn?)\.(?=\s?[:/])|інгредієнти|склад|састаў|състав(?:ки)?|құрамы)
`;

/** Without it in a text there is no heading of either kind. */
export const anyHeading = withLetters(`(?<![\\p{L}])${headingWord}`, 'iu');

/** A heading followed by a colon or the like; also several languages joined by slashes. */
export const hardHeading = withLetters(
  longPattern`
    (?<![\p{L}])${headingWord}(?:\s{0,2}[/|,&(\\-]\s{0,2}${headingWord}\)?){0,6}\s{0,3}(?:\([^()\n]{0,30}\)\s{0,2})?(?:\*{0,2}[:=]|
    (?<=(?:^|[[【<])\s?[\p{L} ]{3,40})[\]】>]|(?=\u0080)|\*{1,2}(?=\s)|;|\n|\s-\s|\?(?:\s*A(?:nswer)?\s?:)?|\.\s?[:.]?(?=\s))
  `,
  'giu',
);

/** A heading without punctuation: only believed where a known ingredient follows. */
export const softHeading = withLetters(`(?<![\\p{L}])${headingWord}(?:\\s{0,2}[/|]\\s{0,2}${headingWord}){0,6}(?=[\\s-])`, 'giu');

/** "INGREDIENTSAQUA": nothing between the heading and the first name. */
export const gluedHeading = withLetters(`^[^\\p{L}]{0,10}${headingWord}(?=\\p{L}{3})`, 'iu');

/** The list proper, where a text first praises single ingredients. */
export const fullHeading = /(?:полный\s+состав|full\s+ingredients?(?:\s+list)?|full\s+list|complete\s+(?:ingredients?|list))/iu;

export const activeHeading = withLetters(
  longPattern`
    (?<![\p{L}])(?:(?:medicinal|drug|active|effective)\s+ingredients?|actives?(?=\s*:)|principios?\s+activos?|
    principi(?:o)?\s+attiv[io]|ingredientes?\s+activos?|ingredienti\s+attivi|wirkstoffe?(?=\s*:)|substances?\s+actives?|
    (?:principes?|ingr[ée]dients?)\s+actifs?|ingr[ée]dients?\s+m[ée]dicinaux|(?:активн|действующ)(?:ые|ие|ый|ий|ое|
    ее)\s+(?:ингредиенты?|компоненты?|веществ[оа])(?=\s*:)|(?:princ[ií]pios?\s+ativos?|ingredientes\s+ativos|
    su(?:b)?st[aâ]ncias?\s+ac?tivas?|sostanz[ae]\s+attiv[ae]|sk[łl]adnik[iy]?\s+(?:aktywn|czynn)[eya]|
    substancj[ae]\s+(?:czynn|aktywn)[ae]|(?:actieve?|werkzame?)\s+(?:ingredi[eë]nt(?:en)?|bestanddel(?:en)?|bestanddeel|stof(?:fen)?)|
    (?:aktive|wirksame)\s+(?:inhaltsstoffe?|bestandteile?)|aktiv[ae]\s+(?:ingredienser|stoffer|
    ämnen))(?=\s*[:(]))(?:\s*\((?:in each [^()]{0,30}|w\/[wv]|[^()%]{0,20})\))?(?:\s*[/&]?\s*(?:and\s+)?purposes?)?\s*[:.=-]?
  `,
  'giu',
);

export const inactiveHeading = new RegExp(
  longPattern`
    (?:(?:in-?active|other|non-?medicinal|not active)\s+ingredients?|inactives?(?=\s*:)|
    ingr[ée]dients?\s+(?:inactifs?|non m[ée]dicinaux)|ingredientes?\s+inactivos?|excipients?(?=\s*:)|excipientes?(?=\s*:)|
    (?:altri\s+ingredienti|ingredienti\s+inattivi|eccipienti|autres\s+(?:ingr[ée]dients|composants)|
    otros\s+(?:ingredientes|componentes)|outros\s+(?:ingredientes|componentes)|ingredientes\s+inativos|
    (?:sonstige|weitere|inaktive)\s+(?:inhaltsstoffe|bestandteile)|hilfsstoffe|(?:pozosta[łl]e|inne)\s+sk[łl]adniki|
    sk[łl]adniki\s+nieaktywne|substancj[ae]\s+pomocnicz[ae]|(?:overige|andere|niet[\s-](?:actieve|werkzame))\s+(?:ingredi[eë]nten|
    bestanddelen|stoffen)|hulpstoffen|[öø]vrig[ae]\s+ingredienser)(?=\s*:)|(?:прочие|остальные|другие|інші|іншыя)\s+(?:веществ[оа]|
    компоненты|ингредиенты|складові|інгредієнти|кампаненты)(?=\s*:)|вспомогательн(?:ые|ый|
    ое)(?:\s+(?:веществ[оа]|компоненты?|ингредиенты?))?(?=\s*:))\s*[:.=-]?
  `,
  'giu',
);

/** Beside the active ones: "Active: … Other: …" */
export const otherHeading =
  /(?<=[.;\n]\s{0,2})(?:others?|autres?|altri|otros|outros|sonstige|weitere|overige|inne|pozostałe|прочие|прочее|другие|остальные|інші)\s?:/giu;
