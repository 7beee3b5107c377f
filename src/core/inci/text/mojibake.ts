/** Text whose UTF-8 bytes were shown in another code page: "â€“" (Windows-1252) and "‚Äì" (Mac Roman) are both a dash. */

const windowsFrom80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const macFrom80 = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ';

const windows = new Map<string, number>();
for (let byte = 0xa0; byte < 0x100; byte += 1) windows.set(String.fromCharCode(byte), byte);
for (const [i, character] of [...windowsFrom80].entries()) windows.set(character, 0x80 + i);
// C1 controls stand for the bytes themselves where a page was read as Latin-1.
for (let byte = 0x80; byte < 0xa0; byte += 1) if (!windows.has(String.fromCharCode(byte))) windows.set(String.fromCharCode(byte), byte);
const mac = new Map([...macFrom80].map((character, i) => [character, 0x80 + i] as const));

/** First bytes worth believing: Latin, Greek and Cyrillic letters, punctuation, ligatures. In Mac Roman the bytes of Greek and Cyrillic are "œ" and dashes, which stand in honest text. */
const pages: readonly (readonly [ReadonlyMap<string, number>, ReadonlySet<number>])[] = [
  [windows, new Set([0xc2, 0xc3, 0xce, 0xcf, 0xd0, 0xd1, 0xe2, 0xef])],
  [mac, new Set([0xc2, 0xc3, 0xe2, 0xef])],
];

/** The character that the wrongly decoded characters at this offset stand for, and how many they are; null when they are honest. */
export function decodeMojibake(text: string, at: number): { character: string; length: number } | null {
  const first = text[at] ?? '';
  for (const [page, believed] of pages) {
    const lead = page.get(first) ?? 0;
    if (!believed.has(lead)) continue;
    const length = lead < 0xe0 ? 2 : 3;
    let code = lead < 0xe0 ? lead & 0x1f : lead & 0x0f;
    let valid = true;
    for (let i = 1; i < length; i += 1) {
      const byte = page.get(text[at + i] ?? '') ?? 0;
      valid &&= byte >= 0x80 && byte < 0xc0;
      code = (code << 6) | (byte & 0x3f);
    }
    if (valid && isPlausible(code)) return { character: String.fromCharCode(code), length };
  }
  return null;
}

function isPlausible(code: number): boolean {
  return (
    (code >= 0xa0 && code < 0x250) ||
    (code >= 0x370 && code < 0x500) ||
    (code >= 0x2000 && code < 0x2240) ||
    (code >= 0xfb00 && code < 0xfb07) ||
    code === 0xfeff
  );
}
