/** A percent sign never stands at the start of a line. */
export const glued = (text: string): string => text.replace(/(\d) (?=%)/g, '$1\u00a0');
