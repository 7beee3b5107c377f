const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
}

/** "CITRIC ACIDLingette : 100% coton": what the pack is made of, run into the last name. */
const gluedWord = /(?<=\p{Lu}{3})(?=(?:Lingettes?|Fibres?|Tissu|Tuch|Wipes?|Toallitas?|Salviett[ae])(?!\p{L}))/gu;

/** Water in two or three languages whose slashes a scan lost or read as letters: "AQUAWATER", "AQUA/WATERIEAU", "WATER AQUAVEAU". */
const joint = String.raw`[\s/\\|IlJV]{0,2}`;
const waters = new RegExp(String.raw`(?<!\p{L})(?:(aqua)${joint}(water)|(water)${joint}(aqua))(?:${joint}(eau))?(?!\p{L})`, 'giu');

/** White space within a line that is not one blank. */
const otherThanOneBlank = /[^\S\n ][^\S\n]*| [^\S\n]+/g;

/** Text of a source without HTML: entities read (doubly written ones too), marks that highlight allergens taken off, white space made single. */
export function tidyText(text: string): string {
  const read = (value: string) =>
    value.includes('&')
      ? value.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});|&(quot|nbsp|amp)$/gi, (whole, name, cut) => entity(whole, name ?? cut))
      : value;
  // The end of a line, as spreadsheets write it.
  let tidy = read(read(text)).replaceAll('_x000D_', '\n');
  if (tidy.includes('<')) tidy = tidy.replace(/<\/?(?:span|b|i|em|strong|p|br|div|u|font)(?:\s[^<>]{0,200})?\/?>/gi, ' ');
  if (tidy.includes('_')) tidy = tidy.replace(/(?<![\p{L}\d_])_([^_\n]{1,60})_(?![\p{L}\d_])/gu, '$1');
  return tidy
    .replace(gluedWord, '. ')
    .replace(waters, (_, ...names: readonly (string | undefined)[]) => names.slice(0, 5).filter(Boolean).join('/'))
    .replace(otherThanOneBlank, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** The same for a text of one line. */
export const tidyLine = (text: string): string => tidyText(text).replaceAll('\n', ' ');
