/** Parts of plants, as INCI names call them. */
export const plantParts = [
  ...['seed', 'kernel', 'fruit', 'nut', 'bean', 'flower', 'bud', 'strobile', 'leaf', 'needle', 'herb', 'stem', 'wood', 'bark', 'peel'],
  ...['root', 'rhizome', 'bulb', 'germ', 'bran'],
] as const;

/** Any of them, inside a pattern. */
export const plantPart = plantParts.join('|');
