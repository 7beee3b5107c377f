const most = 2 ** 27;

/** A product's number in the snapshot: the day it was added and its number in the live database, so that the order of numbers is the order of adding and no edit moves another product. */
export function productId(addedAt: string, live: number): number {
  return Math.floor(Date.parse(addedAt.slice(0, 10)) / 86_400_000) * most + live;
}
