import { expect, test } from 'vitest';
import { decode } from '#core/imports/rows/decode.ts';

/** The letters of an encoding of one byte a letter, by what TextDecoder makes of each byte. */
function encode(text: string, encoding: 'windows-1251' | 'windows-1252'): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text], (letter) => letters.indexOf(letter));
}
const utf16 = (text: string, mark: string) => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

async function read(bytes: Uint8Array, length: number) {
  let encoding = '';
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  };
  let text = '';
  for await (const part of decode(pieces(), (told) => {
    encoding = told;
  }))
    text += part;
  return { encoding, text };
}

const header = 'id;brand;title;title_ru;ingredients\n';
const russian = `${header}1;Nordlys;Day Cream;Дневной крем «Ёлка» с маслом и витамином;Aqua, Glycerin\n`;
const french = `${header}1;Nordlys;Crème hydratante à l’été, Größe: naïf;;Aqua, Glycérine\n`;
const long = (text: string) => 'x;y\n'.repeat(100_000) + text;

test.each([1, 7, 100_000])('the usual encodings, in pieces of %i bytes', async (length) => {
  const cases: [string, string, Uint8Array][] = [
    ['utf-8', russian, new TextEncoder().encode(russian)],
    ['utf-8', russian, new TextEncoder().encode(`\uFEFF${russian}`)],
    ['utf-16le', russian, utf16(russian, '\uFEFF')],
    ['utf-16be', russian, swapped(utf16(russian, '\uFEFF'))],
    ['utf-16le', russian, utf16(russian, '')],
    ['windows-1251', russian, encode(russian, 'windows-1251')],
    ['windows-1252', french, encode(french, 'windows-1252')],
    ['utf-8', 'id;brand', new TextEncoder().encode('id;brand')],
    ['utf-8', '', new Uint8Array()],
  ];
  for (const [encoding, text, bytes] of cases) expect(await read(bytes, length)).toEqual({ encoding, text });
});

test('the first letter beyond ASCII decides, however late it comes', async () => {
  for (const [encoding, text] of [
    ['windows-1251', russian],
    ['windows-1252', french],
  ] as const)
    expect(await read(encode(long(text), encoding), 65_536)).toEqual({ encoding, text: long(text) });
});

test('an XML declaration is believed where the text is no UTF-8', async () => {
  const xml = '<?xml version="1.0" encoding="KOI8-R"?><item><title>Крем</title></item>';
  const [before = '', after = ''] = xml.split('Крем');
  const koi8 = new Uint8Array([...Buffer.from(before), 0xeb, 0xd2, 0xc5, 0xcd, ...Buffer.from(after)]);
  expect(await read(koi8, 10)).toEqual({ encoding: 'koi8-r', text: xml });
  const wrong = xml.replace('KOI8-R', 'windows-1251');
  expect(await read(new TextEncoder().encode(wrong), 10)).toEqual({ encoding: 'utf-8', text: wrong });
});

test('one broken place does not make a text another encoding', async () => {
  const bytes = new TextEncoder().encode(russian);
  const broken = new Uint8Array([...bytes, 0xc3, 0x28]);
  expect((await read(broken, 1_000)).encoding).toBe('utf-8');
});
