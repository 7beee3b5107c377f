/** "May contain" and its signs, in the languages of labels. */

import { longPattern } from '../../long-pattern.ts';
import { alternatives } from '../text/matches.ts';

const sign = '(?:\\+\\s?[/\\\\|]{1,2}\\s?(?:-|\\(-\\)|:)|±|\\+-|-\\s?/\\s?\\+)';

const may = longPattern`
  (?:(?:this product\s+)?(?:may|can)(?:\s+also)?\s+contains?(?!\s+(?:traces|nuts))|may\s+be\s+present|peu(?:ven)?t\s+contenir|
  puede[n]?\s+contener|pu[oò]'?\s+contenere|k(?:[oö]nn?en?|ann)\s+(?:spuren\s+)?enthalten(?:\s+von)?|pode(?:m)?\s+conter|
  kan\s+(?:bevatten|inneh[aå]lla|indeholde|inneholde)|mo[zż]e\s+zawiera[cć]|v[oõ]ib\s+sisaldada|tartalmazhat|voi\s+sis[aä]lt[aä][aä]|
  m[uůoôó][zž]e\s+obsahova[tť]|poate\s+con[tțţ]ine|(?:[iİ]\u0307?[cç]erebilir)|μπορεί\s+να\s+περιέχει|mo[zž]e\s+sadr[zž]avati|
  lahko\s+vsebuje|gali\s+b[uū]ti|var\s+satur[eē]t|мо(?:жет|гут)\s+(?:также\s+)?содержать(?:ся)?(?!\s+след)|
  возможно\s+(?:содержание|присутствие|наличие)|може\s+(?:містити|да\s+съдържа)|含有可能)
`;

const mayOne = `[\\[({]{0,2}\\s?(?:${sign}|${may})\\s?[\\])}]{0,2}`;

/** ± in all its shapes, "may contain" in the languages of labels, and several of them in a row. */
export const mayContainMark = alternatives([
  [`[\\[({]?\\s{0,2}${mayOne}(?:\\s{0,2}[/|,:-]?\\s{0,2}${mayOne}){0,8}\\s{0,2}[:.]?`, `${sign}|${may}`],
]);
