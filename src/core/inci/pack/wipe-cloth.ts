import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

export const textiles = longPattern`
  (?:fabric|material|spunlace|vis[ck]o[sz][ae]|rayon|pol[iy]?[eé]ster|pol[iy]prop[iy]len[eo]|cotton|algod[oó]n|cell?ulos[ae])
`;

/** "Nonwoven Fabric (Polypropylene)": the cloth of a wipe, not what it is soaked with. */
export const wipeCloth = withLetters(
  longPattern`
    ^(?:${textiles}\s)*(?:non[\s-]?woven|no tejid[oa]s?|non[\s-]tiss[ée]s?|tessuto non tessuto|vliesstoff)(?:[\s(),&%\d]|
    (?:${textiles}|y|e|and|et|de)(?!\p{L}))*$
  `,
  'iu',
);

/** What packs call the cloth, in front of its fibres; a list may run into it: "CITRIC ACIDLingette : 100% Cellulose". */
export const clothHeading = longPattern`
  (?:lingettes?|wipes?|composi[tcz]i[oóò]ne?|composição|zusammensetzung|support[eo]?|soporte|mati[èe]re|materia[ls]|mat[ée]riau|tissus?|
  tessuto|tejido|cloth|t[uü]ch(?:er)?|vlies(?:stoff)?|toallitas?|salviett[ae]|doekjes?)\s?:\s?
`;
