import { oncePer, remembered } from '#core/remembered.ts';
import { aliasOf, keyOf } from './fold.ts';

/** Kinds of a stored name: the INCI name, a further name, or a misspelling that is only ever a correction. */
export const nameIs = { inci: 0, synonym: 1, typo: 2 } as const;
export type NameIs = (typeof nameIs)[keyof typeof nameIs];

export interface Hit {
  readonly id: number;
  readonly kind: NameIs;
}

/** What packs say around the names: verbs of absence, other openers, joints, what stands in front of a thing, things that are lacking; praises; functions. */
export const labelWordKinds = ['verbs', 'openers', 'joints', 'added', 'things', 'praises', 'functions'] as const;
export type LabelWordKind = (typeof labelWordKinds)[number];

/** The dictionary of names. Ids are dense, from 0, in the order of the names file. */
export interface Lexicon {
  readonly size: number;
  readonly incis: readonly string[];
  readonly aliases: readonly string[];
  /** Key → id × 4 + kind. */
  readonly names: ReadonlyMap<string, number>;
  /** Words around the names (data/rules/label-words.yaml), of each kind the source of a pattern; none in a dictionary of names alone. */
  readonly words: Readonly<Partial<Record<LabelWordKind, string>>>;
  /** By the id of their first ingredient: trade names of raw materials that hold others beside it. */
  readonly blends: ReadonlyMap<number, readonly Blend[]>;
}

/** Keys of its name and of what it holds beside its first ingredient. */
export type Blend = readonly [name: string, ...others: string[]];

const wordCounts = oncePer((lexicon: Lexicon) => {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  for (const inci of lexicon.incis) {
    const words = inci.toLowerCase().split(/[\s/]+/);
    if (words.length < 2) continue;
    const [head = ''] = words;
    const tail = words.at(-1) ?? '';
    first.set(head, (first.get(head) ?? 0) + 1);
    last.set(tail, (last.get(tail) ?? 0) + 1);
  }
  return { first, last };
});

/** How many longer INCI names begin or end with a word: "water" and "PEG-10" are more often parts of names than names. */
export function wordUse(lexicon: Lexicon, word: string): { first: number; last: number } {
  const { first, last } = wordCounts(lexicon);
  return { first: first.get(word.toLowerCase()) ?? 0, last: last.get(word.toLowerCase()) ?? 0 };
}

/** The words that occur in INCI names, in lower case: one of them is no slip and no foreign word. */
export const vocabulary = oncePer((lexicon: Lexicon): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const inci of lexicon.incis) for (const word of inci.toLowerCase().split(/[^a-z]+/)) if (word.length > 1) words.add(word);
  return words;
});

/** More than there are letters and digits. */
const maxLetters = 100;

/** The keys that begin with a letter, sorted when first asked for: to sort all of them takes long, and somebody waits for a first list. */
const sortedKeys = oncePer((lexicon: Lexicon) => {
  const keys = Map.groupBy(lexicon.names.keys(), (key) => key.charAt(0));
  return remembered(maxLetters, (letter: string): readonly string[] => (keys.get(letter) ?? []).sort());
});

/** The place of the first key behind this one. */
function placeBehind(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') > key) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Does a longer name begin with this key? */
export function goesOn(lexicon: Lexicon, key: string): boolean {
  const keys = sortedKeys(lexicon)(key.charAt(0));
  return key !== '' && (keys[placeBehind(keys, key)] ?? '').startsWith(key);
}

/** Do names begin with this key that go on in another way than this longer one does? */
export function goesOnOtherwise(lexicon: Lexicon, key: string, longer: string): boolean {
  const keys = sortedKeys(lexicon)(key.charAt(0));
  const first = keys[placeBehind(keys, key)] ?? '';
  const behind = keys[placeBehind(keys, `${longer}\uffff`)] ?? '';
  return [first, behind].some((one) => one.startsWith(key) && !one.startsWith(longer));
}

/** Looks a key (fold.ts) up. */
export function find(lexicon: Lexicon, key: string): Hit | null {
  const code = lexicon.names.get(key);
  return code === undefined ? null : { id: code >> 2, kind: (code & 3) as NameIs };
}

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

/** The dictionary with other names of one ingredient that it has; names of others stay theirs. */
export function renamed(lexicon: Lexicon, { inci, names, typos }: LexiconEntry): Lexicon {
  const id = lexicon.incis.indexOf(inci);
  const own = id << 2;
  const others = [...lexicon.names].filter(([, code]) => code >> 2 !== id);
  const changed = new Map([...others, [keyOf(inci), own]]);
  const add = (texts: readonly string[], kind: NameIs) => {
    for (const key of texts.map(keyOf)) if (key !== '' && !changed.has(key)) changed.set(key, own | kind);
  };
  add(names, nameIs.synonym);
  add(typos, nameIs.typo);
  return { ...lexicon, names: changed };
}

/** "Chamomilla Recutita Flower Hydrosol", "Rosa Damascena Distillate": other words for the water. */
export const otherWater = /\s(?:hydrosol|hydrolate?|(?:water )?distillate)$/i;

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
