import type { Item, LeftOut, Reading } from './reading.ts';

/** Who an ingredient is, as far as the lexicon knows. */
export interface Named {
  readonly id: number;
  readonly inci: string;
  readonly alias: string;
}

/**
 * What a reader of the report changed in how the list was read; `start` is the offset of the piece in the pasted text.
 * unread: a correction is taken back and the piece is unknown. named: the reader says who it is. putBack: a text that was left out is an item after all, of the name that the reader gives it, or else of its own.
 */
export type Override =
  | { readonly kind: 'unread'; readonly start: number }
  | { readonly kind: 'named'; readonly start: number; readonly inci: string }
  | { readonly kind: 'putBack'; readonly start: number; readonly inci: string | null };

/** Finds an ingredient by the name that a reader, or a link, gives it. */
export type FindNamed = (name: string) => Named | null;

const asUnknown = (item: Item): Item => ({ ...item, id: null, inci: null, alias: null, match: 'unknown', components: [] });
const asNamed = (item: Item, { id, inci, alias }: Named): Item => ({ ...item, id, inci, alias, match: 'synonym' });

/** A text that was left out, as an item of the section it stands in. */
function itemFrom({ text, start, end }: LeftOut, before: Item | undefined): Item {
  return {
    text,
    start,
    end,
    id: null,
    inci: null,
    alias: null,
    match: 'unknown',
    mayContain: before?.mayContain ?? false,
    section: before?.section ?? null,
    percent: null,
    nano: false,
    duplicate: false,
    components: [],
    organic: false,
    fromEssentialOils: false,
    fromPlants: false,
    ofNaturalOrigin: false,
    keptTogether: false,
  };
}

function putBack(reading: Reading, start: number, inci: string | null, find: FindNamed): Reading {
  const text = reading.leftOut.find((out) => out.start === start);
  if (!text) return reading;
  const position = reading.items.findIndex((item) => item.start > start);
  const at = position === -1 ? reading.items.length : position;
  const added = itemFrom(text, reading.items[at - 1]);
  const named = find(inci ?? text.text);
  return {
    ...reading,
    items: reading.items.toSpliced(at, 0, named ? asNamed(added, named) : added),
    leftOut: reading.leftOut.filter((out) => out !== text),
  };
}

function applyOne(reading: Reading, override: Override, find: FindNamed): Reading {
  const change = (become: (item: Item) => Item): Reading => ({
    ...reading,
    items: reading.items.map((item) => (item.start === override.start ? become(item) : item)),
  });
  switch (override.kind) {
    case 'unread':
      return change(asUnknown);
    case 'named':
      return change((item) => {
        const named = find(override.inci);
        return named ? asNamed(item, named) : item;
      });
    case 'putBack':
      return putBack(reading, override.start, override.inci, find);
  }
}

/** The same ingredient earlier in the same section makes a duplicate; a name that changed may make or unmake one. */
function markDuplicates(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const key = `${item.section} ${item.mayContain} ${item.id}`;
    const duplicate = item.id !== null && seen.has(key);
    seen.add(key);
    return item.duplicate === duplicate ? item : { ...item, duplicate };
  });
}

/** The reading with a reader's changes, in the order they were made. An override whose piece is not there changes nothing. */
export function applyOverrides(reading: Reading, overrides: readonly Override[], find: FindNamed): Reading {
  if (overrides.length === 0 || reading.refused) return reading;
  const changed = overrides.reduce((now, override) => applyOne(now, override, find), reading);
  const items = markDuplicates(changed.items);
  return { ...changed, items, recognised: items.filter(({ id }) => id !== null).length, total: items.length };
}

/** Adds a change. A later one for the same piece replaces the earlier, but a text that was put back stays put back when it is named. */
export function withOverride(overrides: readonly Override[], added: Override): Override[] {
  const others = overrides.filter(({ start }) => start !== added.start);
  const isPutBack = overrides.some(({ start, kind }) => start === added.start && kind === 'putBack');
  if (isPutBack && added.kind === 'named') return [...others, { kind: 'putBack', start: added.start, inci: added.inci }];
  return [...others, added];
}

/** Takes the change of a piece back: it is read as the machine read it. */
export function withoutOverride(overrides: readonly Override[], start: number): Override[] {
  return overrides.filter((override) => override.start !== start);
}
