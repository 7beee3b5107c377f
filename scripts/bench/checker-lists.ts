import { generateDemo } from '#core/demo/products.ts';
import { factsByName, plantLabels, readRecipeBook } from '../catalog/recipe-book.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';

const wanted = { lists: 24, least: 20, most: 40 };

/** As typed by hand: a letter is missing in two names, and a trade name stands in the middle that nobody knows. */
function typed(list: string): string {
  const names = list.split(', ');
  const slip = (name: string) => (name.length > 6 ? name.slice(0, 4) + name.slice(5) : name);
  return names
    .map((name, place) => (place === 3 || place === 11 ? slip(name) : name))
    .toSpliced(9, 0, 'AquaVitalis Complex')
    .join(', ');
}

/** Lists as labels print them, taken from the demonstration; every third with slips. */
export function checkerLists(): string[] {
  const base = loadKnowledge();
  const demo = generateDemo({ seed: 'bench', count: 600, book: readRecipeBook(), facts: factsByName(base), plants: plantLabels(base) });
  const typical = demo
    .map(({ list }) => list)
    .filter((list) => {
      const { length } = list.split(', ');
      return length >= wanted.least && length <= wanted.most;
    });
  const step = Math.floor(typical.length / wanted.lists);
  return Array.from({ length: wanted.lists }, (_, index) => typical[index * step] ?? '').map((list, index) =>
    index % 3 === 2 ? typed(list) : list,
  );
}
