import { oncePer, remembered, rememberedBy } from '#core/remembered.ts';

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
  const inside = new Map<string, number>();
  for (const inci of lexicon.incis) {
    const words = inci.toLowerCase().split(/[\s/]+/);
    if (words.length < 2) continue;
    const [head = ''] = words;
    const tail = words.at(-1) ?? '';
    first.set(head, (first.get(head) ?? 0) + 1);
    last.set(tail, (last.get(tail) ?? 0) + 1);
    for (const word of words.slice(1, -1)) inside.set(word, (inside.get(word) ?? 0) + 1);
  }
  return { first, last, inside };
});

/** How many longer INCI names begin or end with a word, or have it in the middle: "water" and "PEG-10" are more often parts of names than names. */
export function wordUse(lexicon: Lexicon, word: string): { first: number; last: number; inside: number } {
  const { first, last, inside } = wordCounts(lexicon);
  const key = word.toLowerCase();
  return { first: first.get(key) ?? 0, last: last.get(key) ?? 0, inside: inside.get(key) ?? 0 };
}

const maxRemembered = 1_000;

/** Do longer INCI names end in this one, as "PEG-40 Hydrogenated Castor Oil" does? */
export const endsLonger = rememberedBy(maxRemembered, (lexicon: Lexicon, inci) => lexicon.incis.some((one) => one.endsWith(` ${inci}`)));

/** The words that occur in INCI names, in lower case: one of them is no slip and no foreign word. */
export const vocabulary = oncePer((lexicon: Lexicon): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const inci of lexicon.incis) for (const word of inci.toLowerCase().split(/[^a-z]+/)) if (word.length > 1) words.add(word);
  return words;
});

const longWord = /[a-z]{6,}/g;

/** Is a long word of INCI names in it? Then it is no code, though it begins like one: "150000foobar (13-15 Alkane". */
export const holdsNameWord = (lexicon: Lexicon, text: string): boolean =>
  (text.toLowerCase().match(longWord) ?? []).some((word) => vocabulary(lexicon).has(word));

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
