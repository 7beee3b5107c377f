import { foldTitle } from '#core/imports/title-words.ts';
import { strengthsApart } from './strength.ts';

/** A product as it is sold. */
export interface Sold {
  readonly brand: string;
  readonly brandName: string;
  readonly title: string;
}

const names = (text: string, brandName: string) => ` ${foldTitle(text)} `.includes(` ${foldTitle(brandName)} `);

/** Does another house sell the second one, as far as brands and titles tell, for the same use? A line that names its house in its title is no other brand, and another strength is another product. */
export function isOfOtherBrand(here: Sold, there: Sold): boolean {
  if (here.brand === there.brand) return false;
  const isNamed = (one: Sold, other: Sold) => names(`${one.brandName} ${one.title}`, other.brandName);
  return !isNamed(here, there) && !isNamed(there, here) && strengthsApart(here.title, there.title) === null;
}
