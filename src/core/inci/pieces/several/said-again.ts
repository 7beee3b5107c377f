import type { Lexicon } from '../../names/lexicon.ts';

const wax = / (?:Cera|Wax)$/;
const vitamin = /^\W*(?:vitamin[ea]?|витамин)\s\p{L}\W*$/iu;
/** Letters that all forms of a vitamin begin with. */
const stem = 5;

/** "Candelilla Cera, Cire de Candelilla", "Tocopheryl Acetate, Vitamin E": what stands behind a name and says no more than that. */
export function saysAgain({ incis }: Lexicon, front: number | null, id: number, text: string): boolean {
  if (front === null) return false;
  if (front === id) return true;
  const [own, other] = [incis[front] ?? '', incis[id] ?? ''];
  if (wax.test(own) && wax.test(other)) return own.replace(wax, '') === other.replace(wax, '');
  return vitamin.test(text) && own.slice(0, stem) === other.slice(0, stem);
}
