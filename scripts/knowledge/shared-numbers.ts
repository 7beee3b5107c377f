/** Which two names cannot have one CAS number, as far as the names alone decide it. */

const cation =
  /^(?:Disodium|Trisodium|Tetrasodium|Sodium|Dipotassium|Potassium|Ammonium|Calcium|Magnesium|Zinc|Lithium|Aluminum|Strontium|Copper) (?=\S)/;

/** The metal of a simple salt without its number ("Disodium" is sodium), and the rest of the name. */
function saltOf(inci: string): { readonly metal: string; readonly anion: string } | null {
  const metal = cation.exec(inci)?.[0];
  if (!metal) return null;
  return {
    metal: metal
      .trim()
      .replace(/^(?:Di|Tri|Tetra)/, '')
      .toLowerCase(),
    anion: inci.slice(metal.length),
  };
}

/** Two salts of one acid with different metals are different substances; so are a hydrogenated substance and the one it is made from. */
export function cannotShareNumber(one: string, other: string): boolean {
  const [a, b] = [saltOf(one), saltOf(other)];
  if (a && b && a.anion === b.anion) return a.metal !== b.metal;
  return one === `Hydrogenated ${other}` || other === `Hydrogenated ${one}`;
}
