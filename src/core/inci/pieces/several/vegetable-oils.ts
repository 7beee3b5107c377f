import { identify } from '../../names/identify.ts';
import { bracketComponents } from '../brackets/bracket-components.ts';
import { type Found, found, type PieceInText, trimmedText } from '../found.ts';

const kind = 'Olus Oil';
/** In front of or behind a plant, in the languages whose plants the dictionary names so. */
const oilsOf = [(plant: string) => `масло ${plant}`, (plant: string) => `${plant} oil`, (plant: string) => `huile de ${plant}`];

/** "масло растительное (подсолнечное)", "Vegetable Oil (Sunflower, Soybean)": the bracket tells which oils they are. Null unless it does of all. */
export function vegetableOils(whole: PieceInText, { id }: Found): Found[] | null {
  const { lexicon } = whole.dictionary;
  if (lexicon.incis[id ?? -1] !== kind || whole.source[whole.end - 1] !== ')') return null;
  const oils = bracketComponents(whole).map(({ start, end }) => {
    const plant = trimmedText(whole.source.slice(start, end));
    const oil = oilsOf
      .map((name) => identify(lexicon, name(plant)))
      .find((one) => one && / (?:Oil|Butter)$/.test(lexicon.incis[one.id] ?? ''));
    return oil && lexicon.incis[oil.id] !== kind ? found({ ...whole, start, end }, oil.id, 'synonym') : null;
  });
  const known = oils.filter((oil) => oil !== null);
  const [only] = known;
  if (only && oils.length === 1) return [found(whole, only.id, 'synonym')];
  return known.length > 0 && known.length === oils.length ? known : null;
}
