import { searchWords } from './vocabulary.ts';

/** What a product found shows of itself. */
interface Titled {
  readonly title: string;
  readonly brand: string;
}

const wordsOf = (text: string) => searchWords(text).join(' ');

/** How it is called just as somebody asked, if it is. `query`: words as `searchWords` writes them. */
export function calledSo({ title, brand }: Titled, query: string): 'title' | 'with brand' | null {
  if (wordsOf(`${brand} ${title}`) === query) return 'with brand';
  return wordsOf(title) === query ? 'title' : null;
}

/** Products with what is called as somebody asked first, and last what is called as its brand alone and so says nothing more; the rest keeps its order. */
export function inTitleOrder<Hit>(hits: readonly Hit[], query: string, titled: (hit: Hit) => Titled): Hit[] {
  const place = (hit: Hit): number => {
    const { title, brand } = titled(hit);
    const words = wordsOf(title);
    if (words === wordsOf(brand)) return 2;
    return calledSo({ title, brand }, query) ? 0 : 1;
  };
  return hits.toSorted((a, b) => place(a) - place(b));
}
