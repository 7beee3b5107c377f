import { smallestUnits } from '#core/catalog/money.ts';
import { readShare } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import type { BookCategory, RecipeBook } from './recipe-book.ts';

/** A size a product is sold in. */
export interface DemoOffer {
  readonly size: string;
  /** In the smallest unit of the currency. */
  readonly price: number;
  readonly currency: string;
}

/** Twice as much costs less than twice the price. */
const bulk = 0.78;
const furtherSize = 35;
/** Cheapest and dearest brands against a middling one. */
const tiers = [0.65, 1.7] as const;

/** How a brand prices: its currency, its level and the ending of its prices. */
export interface Pricing {
  readonly currency: string;
  /** Smallest units per euro, at the brand's level. */
  readonly level: number;
  readonly ending: readonly [step: number, less: number];
}

export function pricingOf(brand: { readonly name: string; readonly country: string }, { prices }: RecipeBook, seed: string): Pricing {
  const money = prices.find(({ countries }) => countries.includes(brand.country));
  if (!money) throw new Error(`prices.yaml has no currency for ${brand.country}, the country of ${brand.name}.`);
  const random = randomOf(`${seed} prices ${brand.name}`);
  const tier = tiers[0] * (tiers[1] / tiers[0]) ** random.next();
  return { currency: money.currency, level: money.rate * smallestUnits(money.currency) * tier, ending: random.pick(money.endings) };
}

const amountOf = (size: string) => Number.parseFloat(size);
const unitOf = (size: string) => size.split(' ')[1];

/** Below so many steps prices go by half a step. */
const finerBelow = 7;

/** The nearest price that ends as the brand's prices do. */
function rounded(price: number, [whole, less]: Pricing['ending']): number {
  const step = price < finerBelow * whole && whole % 2 === 0 ? whole / 2 : whole;
  return Math.max(1, Math.round(price / step)) * step - less;
}

/** Sizes in one unit, smallest first, with prices. */
export function offersOf(random: Random, { sizes, price }: BookCategory, unit: string | undefined, pricing: Pricing): DemoOffer[] {
  const possible = sizes.filter((size) => unit === undefined || unitOf(size) === unit);
  const [main = sizes[0] ?? ''] = random.chance(80) ? possible : [random.pick(possible)];
  const sold = possible.filter((size) => size === main || (unitOf(size) === unitOf(main) && random.chance(furtherSize)));
  const [low, high] = readShare(price);
  const base = low * (high / low) ** random.next() * pricing.level;
  const standard = sizes.find((size) => unitOf(size) === unitOf(main)) ?? main;
  return sold
    .sort((a, b) => amountOf(a) - amountOf(b))
    .map((size) => ({
      size,
      price: rounded(base * (amountOf(size) / amountOf(standard)) ** bulk, pricing.ending),
      currency: pricing.currency,
    }));
}

/** The same sizes at `factor` times the price. */
export function raised(offers: readonly DemoOffer[], factor: number, { ending }: Pricing): DemoOffer[] {
  return offers.map((offer) => ({ ...offer, price: rounded(offer.price * factor, ending) }));
}
