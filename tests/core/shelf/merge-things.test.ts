import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readerSkins } from '#core/analysis/reader-skin.ts';
import { checkId } from '#core/shelf/checks.ts';
import { mergedThings } from '#core/shelf/merge-things.ts';
import { nothingOwn, type OwnThings, readOwnThings } from '#core/shelf/own-things.ts';

const alias = fc.constantFrom('cream', 'foam', 'day-balm', 'serum', 'oil');
const moment = fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const entry = fc.record({
  alias,
  title: fc.constantFrom('Cream', 'Foam'),
  shelf: fc.constantFrom('owned', 'wish', 'finished', 'Travel'),
  opened: maybe(fc.constantFrom('2026-01-01', '2026-02-03')),
  months: maybe(fc.integer({ min: 1, max: 60 })),
  changedAt: moment,
});
const check = fc
  .record({ list: fc.constantFrom('Aqua, Glycerin', 'Aqua, Urea', 'Squalane'), name: maybe(fc.constantFrom('Mine', 'Hers')), at: moment })
  .map((one) => ({ id: checkId(one.list), ...one }));
const seen = fc.record({ alias, list: fc.constantFrom('Aqua', 'Aqua, Urea'), at: moment });
const once = <Thing>(thing: fc.Arbitrary<Thing>, key: (one: Thing) => string) => fc.uniqueArray(thing, { selector: key, maxLength: 5 });
const things: fc.Arbitrary<OwnThings> = fc.record({
  version: fc.constant(1 as const),
  shelf: once(entry, (one) => one.alias),
  favorites: once(
    fc.record({ kind: fc.constantFrom('product' as const, 'brand' as const), alias, title: fc.constant('It') }),
    (one) => `${one.kind} ${one.alias}`,
  ),
  checks: once(check, ({ id }) => id),
  seen: once(seen, (one) => one.alias),
  avoid: fc.uniqueArray(alias),
  allergies: fc.constant<string[]>([]),
  like: fc.uniqueArray(alias),
  skin: fc.uniqueArray(fc.constantFrom(...readerSkins)),
});

/** Order aside. */
const sorted = (all: OwnThings) =>
  Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value]),
  );

test('it is no matter whose things are merged into whose, nor how often', () => {
  fc.assert(
    fc.property(things, things, (one, other) => {
      const both = mergedThings(one, other);
      expect({ ...sorted(mergedThings(other, one)), skin: 0 }).toEqual({ ...sorted(both), skin: 0 });
      expect(sorted(mergedThings(both, other))).toEqual(sorted(both));
      expect(sorted(mergedThings(one, nothingOwn))).toEqual(sorted(one));
    }),
  );
});

test('nothing that either side has is lost', () => {
  fc.assert(
    fc.property(things, things, (one, other) => {
      const both = mergedThings(one, other);
      for (const side of [one, other]) {
        for (const { alias: wanted, opened, months, changedAt } of side.shelf) {
          const kept = both.shelf.find((candidate) => candidate.alias === wanted);
          expect(kept?.changedAt && kept.changedAt >= changedAt).toBe(true);
          if (opened !== null) expect(kept?.opened).not.toBeNull();
          if (months !== null) expect(kept?.months).not.toBeNull();
        }
        for (const { id, name } of side.checks) {
          const kept = both.checks.find((candidate) => candidate.id === id);
          expect(kept).toBeDefined();
          if (name !== null) expect(kept?.name).not.toBeNull();
        }
        expect(both.avoid).toEqual(expect.arrayContaining(side.avoid));
        expect(both.like).toEqual(expect.arrayContaining(side.like));
        expect(both.favorites).toHaveLength(
          new Set([...one.favorites, ...other.favorites].map(({ kind, alias: of }) => `${kind} ${of}`)).size,
        );
      }
      expect(both.shelf.map(({ changedAt }) => changedAt)).toEqual(
        both.shelf
          .map(({ changedAt }) => changedAt)
          .toSorted()
          .reverse(),
      );
    }),
  );
});

test('what was written to a file is read from it, and nothing else is', () => {
  fc.assert(
    fc.property(things, (all) => {
      expect(readOwnThings(JSON.stringify(all))).toEqual(all);
    }),
  );
  expect(readOwnThings('{"version":2,"boxes":[]}')).toBe('version');
  for (const text of [
    '',
    '[]',
    'null',
    '{"version":1}',
    JSON.stringify({ ...nothingOwn, avoid: ['<script>'] }),
    JSON.stringify({ ...nothingOwn, more: 1 }),
  ])
    expect(readOwnThings(text)).toBe('damaged');
});
