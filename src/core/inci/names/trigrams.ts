/** Keys by the three-character parts they hold: which of thousands could be a misspelt one. */
export interface Trigrams {
  /** Indices of the keys that `key` may become by so many edits, each once. */
  candidates(key: string, edits: number): number[];
}

const symbols = 36;

/** 0–25 for a letter, 26–35 for a digit. */
function symbolAt(key: string, i: number): number {
  const code = key.charCodeAt(i);
  return code < 0x40 ? code - 0x30 + 26 : code - 0x61;
}

const trigramAt = (key: string, i: number) => (symbolAt(key, i) * symbols + symbolAt(key, i + 1)) * symbols + symbolAt(key, i + 2);

/** Keys hold lower-case letters and digits only and stand by their length, shortest first. */
export function trigrams(keys: readonly string[]): Trigrams {
  const { begins, postings } = postingsOf(keys);
  const lengths = Uint16Array.from(keys, ({ length }) => length);
  const met = new Uint32Array(keys.length);
  let question = 0;
  /** The first place from `at` on whose key is not shorter than this. */
  const firstFrom = (at: number, end: number, shortest: number): number => {
    let from = at;
    let to = end;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((lengths[postings[middle] ?? 0] ?? 0) < shortest) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    candidates(key, edits) {
      question += 1;
      const shortest = key.length - edits;
      const own: number[] = [];
      for (let i = 0; i + 2 < key.length; i += 1) own.push(trigramAt(key, i));
      const size = (trigram: number) => (begins[trigram + 1] ?? 0) - (begins[trigram] ?? 0);
      own.sort((a, b) => size(a) - size(b));
      const found: number[] = [];
      // An edit destroys at most four trigrams (two neighbours swapped), so one of 4 × edits + 1 must be left: the rarest are looked through.
      for (const trigram of own.slice(0, 4 * edits + 1)) {
        const end = begins[trigram + 1] ?? 0;
        for (let at = firstFrom(begins[trigram] ?? 0, end, shortest); at < end; at += 1) {
          const index = postings[at] ?? 0;
          if ((lengths[index] ?? 0) > key.length + edits) break;
          if (met[index] === question) continue;
          met[index] = question;
          found.push(index);
        }
      }
      return found;
    },
  };
}

/** postings[begins[s] … begins[s + 1]] are the indices of the keys that hold trigram s. Every key is looked at once: the index is made while somebody waits for a first misspelt name. */
function postingsOf(keys: readonly string[]): { begins: Uint32Array; postings: Uint32Array } {
  const begins = new Uint32Array(symbols ** 3 + 1);
  const lastKey = new Int32Array(symbols ** 3).fill(-1);
  const held = new Uint16Array(keys.reduce((sum, { length }) => sum + length, 0));
  const ends = new Uint32Array(keys.length);
  let count = 0;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    let trigram = symbolAt(key, 0) * symbols + symbolAt(key, 1);
    for (let i = 2; i < key.length; i += 1) {
      trigram = (trigram % symbols ** 2) * symbols + symbolAt(key, i);
      if (lastKey[trigram] === index) continue;
      lastKey[trigram] = index;
      held[count] = trigram;
      count += 1;
      begins[trigram + 1] = (begins[trigram + 1] ?? 0) + 1;
    }
    ends[index] = count;
  }
  for (let trigram = 1; trigram < begins.length; trigram += 1) begins[trigram] = (begins[trigram] ?? 0) + (begins[trigram - 1] ?? 0);
  const postings = new Uint32Array(count);
  const next = begins.slice();
  for (let index = 0, at = 0; index < keys.length; index += 1)
    for (; at < (ends[index] ?? 0); at += 1) {
      const trigram = held[at] ?? 0;
      const place = next[trigram] ?? 0;
      postings[place] = index;
      next[trigram] = place + 1;
    }
  return { begins, postings };
}
