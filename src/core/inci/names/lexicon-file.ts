import { aliasOf, keyOf } from './fold.ts';
import { type Blend, type Lexicon, labelWordKinds, nameIs } from './lexicon.ts';
import { otherWater } from './plant-names.ts';

const cyrillic = /[а-яё]/;
/** A sign of one byte for each letter from а to я: they weigh a tenth less when packed. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{}';
const firstLetter = 'а'.charCodeAt(0);
const inSigns = (keys: string) => keys.replace(/[а-я]/g, (letter) => signs[letter.charCodeAt(0) - firstLetter] ?? letter);
const letterOf = Uint16Array.from({ length: 128 }, (_, code) => {
  const place = signs.indexOf(String.fromCharCode(code));
  return place < 0 ? code : firstLetter + place;
});

/** By codes: a search for signs takes ten times as long, and every visit waits for it. */
function inLetters(keys: string): string {
  const codes = new Uint16Array(keys.length);
  for (let i = 0; i < keys.length; i += 1) {
    const code = keys.charCodeAt(i);
    codes[i] = letterOf[code] ?? code;
  }
  return new TextDecoder('utf-16le').decode(codes);
}

/**
 * Reads a names file: a line for each ingredient, tab-separated: INCI name, then keys of further names; a misspelling starts with "~",
 * an alias that does not follow from the INCI name with "=", a blend with "+" and "|" in front of each other key of what is in it.
 * Behind an empty line, once more a line for each with its Cyrillic keys in signs: apart from the Latin ones they compress better. The words
 * of packs stand between them.
 */
export function decodeLexicon(file: string): Lexicon {
  const names = new Map<string, number>();
  const incis: string[] = [];
  const aliases: string[] = [];
  const blends = new Map<number, Blend[]>();
  const add = (id: number, name: string) => {
    if (name.startsWith('+')) {
      const [key = '', ...others] = name.slice(1).split('|');
      blends.set(id, [...(blends.get(id) ?? []), [key, ...others]]);
      names.set(key, (id << 2) | nameIs.synonym);
    } else if (name.startsWith('~')) names.set(name.slice(1), (id << 2) | nameIs.typo);
    else names.set(name, (id << 2) | nameIs.synonym);
  };
  const end = file.indexOf('\n\n');
  const begin = file.indexOf('\n\n', end + 2);
  for (const line of file.slice(0, end).split('\n')) {
    if (line === '') continue;
    const [inci = '', ...rest] = line.split('\t');
    const id = incis.length;
    incis.push(inci);
    aliases.push(rest[0]?.startsWith('=') ? rest[0].slice(1) : aliasOf(inci));
    names.set(keyOf(inci), id << 2);
    for (const name of rest) if (!name.startsWith('=')) add(id, name);
  }
  for (const [id, line] of inLetters(file.slice(begin + 2))
    .split('\n')
    .entries())
    if (line !== '') for (const name of line.split('\t')) add(id, name);
  const patterns = file.slice(end + 2, begin).split('\n');
  const words = Object.fromEntries(labelWordKinds.map((kind, i) => [kind, patterns[i]]));
  return { size: incis.length, incis, aliases, names, blends, words };
}

export interface LexiconEntry {
  readonly inci: string;
  readonly alias: string;
  readonly names: readonly string[];
  readonly typos: readonly string[];
  /** Trade names of raw materials in which it comes first, and the INCI names of the others. */
  readonly blends?: readonly { readonly name: string; readonly others: readonly string[] }[];
}

/** "rose hydrosol" beside "rose water": read by rule (identify.ts), so that no visitor need fetch it. */
function isReadByRule(name: string, own: ReadonlySet<string>): boolean {
  const water = name.replace(otherWater, ' water');
  return water !== name && own.has(keyOf(water));
}

/** Writes a names file (see decodeLexicon), sorted by INCI name as given. The first ingredient that claims a key keeps it. */
export function encodeLexicon(entries: readonly LexiconEntry[], words: Lexicon['words'] = {}): string {
  const taken = new Set(entries.map((entry) => keyOf(entry.inci)));
  const claim = (key: string) => {
    if (key === '' || taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  const lines = entries.map((entry) => {
    const fields = [entry.inci];
    if (entry.alias !== aliasOf(entry.inci)) fields.push(`=${entry.alias}`);
    for (const { name, others } of entry.blends ?? []) if (claim(keyOf(name))) fields.push(`+${[name, ...others].map(keyOf).join('|')}`);
    const own = new Set([entry.inci, ...entry.names].map(keyOf));
    for (const name of entry.names) if (!isReadByRule(name, own) && claim(keyOf(name))) fields.push(keyOf(name));
    return { entry, fields };
  });
  for (const { entry, fields } of lines) for (const typo of entry.typos) if (claim(keyOf(typo))) fields.push(`~${keyOf(typo)}`);
  const latin = lines.map(({ fields: [inci, ...keys] }) => [inci, ...keys.filter((key) => !cyrillic.test(key))]);
  const others = lines.map(({ fields: [, ...keys] }) => keys.filter((key) => cyrillic.test(key)));
  const [names = '', russian = ''] = [latin, others].map((part) => part.map((fields) => fields.join('\t')).join('\n'));
  return `${names}\n\n${labelWordKinds.flatMap((kind) => words[kind] ?? []).join('\n')}\n\n${inSigns(russian)}\n`;
}
