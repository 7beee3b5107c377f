import type { FlagName } from '#core/knowledge/flags.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import type { FluorineAmount } from './fluorine-dose.ts';
import type { Area, Context } from './use.ts';

type Products = readonly MarkedProduct[];

/** Ingredients that show an effect only as they were studied; elsewhere they are there for something else. */
export interface ToldRule {
  readonly names: readonly string[];
  /** Where the text says one of the words. */
  readonly says?: readonly string[] | undefined;
  /** Where they stand among so many in front. */
  readonly first?: number | undefined;
  /** In products of these kinds. */
  readonly of?: Products | undefined;
  /** With all of these beside them. */
  readonly with?: readonly string[] | undefined;
  /** And with no water in front of them. */
  readonly undissolved?: true | undefined;
  /** In a list with water alone. */
  readonly 'in-water'?: true | undefined;
  /** They, or what must stand beside them, before the 1 % line. */
  readonly 'before-line'?: true | undefined;
}

/** Ingredients that others bind, wholly or in part. */
export interface Hindrance {
  readonly names: readonly string[];
  readonly by: readonly string[];
  readonly partly?: true | undefined;
}

/** One line of data/rules/effects.yaml. */
export interface EffectRule {
  readonly effect: string;
  /** The only areas where the effect can be. */
  readonly on?: readonly Area[] | undefined;
  /** Words of which the text of a product for hair must say one. */
  readonly 'on-hair'?: readonly string[] | undefined;
  /** Uses in which nobody expects it. */
  readonly 'not-in'?: readonly Context[] | undefined;
  /** Nobody expects it of a list that begins with one of these, propellants apart. */
  readonly 'not-led-by'?: readonly string[] | undefined;
  /** Nor where one stands among so many in front of what stays on: what may sting is not said to calm. */
  readonly 'led-among'?: number | undefined;
  /** What a product is bought for. */
  readonly purpose?: true | undefined;
  /** The only ingredients that show it with nothing beside them for it, in products that are not for the sun. */
  readonly alone?: readonly string[] | undefined;
  /** They do so among so many in front, or where their amount is declared. */
  readonly 'alone-first'?: number | undefined;
  /** Words of a text that names another purpose: there not even those show it alone. */
  readonly unless?: readonly string[] | undefined;
  readonly told?: readonly ToldRule[] | undefined;
  /** Products of which nobody expects it. */
  readonly 'not-of'?: Products | undefined;
  /** Products in which these ingredients are there for something else. */
  readonly elsewhere?: readonly { readonly names: readonly string[]; readonly in: Products }[] | undefined;
  /** What has this role shows it only while it is washed off, or in what is sold to scrub. */
  readonly 'rinsed-role'?: string | undefined;
  /** Percentages from which nobody knows whether less than was studied is enough, by ingredient; of less there is too little. */
  readonly 'unknown-from'?: Readonly<Record<string, number>> | undefined;
  /** Ingredients of which only a declared amount is surely enough: their names do not tell how concentrated they are. */
  readonly declared?: readonly string[] | undefined;
  /** Ingredients that stand in most lists for little: there may be enough only where the likeliest amount is. */
  readonly 'by-point'?: readonly string[] | undefined;
  /** Ingredients that others in the list are known to hold back: of what is left of them nobody knows whether it acts, so nothing is said; `partly`, where there is much of those: little. */
  readonly hindered?: readonly Hindrance[] | undefined;
  /** Several share the work: of one beside others less than it needs alone is not too little, but for these, which only colour behind the 1 % line. */
  readonly together?: readonly string[] | undefined;
  /** Amounts of fluorine, of all fluorides together. */
  readonly fluorine?: readonly FluorineAmount[] | undefined;
  /** Nor does what is named behind the perfume for its smell show it. */
  readonly 'not-as-scent'?: true | undefined;
  /** Nothing shows it that only looks like this flag here. */
  readonly flag?: FlagName | undefined;
  /** Words of which the title of a product that is not for the sun must say one: else nobody knows whether there is enough. */
  readonly named?: readonly string[] | undefined;
  /** Of these products it is not even unknown then. */
  readonly 'named-in'?: Products | undefined;
  /** acts: shows although the product is washed off; never: not to be expected of what is washed off. */
  readonly 'rinse-off'?: 'acts' | 'never' | undefined;
}
