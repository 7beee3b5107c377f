import { type FormulaPart, type PoolMember, readPart, type ShareRange } from './pools.ts';
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

export interface FormulateInput {
  readonly formula: RecipeBook['formulas'][string];
  /** What the brand uses of each pool. */
  readonly pools: ReadonlyMap<string, readonly PoolMember[]>;
  readonly promised: Promised | null;
  /** Pools whose ingredients have their percentage printed. */
  readonly declared?: readonly string[];
}

/** Chance that a brand's product has allergens named behind its fragrance. */
const allergensNamed = 78;
/** Names that go together are dosed after each other, each at this part of the one before. */
const companionShare: ShareRange = [0.35, 0.85];
/** Smaller percentages are not printed. */
const leastDeclared = 0.1;
/** A new formula keeps what is dosed higher. */
const maxExchanged = 3;

function doseOf(random: Random, [low, high]: ShareRange): number {
  return low * (high / low) ** random.next();
}

/** A percentage as labels print it. */
const printable = (share: number) => (share >= 2 ? Math.round(share) : Math.round(share * 10) / 10);

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
export function formulate(random: Random, { formula, pools, promised, declared = [] }: FormulateInput): Recipe {
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
        const printed = declared.includes(part.pool) && amount >= leastDeclared;
        if (!doses.has(inci)) doses.set(inci, { inci, share: printed ? printable(amount) : amount, declared: printed });
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
  if (doses.has('Parfum') && random.chance(allergensNamed)) add(readPart('allergens 1-8'));
  const mayContain = formula.mayContain
    ? take(random, membersOf(readPart(formula.mayContain).pool), readPart(formula.mayContain)).flatMap(({ names }) => names)
    : [];
  return { doses: [...doses.values()].sort((a, b) => b.share - a.share), mayContain };
}

/** What a formula cannot be without: the names of its sure parts, and the fragrance with its allergens. */
export function functionalNames({ formula, pools }: Pick<FormulateInput, 'formula' | 'pools'>): Set<string> {
  const sure = formula.parts.map(readPart).filter(({ chance, least }) => chance === 100 && least > 0);
  return new Set(
    [...sure.map(({ pool }) => pool), 'fragrance', 'allergens'].flatMap((pool) => (pools.get(pool) ?? []).flatMap(({ names }) => names)),
  );
}

/** A new version of a recipe: one or two ingredients go, one or two of `fresh` come; null when there is nothing to exchange. */
export function reformulate(random: Random, old: Recipe, fresh: Recipe, functional: ReadonlySet<string>): Recipe | null {
  const mayGo = ({ inci, share, declared }: Dose) => !declared && share < maxExchanged && !functional.has(inci);
  const going = old.doses.filter(mayGo);
  const coming = fresh.doses.filter((dose) => mayGo(dose) && !old.doses.some(({ inci }) => inci === dose.inci));
  const some = (doses: readonly Dose[]) => {
    const from = random.whole(0, Math.max(0, doses.length - 1));
    return doses.slice(from, from + random.whole(1, 2));
  };
  const gone = new Set(some(going));
  const come = some(coming);
  if (gone.size + come.length === 0) return null;
  return { ...old, doses: [...old.doses.filter((dose) => !gone.has(dose)), ...come].sort((a, b) => b.share - a.share) };
}
