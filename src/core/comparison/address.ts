/** How many formulas stand side by side at most. */
export const maxCompared = 4;
const between = '-vs-';
const aliasPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The name of a comparison in its address: "a-vs-b", each product once, in one order whoever asks. */
export function comparisonAlias(aliases: readonly string[]): string {
  return [...new Set(aliases)].sort().join(between);
}

/** The products an address names, as they stand there; null for what can be none. */
export function aliasesOf(name: string): string[] | null {
  const aliases = name.split(between);
  return aliases.length <= maxCompared && aliases.every((alias) => aliasPattern.test(alias)) ? aliases : null;
}
