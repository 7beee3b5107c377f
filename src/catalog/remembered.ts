/** The function with its latest answers kept, `most` of them at a time; what was not asked for longest goes first. Answers must depend on the key alone. */
export function remembered<Key, Value>(most: number, find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined || known.has(key)) {
      known.delete(key);
      known.set(key, kept as Value);
      return kept as Value;
    }
    const found = find(key);
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value as Key);
    return found;
  };
}

/** A function that finds its one answer when it is first asked. */
export function once<Value>(find: () => Value): () => Value {
  const answer = remembered<null, Value>(1, find);
  return () => answer(null);
}
