import { foldTitle } from '#core/imports/title-words.ts';

/** A product as it is sold. */
export interface Sold {
  readonly brand: string;
  readonly brandName: string;
  readonly title: string;
}

const names = (text: string, brandName: string) => ` ${foldTitle(text)} `.includes(` ${foldTitle(brandName)} `);

/** "SPF 30", "LSF50+", «СЗФ 15». */
const sunFactor = /(?<!\p{L})(?:spf|lsf|fps|сзф)\s?(\d{1,3})/iu;
const sunFactorOf = ({ title }: Sold) => sunFactor.exec(title)?.[1] ?? null;

/** Does another house sell the second one, as far as brands and titles tell, for the same use? A line that names its house in its title is no other brand, and another sun factor is another product. */
export function isOfOtherBrand(here: Sold, there: Sold): boolean {
  if (here.brand === there.brand) return false;
  const isNamed = (one: Sold, other: Sold) => names(`${one.brandName} ${one.title}`, other.brandName);
  if (isNamed(here, there) || isNamed(there, here)) return false;
  const factors = [sunFactorOf(here), sunFactorOf(there)];
  return factors.includes(null) || factors[0] === factors[1];
}
