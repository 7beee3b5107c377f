/** A label in the middle of a sentence; abbreviations such as PEG and УФ keep their capitals. */
export function lowerFirst(text: string): string {
  return /^[\p{Lu}\d-]{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A name at the head of a row; a locant stays small: m-Aminophenol, п-Фенилендиамин. */
export function upperFirst(text: string): string {
  if (/^\p{Ll}-\p{Ll}/u.test(text)) return `${text.slice(0, 2)}${text.charAt(2).toUpperCase()}${text.slice(3)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence that a shortened name closes has its stop already: "Alcohol Denat." */
export const oneStop = (sentence: string): string => sentence.replace(/\.\.$/, '.');
