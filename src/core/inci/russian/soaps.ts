import { keyOf } from '../names/fold.ts';
import { find, type Lexicon } from '../names/lexicon.ts';
import { soapOfOil } from '../names/soaps.ts';

const metals: Readonly<Record<string, string>> = { натри: 'Sodium', кали: 'Potassium' };
const soap = /^(натри|кали)ев(?:ые|ая|ое) (?:сол[иь] жирных кислот|мыл[оа]) (.+)$/;

/** "калиевые соли жирных кислот оливкового масла", "натриевое мыло кокосового масла": what becomes of the oil. */
export function soapOfFat(
  lexicon: Lexicon,
  words: readonly string[],
  identify: (words: readonly string[]) => number | null,
): number | null {
  const [, metal, oil] = soap.exec(words.join(' ')) ?? [];
  const id = oil === undefined ? null : identify(oil.split(' '));
  const inci = id === null ? null : soapOfOil(lexicon.incis[id] ?? '');
  return inci == null ? null : (find(lexicon, keyOf(inci.replace('Sodium', metals[metal ?? ''] ?? '')))?.id ?? null);
}
