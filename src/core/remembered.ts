/** Anything but undefined, which means "not known yet". */
type Defined = NonNullable<unknown> | null;

/** A function that finds its one answer when it is first asked. */
export function once<Answer extends Defined>(find: () => Answer): () => Answer {
  let answer: Answer | undefined;
  return () => {
    if (answer === undefined) answer = find();
    return answer;
  };
}

/** The same for an answer that may fail to come: what failed is asked anew. */
export function onceDone<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= find().catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
    return asked;
  };
}

/** What is made of an owner, such as the words of a dictionary or a query of a connection: made when it is first asked for, kept as long as the owner. */
export function oncePer<Owner extends object, Made extends Defined>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, Made>();
  return (owner) => {
    const kept = made.get(owner);
    if (kept !== undefined) return kept;
    const own = make(owner);
    made.set(owner, own);
    return own;
  };
}

/** UTF-16 units; a text longer than a name is not met again on another label, and would fill the memory. */
const longestName = 300;

/**
 * The function with its latest answers kept, which must depend on the key alone. Bounded: when `size` answers have come together they grow old,
 * and of the old ones only those asked for again are kept when the next `size` have come. Texts of more than `longest` units are never kept.
 */
export function remembered<Key, Answer extends Defined>(
  size: number,
  find: (key: Key) => Answer,
  longest: number = longestName,
): (key: Key) => Answer {
  let young = new Map<Key, Answer>();
  let old: ReadonlyMap<Key, Answer> = young;
  return (key) => {
    if (typeof key === 'string' && key.length > longest) return find(key);
    const kept = young.get(key);
    if (kept !== undefined) return kept;
    const own = detached(key);
    const before = old.get(key);
    const answer = before === undefined ? find(own) : before;
    if (young.size >= size) {
      old = young;
      young = new Map();
    }
    young.set(own, answer);
    return answer;
  };
}

/** A memory for each owner of the answers, such as a dictionary; it goes when its owner goes. */
export function rememberedBy<Owner extends object, Answer extends Defined>(
  size: number,
  answer: (owner: Owner, text: string) => Answer,
): (owner: Owner, text: string) => Answer {
  const memoryOf = oncePer((owner: Owner) => remembered(size, (text: string) => answer(owner, text)));
  return (owner, text) => memoryOf(owner)(text);
}

/** A copy of a text: a piece cut out of a long one would hold all of that in memory. */
function detached<Key>(key: Key): Key {
  return typeof key === 'string' ? (` ${key}`.slice(1) as Key & string) : key;
}
