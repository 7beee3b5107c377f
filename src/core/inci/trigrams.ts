/** Keys by the stretches of three characters they hold: which of thousands could be a misspelt one. */
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

const stretchAt = (key: string, i: number) => (symbolAt(key, i) * symbols + symbolAt(key, i + 1)) * symbols + symbolAt(key, i + 2);

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
      const stretches: number[] = [];
      for (let i = 0; i + 2 < key.length; i += 1) stretches.push(stretchAt(key, i));
      const size = (stretch: number) => (begins[stretch + 1] ?? 0) - (begins[stretch] ?? 0);
      stretches.sort((a, b) => size(a) - size(b));
      const found: number[] = [];
      // An edit destroys at most four stretches (two neighbours swapped), so one of 4 × edits + 1 must be left: the rarest are looked through.
      for (const stretch of stretches.slice(0, 4 * edits + 1)) {
        const end = begins[stretch + 1] ?? 0;
        for (let at = firstFrom(begins[stretch] ?? 0, end, shortest); at < end; at += 1) {
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

/** postings[begins[s] … begins[s + 1]] are the indices of the keys that hold stretch s. */
function postingsOf(keys: readonly string[]): { begins: Uint32Array; postings: Uint32Array } {
  const begins = new Uint32Array(symbols ** 3 + 1);
  const lastKey = new Int32Array(symbols ** 3);
  const each = (visit: (stretch: number, index: number) => void) => {
    lastKey.fill(-1);
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? '';
      for (let i = 0; i + 2 < key.length; i += 1) {
        const stretch = stretchAt(key, i);
        if (lastKey[stretch] !== index) visit(stretch, index);
        lastKey[stretch] = index;
      }
    }
  };
  each((stretch) => {
    begins[stretch + 1] = (begins[stretch + 1] ?? 0) + 1;
  });
  for (let stretch = 1; stretch < begins.length; stretch += 1) begins[stretch] = (begins[stretch] ?? 0) + (begins[stretch - 1] ?? 0);
  const postings = new Uint32Array(begins[begins.length - 1] ?? 0);
  const next = begins.slice();
  each((stretch, index) => {
    const at = next[stretch] ?? 0;
    postings[at] = index;
    next[stretch] = at + 1;
  });
  return { begins, postings };
}
