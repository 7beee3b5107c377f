import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

/** What stands in the first row of a table. */

const headingCell = withLetters(
  longPattern`
    ^(?:no\.?(?: п\/п)?|nr\.?|n[º°]|#|№|rank|rang|order|ordre|ord[ei][mn]e?|pos(?:\.|ition|ición|izione|ição)?|posici[oó]n|reihenfolge|
    l\.?p\.?|kolejność|volgorde|порядок|inci(?:[ -]?(?:names?|bezeichnung|naam))?|(?:inci )?ingr[eé]di[eë]nt\p{L}{0,3}|inhaltsstoffe?|
    bestandteile?|sk[łl]adniki?|names?|noms?|nomi?e?|nombre|nome|nazwa|naam|%|percent(?:age)?|wt\.? ?%|% ?\(?w\/w\)?|w\/w|amount|
    cas(?:[ -]?(?:no|nr|number)\.?)?|ec(?: no\.?)?|conc(?:\.|entra(?:tions?|tie|ci[oó]n|zione|ç[ãa]o))|konzentration|st[eę][zż]enie|
    gehalt|anteil|menge|quantit[éày]|cantidad|quantidade|ilo[sś][cć]|hoeveelheid|компонент|ингредиент|название|количество|концентрация|
    доля)(?: \(?(?:in |в )?%\)?)?$
  `,
  'iu',
);
/** Above what the ingredients are for. */
export const functionCell = new RegExp(
  longPattern`
    ^(?:functions?|fonctions?|funktion(?:en)?|funci[oó]n(?:es)?|funzion[ei]|fun[cç](?:ão|ao|ões)|funkcj[ae]|functies?|purpose|roles?|
    r[ôo]le|rol|ruolo|zweck|use|what it does|назначение|функция)$
  `,
  'iu',
);
export const isHeading = (cell: string) => headingCell.test(cell) || functionCell.test(cell);
