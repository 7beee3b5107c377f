/** Where a plant, an alga or a fungus belongs and what it is known to hold (data/rules/botany.yaml), found by the first words of its INCI name. */

interface Bilingual {
  readonly en: string;
  readonly ru: string;
}

export interface BotanyFact {
  readonly genus: string;
  /** The family, or the larger group of an alga or a fungus. */
  readonly family: Bilingual & { readonly latin: string };
  /** What it is known for; of a pressed oil its main fatty acids. */
  readonly holds: (Bilingual & { readonly fat: boolean }) | null;
  readonly sources: readonly string[];
}

export interface BotanyData {
  readonly sources: { readonly families: readonly string[]; readonly holds: readonly string[] };
  readonly families: readonly (Bilingual & {
    readonly latin: string;
    readonly genera: readonly string[];
    readonly sources?: readonly string[] | undefined;
  })[];
  readonly holds: readonly (Bilingual & {
    readonly plants: readonly string[];
    /** What the INCI name must match, where only a part of the plant holds it. */
    readonly of?: string | undefined;
    readonly fat?: boolean | undefined;
    /** It dissolves in oil. */
    readonly oily?: true | undefined;
    /** It goes over with steam, and into oil. */
    readonly scent?: true | undefined;
    readonly sources?: readonly string[] | undefined;
  })[];
}

export type Botany = (inci: string) => BotanyFact | null;

const fatty = /(?:Oil|Butter|Wax|Cera|Unsaponifiables)$/;
const distilled = /(?:Water|Distillate)$/;

/** Makes the lookup. A species goes before its genus; of several entries for one plant the first that fits decides. Throws on a broken pattern. */
export function botany({ sources, families, holds }: BotanyData): Botany {
  const familyOf = new Map(families.flatMap(({ genera, ...family }) => genera.map((genus) => [genus, family] as const)));
  const contents = new Map<
    string,
    {
      readonly of: RegExp | null;
      readonly passes: (inci: string) => boolean;
      readonly fact: NonNullable<BotanyFact['holds']>;
      readonly from: readonly string[];
    }[]
  >();
  for (const { plants, of, fat = false, oily, scent, en, ru, sources: from = sources.holds } of holds) {
    // What neither evaporates nor dissolves in oil stays behind in still and press.
    const passes = (inci: string) => scent === true || !(distilled.test(inci) || (fatty.test(inci) && !fat && !oily));
    const entry = { passes, of: of === undefined ? null : new RegExp(of, 'u'), fact: { en, ru, fat }, from };
    for (const plant of plants) contents.set(plant, [...(contents.get(plant) ?? []), entry]);
  }
  return (inci) => {
    const words = inci.replace(/^Hydrolyzed /, '').split(' ');
    const [genus = ''] = words;
    const family = familyOf.get(genus);
    if (!family) return null;
    const fitting = [words.slice(0, 3), words.slice(0, 2), [genus]].flatMap((start) => contents.get(start.join(' ')) ?? []);
    const held = fitting.find(({ of, passes }) => (of === null || of.test(inci)) && passes(inci));
    const { en, ru, latin, sources: own = sources.families } = family;
    return { genus, family: { en, ru, latin }, holds: held?.fact ?? null, sources: held ? [...own, ...held.from] : own };
  };
}
