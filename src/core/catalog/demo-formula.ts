import { type FormulaPart, type PoolMember, readPart, type ShareRange } from './demo-pools.ts';
import type { Random } from './random.ts';
import type { RecipeBook } from './recipe-book.ts';

/** An ingredient of a recipe with its percentage, which decides its place. */
export interface Dose {
  readonly inci: string;
  readonly share: number;
  /** Printed on the label. */
  readonly declared: boolean;
}

export interface Recipe {
  /** In falling order. */
  readonly doses: readonly Dose[];
  /** Colours that depend on the shade. */
  readonly mayContain: readonly string[];
}

/** What the title promises to be in the list. */
export interface Promised {
  readonly inci: string;
  readonly share: ShareRange;
  readonly percent: number | null;
}

export interface CookInput {
  readonly formula: RecipeBook['formulas'][string];
  /** What the brand uses of each pool. */
  readonly pools: ReadonlyMap<string, readonly PoolMember[]>;
  readonly promised: Promised | null;
}

/** Chance that a brand's product has allergens named behind its fragrance. */
const allergensNamed = 72;
/** Names that go together are dosed after each other, each at this part of the one before. */
const companionShare: ShareRange = [0.35, 0.85];

function doseOf(random: Random, [low, high]: ShareRange): number {
  return low * (high / low) ** random.next();
}

/** Some members of a pool, each once. */
function take(random: Random, members: readonly PoolMember[], { least, most }: FormulaPart): PoolMember[] {
  const rest = [...members];
  const taken: PoolMember[] = [];
  for (let left = random.whole(least, most); left > 0 && rest.length > 0; left -= 1) {
    const member = random.weighted(rest);
    taken.push(member);
    rest.splice(rest.indexOf(member), 1);
  }
  return taken;
}

/** Makes one recipe of a formula type. */
export function cook(random: Random, { formula, pools, promised }: CookInput): Recipe {
  const doses = new Map<string, Dose>();
  const membersOf = (name: string) => {
    const members = pools.get(name);
    if (!members) throw new Error(`A formula asks for the pool "${name}", which pools.yaml does not have.`);
    return members;
  };
  const add = (part: FormulaPart) => {
    for (const { names, share } of take(random, membersOf(part.pool), part)) {
      let amount = doseOf(random, share);
      for (const inci of names) {
        if (!doses.has(inci)) doses.set(inci, { inci, share: amount, declared: false });
        amount *= random.between(...companionShare);
      }
    }
  };
  if (promised)
    doses.set(promised.inci, {
      inci: promised.inci,
      share: promised.percent ?? doseOf(random, promised.share),
      declared: promised.percent !== null,
    });
  for (const line of formula.parts) {
    const part = readPart(line);
    if (random.chance(part.chance)) add(part);
  }
  if (random.chance(formula.scent)) add(readPart('fragrance'));
  else if (random.chance(formula.essential)) add(readPart('essential-oils 1-3'));
  if (doses.has('Parfum') && random.chance(allergensNamed)) add(readPart('allergens 1-7'));
  const mayContain = formula.mayContain
    ? take(random, membersOf(readPart(formula.mayContain).pool), readPart(formula.mayContain)).flatMap(({ names }) => names)
    : [];
  return { doses: [...doses.values()].sort((a, b) => b.share - a.share), mayContain };
}
