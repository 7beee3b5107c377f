/** The source of a pattern that is written over several lines: their ends, and the blanks in front of what follows, are no part of it. Backslashes are the pattern's own. */
export const longPattern = (lines: TemplateStringsArray, ...parts: readonly string[]): string =>
  String.raw(lines, ...parts).replaceAll(/\n\s*/g, '');
