import type { Recipe } from './formula.ts';
import type { Random } from './random.ts';
import type { LabelStyle, RecipeBook } from './recipe-book.ts';

/** Chance in percent that a label uses another spelling where there is one. */
const otherSpelling = 12;
/** Chances in percent of a heading and of a full stop. */
const headed = 7;
const stopped = 22;
/** Chance in percent that percentages stand without brackets. */
const bareShare = 30;

export interface LabelInput {
  readonly label: RecipeBook['label'];
  readonly style: LabelStyle;
  /** Plant INCI name → the same with its English common name in brackets. */
  readonly plants: ReadonlyMap<string, string>;
}

/** Writes a recipe as a brand prints it. */
export function printLabel(random: Random, recipe: Recipe, { label, style, plants }: LabelInput): string {
  const withCommonNames = style === 'us' || style === 'dual';
  const printed = (inci: string) => {
    const others = label.sometimes[inci];
    if (others && random.chance(otherSpelling)) return random.pick(others);
    return label.spellings[style]?.[inci] ?? (withCommonNames ? plants.get(inci) : undefined) ?? inci;
  };
  const bare = recipe.doses.some(({ declared }) => declared) && random.chance(bareShare);
  const names = recipe.doses.map(({ inci, share, declared }) => {
    if (!declared) return printed(inci);
    return bare ? `${printed(inci)} ${share}%` : `${printed(inci)} (${share}%)`;
  });
  const colours = recipe.mayContain.map(printed);
  const behind = colours.length > 0 ? ` ${label.mayContain[style].replace('{colours}', colours.join(', '))}` : '';
  const text = `${names.join(', ')}${behind}`;
  const list = style === 'capitals' ? text.toUpperCase() : text;
  return `${random.chance(headed) ? 'Ingredients: ' : ''}${list}${random.chance(stopped) ? '.' : ''}`;
}
