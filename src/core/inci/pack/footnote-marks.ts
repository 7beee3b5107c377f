/** A mark with its meaning: "* from organic farming". */

import { longPattern } from '../../long-pattern.ts';

/** A footnote mark followed by what it means. */
export const footnote = new RegExp(
  longPattern`
    (?:^|[\s.,;)\]\u0080]|(?=\*{1,3}\singr[ée]dients?\s(?:from|issus?)\s)(?<=\p{L}))((?:\*{1,4}|[¹²³†‡°#^◊§]|(?<=\.\s)\+(?=\p{L})|\(\d\)|
    \d\)|\([a-f]\)|\(\*{1,4}\)|\(\p{Lu}{1,3}\)(?=\s?[=:-])))\s*[=:-]?\s*(?=(?:[^,;\n*]|(?<=\d),(?=\d)){0,100}?(?:organic|biolog|\bbio\b|
    naturel|natural|naturally|\blye\b|essential|essenti|origin|farming|agricult|certif|fair\s?trade|fair for life|[ée]quitable|
    commercio equo|com[ée]rcio justo|fairem handel|eerlijke handel|issus?|provenant|\baus\b|kontroll|wild|component|ätherisch|эфирн|
    органич|натурал|дикораст|происхожд|растит|\bkb[at]\b|ingredient|vegan|pflanzlich|v[eé]g[eé]tal|roślin|derived|none remain|saponif|
    ekologi|ökolog|økolog|ecol[oó]g|ursprung|d[ée]riv[ée]s?|derivative))
  `,
  'giu',
);

export const meansOrganic = /organic|ekologi|ökolog|økolog|ecol[oó]g|biolog|\bbio\b|farming|agricult|kontroll|органич|\bkb[at]\b/iu;

export const meansEssentialOil = /essential|essentie?l|ätherisch|эфирн/iu;
