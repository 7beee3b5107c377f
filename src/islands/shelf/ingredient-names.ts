import type { oneIngredient } from '#api/ingredients.ts';
import { ask } from '../session/ask.ts';
import { keepHere } from '../session/keep-here.ts';
import { readKept } from '../session/token.ts';

/** INCI names of the ingredients on a reader's lists, by alias: kept on the device, so that a card has them without a network. */
export function keptNames(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(readKept('names') ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

export function keepName(alias: string, inci: string): void {
  keepHere('names', JSON.stringify({ ...keptNames(), [alias]: inci }));
}

/** An alias is a name written plainly: the best there is without a network. */
export const nameOf = (names: Readonly<Record<string, string>>, alias: string): string => names[alias] ?? alias.replaceAll('-', ' ');

/** Fetches and keeps the names that are missing; what gets no answer stays as it is. */
export async function completeNames(aliases: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const missing = aliases.filter((alias) => !(alias in keptNames()));
  await Promise.all(
    missing.map(async (alias) => {
      try {
        const { inci } = await ask<typeof oneIngredient>({ method: 'GET', path: 'v2/ingredients/{alias}' }, { params: { alias } });
        keepName(alias, inci);
      } catch {
        // Its alias stands for it.
      }
    }),
  );
  return keptNames();
}
