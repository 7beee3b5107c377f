/** A label in the middle of a sentence; abbreviations such as PEG and УФ keep their capitals. */
export function lowerFirst(text: string): string {
  return /^[\p{Lu}\d-]{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
