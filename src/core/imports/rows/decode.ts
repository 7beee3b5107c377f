/** A name for TextDecoder: what files of people come in, or what an XML declaration names. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'windows-1252' | (string & {});

/** Bytes from the first letter beyond ASCII by which an encoding is told. */
const enough = 256 * 1024;
const beginning = 1_024;
/** Share of broken sequences up to which a text is UTF-8 with slips in it. */
const slips = 0.1;

function isAscii(bytes: Uint8Array): boolean {
  let all = 0;
  for (let at = 0; at < bytes.length; at += 1) all |= bytes[at] ?? 0;
  return all < 0x80;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** UTF-16 without a mark: every other byte of its Latin letters is zero. */
function unmarkedUtf16(head: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || Math.max(even, odd) * 4 < head.length) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function declared(head: Uint8Array): Encoding | null {
  const name = /^\s*<\?xml[^>]*\sencoding=["']([\w.:-]+)["']/i.exec(new TextDecoder('windows-1252').decode(head))?.[1];
  try {
    return name === undefined ? null : new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** Is it UTF-8, but for a few broken places and the end, which may be cut? */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return (text.match(/\uFFFD/g)?.length ?? 0) <= foreign * slips;
}

const isLetter = (byte: number | undefined) => byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0xc0;

/** Windows-1251 or Latin-1: Cyrillic letters stand side by side, accented ones among plain Latin letters. */
function eightBit(bytes: Uint8Array): Encoding {
  let beside = 0;
  let among = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isHigh(bytes[at])) continue;
    if (isHigh(bytes[at + 1]) || isHigh(bytes[at - 1])) beside += 1;
    else if (isLetter(bytes[at + 1]) || isLetter(bytes[at - 1])) among += 1;
  }
  return beside > among ? 'windows-1251' : 'windows-1252';
}

/** Decodes a text whose encoding nobody names; `told` hears which it is, as soon as the text says. What is plain ASCII passes on unexamined. */
export async function* decode(bytes: AsyncIterable<Uint8Array>, told: (encoding: Encoding) => void): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]();
  let waiting: Uint8Array = new Uint8Array();
  const fill = async (length: number) => {
    while (waiting.length < length) {
      const next = await iterator.next();
      if (next.done) return false;
      waiting = waiting.length === 0 ? next.value : joined(waiting, next.value);
    }
    return true;
  };
  await fill(beginning);
  const head = waiting.subarray(0, beginning);
  const named = declared(head);
  let encoding = markOf(head) ?? unmarkedUtf16(head);
  while (encoding === null && isAscii(waiting)) {
    yield new TextDecoder().decode(waiting);
    waiting = new Uint8Array();
    if (!(await fill(1))) encoding = 'utf-8';
  }
  if (encoding === null) {
    await fill(enough);
    encoding = isMostlyUtf8(waiting) ? 'utf-8' : (named ?? eightBit(waiting));
  }
  told(encoding);
  const decoder = new TextDecoder(encoding);
  yield decoder.decode(waiting, { stream: true });
  for await (const chunk of { [Symbol.asyncIterator]: () => iterator }) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
