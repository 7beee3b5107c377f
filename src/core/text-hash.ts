/** FNV-1a over UTF-16 units: a whole number from 0 to 2³² − 1, the same for the same text on every machine. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
