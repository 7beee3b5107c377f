/** The letters of the scripts that packs are printed in, as the inside of a class. */
const letters = [
  'A-Za-zªµºÀ-ÖØ-öø-ˁ\\u1e00-\\u1eff\\ufb00-\\ufb06',
  '\\u0370-\\u0374\\u0376-\\u037dΆΈ-ϵϷ-\\u03ff\\u1f00-\\u1fbc',
  '\\u0400-\\u0481\\u048a-\\u052f',
  '\\u0531-\\u0556\\u0560-\\u0588\\u10d0-\\u10fa',
  '\\u05d0-\\u05ea\\u0620-\\u064a\\u0671-\\u06d3\\u0904-\\u0939\\u0e01-\\u0e30\\u0e40-\\u0e46',
  '\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc-\\u30fe\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3',
].join('');

const letterOrClass = /\\p\{L\}|\\.|\[(?:\\.|[^\]\\])*\]/gs;

/** A pattern in which `\p{L}` is written out: as a property, in a pattern that ignores case, it takes four times as long to make, and somebody waits for a first list. */
export const withLetters = (source: string, flags: string): RegExp =>
  new RegExp(
    source.replace(letterOrClass, (part) => {
      if (part === '\\p{L}') return `[${letters}]`;
      return part.startsWith('[') ? part.replaceAll('\\p{L}', letters) : part;
    }),
    flags,
  );
