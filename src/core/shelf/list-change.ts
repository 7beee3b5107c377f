/** What became of a list of ingredients: names as the lists write them. */
export interface ListChange {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Names of both that stand in another order now. */
  readonly moved: readonly string[];
}

/** The names of a list; a comma within brackets or a number ("1,2-Hexanediol") parts nothing. */
function namesOf(list: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let name = '';
  for (const [place, letter] of [...list].entries()) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    const parts = /[,;•\n]/.test(letter) && depth === 0 && !(letter === ',' && /^\d,\d/.test(list.slice(place - 1, place + 2)));
    if (parts) {
      names.push(name);
      name = '';
    } else name += letter;
  }
  return [...names, name].map((one) => one.trim().replace(/\.$/, '')).filter((one) => one !== '');
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s*]+/g, ' ')
    .trim();

const byKey = (names: readonly string[]): ReadonlyMap<string, string> => new Map(names.map((name) => [keyOf(name), name]));

/** Of places in their new order those that need not be moved: the longest run that still rises. */
function unmoved(places: readonly number[]): ReadonlySet<number> {
  const length: number[] = [];
  const before: number[] = [];
  for (const [index, place] of places.entries()) {
    length[index] = 1;
    before[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1)
      if ((places[earlier] ?? 0) < place && (length[earlier] ?? 0) >= (length[index] ?? 0)) {
        length[index] = (length[earlier] ?? 0) + 1;
        before[index] = earlier;
      }
  }
  const kept = new Set<number>();
  for (let at = length.indexOf(Math.max(...length)); at >= 0; at = before[at] ?? -1) kept.add(places[at] ?? -1);
  return kept;
}

/** What changed from one list to another; null where the same names stand in the same order, however they are written. */
export function listChange(before: string, now: string): ListChange | null {
  const [old, fresh] = [byKey(namesOf(before)), byKey(namesOf(now))];
  const oldKeys = [...old.keys()];
  const added = [...fresh].flatMap(([key, name]) => (old.has(key) ? [] : [name]));
  const gone = [...old].flatMap(([key, name]) => (fresh.has(key) ? [] : [name]));
  const places = [...fresh.keys()].flatMap((key) => (old.has(key) ? [oldKeys.indexOf(key)] : []));
  const kept = unmoved(places);
  const moved = places.flatMap((place) => (kept.has(place) ? [] : [fresh.get(oldKeys[place] ?? '') ?? '']));
  return added.length + gone.length + moved.length === 0 ? null : { added, gone, moved };
}
