import fc from 'fast-check';
import type { ApiCall } from './whole-api.ts';

/** What breaks programs that take a text for granted: signs without a letter, halves of signs, endless texts, other people's languages. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  'x'.repeat(5_000),
  'é'.repeat(300),
  '😀'.repeat(200),
  '(('.repeat(2_000),
  ','.repeat(3_000),
  'http://127.0.0.1:1/',
  '\r\nset-cookie: a=b',
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308));
/** Any value that JSON has, of any shape. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[[[]]]], { __proto__: null }, [null]) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same with one to three of its values replaced, some of them deep within, or with a field that nobody asked for. */
function spoilt(value: unknown, names: readonly string[]): fc.Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0)
    return fc.oneof(
      anything,
      fc.nat({ max: value.length - 1 }).chain((at) => spoilt(value[at], []).map((other) => value.with(at, other))),
    );
  if (!isFields(value) || (Object.keys(value).length === 0 && names.length === 0)) return anything;
  const fields = [...new Set([...Object.keys(value), ...names])];
  const field = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: text });
  const one = field.chain((name) => spoilt(value[name], []).map((other): [string, unknown] => [name, other]));
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((others) => ({ ...value, ...Object.fromEntries(others) }));
}

/** Names of the fields that an endpoint takes, some of which a sample leaves out. */
export interface Named {
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** A call like the sample, with parts of it replaced by what no caller of good will sends. */
export function hostileCall(sample: ApiCall, { query, body }: Named): fc.Arbitrary<ApiCall> {
  const { params } = sample;
  const ways: fc.Arbitrary<ApiCall>[] = [];
  if (params && Object.keys(params).length > 0) {
    const names = fc.constantFrom(...Object.keys(params));
    // An empty part makes another address of it.
    const part = text.filter((value) => value !== '' && value !== '.' && value !== '..').map((value) => value.toWellFormed());
    ways.push(fc.tuple(names, part).map(([name, value]) => ({ ...sample, params: { ...params, [name]: value } })));
  }
  if (query.length > 0)
    ways.push(
      fc.dictionary(fc.constantFrom(...query), fc.oneof(text, number), { minKeys: 1, maxKeys: 4 }).map((given) => ({
        ...sample,
        query: {
          ...sample.query,
          ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value).toWellFormed()])),
        },
      })),
    );
  if (isFields(sample.body) || body.length > 0)
    ways.push(spoilt(sample.body ?? {}, body).map((other) => ({ ...sample, body: JSON.stringify(other) ?? '' })));
  const bytes = sample.picture ?? sample.file;
  if (bytes) {
    const torn = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.nat({ max: bytes.length }).map((length) => bytes.slice(0, length)),
      fc.tuple(fc.nat({ max: Math.max(0, bytes.length - 1) }), fc.nat({ max: 255 })).map(([at, value]) => bytes.with(at, value)),
    );
    ways.push(torn.map((other) => (sample.picture ? { ...sample, picture: other } : { ...sample, file: other })));
  }
  return ways.length === 0 ? fc.constant(sample) : fc.oneof(...ways);
}
