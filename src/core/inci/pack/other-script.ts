/** Letters of Greek, Armenian, Hebrew, Arabic, Indian, Thai, Georgian, Chinese, Japanese and Korean. */
const otherScript = /[\u0370-\u03ff\u0530-\u06ff\u0900-\u0e7f\u10a0-\u10ff\u3040-\u9fff\uac00-\ud7af]/;
const latinWord = /[a-z\u00c0-\u024f]{3}/i;
const separator = /[,;،؛、，\n]/;
/** UTF-16 units: more tell something. */
const longestName = 60;
/** A translation has about as many names as what it translates. */
const [fewestMore, leastMore] = [5, 1.5];

/** Is the list once more in a script that nobody reads here, and has it clearly more names there? Then the one that was read is a part of it. */
export function isLongerInOtherScript(text: string, read: number): boolean {
  if (!otherScript.test(text)) return false;
  const names = text.split(separator).filter((name) => name.length <= longestName && otherScript.test(name) && !latinWord.test(name));
  return names.length >= read + fewestMore && names.length > read * leastMore;
}
