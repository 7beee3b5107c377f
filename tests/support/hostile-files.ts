import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { ImportKind } from '#core/imports/candidate.ts';

const list = 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol';
const product = {
  code: '4006381333931',
  id: '1',
  brand: 'Nordlys',
  brands: 'Nordlys',
  title: 'Day Cream',
  product_name: 'Day Cream',
  ingredients: list,
  ingredients_text: list,
};
const csv = `id,brand,title,ingredients\n1,Nordlys,Day Cream,"${list}"\n2,Nordlys,Foam,"${list}"\n`;
const xml = `<?xml version="1.0"?><products><product><id>1</id><title>Day Cream</title><brand>Nordlys</brand><ingredients>${list}</ingredients></product></products>`;
const whole: readonly (readonly [ImportKind, string])[] = [
  ['csv', csv],
  ['csv', csv.replaceAll(',', ';')],
  ['openbeautyfacts', `${JSON.stringify(product)}\n${JSON.stringify(product)}\n`],
  ['feed', JSON.stringify([product, product])],
  ['feed', xml],
  ['feed', csv.replaceAll(',', '\t')],
];

/** What stands where a reader expects a cell, a value, an element. */
const pieces = [
  '"',
  '""',
  '\n',
  '\r',
  '\0',
  '\uFEFF',
  '\ud800',
  '[',
  '{',
  '}',
  '[[[[',
  ',,,,',
  '\\u0000',
  '<![CDATA[',
  '<!DOCTYPE x [<!ENTITY a "aa">]>',
  '&a;',
  '<product>',
  '</product>',
  '__proto__',
  '=1+1',
  '1e999',
  'é'.repeat(500),
  '('.repeat(3_000),
  `${list}, `.repeat(200),
];

const damage = fc.oneof(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), put: fc.constantFrom(...pieces), drop: fc.integer({ min: 0, max: 40 }) }),
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    put: fc.string({ unit: 'binary', maxLength: 20 }),
    drop: fc.integer({ min: 0, max: 5 }),
  }),
);
interface Damages {
  readonly hits: readonly { readonly at: number; readonly byte: number }[];
  readonly share: number;
}

function bytesDamaged(bytes: Uint8Array, damages: Damages): Uint8Array {
  const own = Uint8Array.from(bytes.subarray(0, Math.ceil(bytes.length * damages.share)));
  for (const { at, byte } of damages.hits) if (own.length > 0) own[Math.floor(at * (own.length - 1))] = byte;
  return own;
}

/** Anywhere: generators like the ends of what they choose from. */
const anywhere = fc.noBias(fc.nat(1_000_000).map((number) => number / 1_000_000));
const binaryDamage = {
  hits: fc.array(fc.record({ at: anywhere, byte: fc.nat(255) }), { maxLength: 8 }),
  share: fc.oneof(fc.constant(1), anywhere),
};

/** A file of a source with what its reader does not expect: other signs, cut off, packed and damaged, packed again and again. */
export const hostileFile = fc
  .record({
    base: fc.constantFrom(...whole),
    damages: fc.array(damage, { maxLength: 6 }),
    ...binaryDamage,
    packed: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ base: [kind, text], damages, ...binary }) => {
    const damaged = damages.reduce((before, { at, put, drop }) => {
      const place = Math.floor(at * before.length);
      return before.slice(0, place) + put + before.slice(place + drop);
    }, text);
    const plain: Uint8Array = Buffer.from(damaged);
    const packed = Array.from({ length: binary.packed }).reduce<Uint8Array>((bytes) => gzipSync(bytes), plain);
    return { kind, bytes: bytesDamaged(packed, { ...binary, hits: binary.hits.slice(0, binary.packed > 0 ? 1 : 8) }) };
  });

/** One of these pictures, cut off and with other bytes somewhere. */
export const hostilePicture = (pictures: readonly Uint8Array[]) =>
  fc.record({ base: fc.constantFrom(...pictures), ...binaryDamage }).map(({ base, ...binary }) => bytesDamaged(base, binary));
