import { readFileSync } from 'node:fs';

/** Which messages files say: keys spelled whole, and those whose end is put in, as `checker.tab.${name}`. Such a pattern says its beginning, or it would hold everything. */
export function spelledIn(files: readonly string[]): { readonly says: (key: string) => boolean; readonly patterns: number } {
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, key = ''] of text.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)) whole.add(key);
    for (const [, key = ''] of text.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}`]*\})+)`/g)) patterns.add(key);
  }
  const built = [...patterns].map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '[\\w.-]+')}$`));
  return { says: (key) => whole.has(key) || built.some((pattern) => pattern.test(key)), patterns: built.length };
}
