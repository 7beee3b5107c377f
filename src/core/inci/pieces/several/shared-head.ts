import { identify } from '../../names/identify.ts';
import { type PieceInText, slash, splitWithOffsets, trimmedText } from '../found.ts';

const heads =
  /\s(copolymer|crosspolymer|polymer|ferment(?: filtrate| lysate| extract)*|extract|oil|water|powder|butter|wax|juice|esters|(?:со|ко|кросс?)?полимер)$/i;
const ofAll = /polymer|ferment|полимер/i;

/** "Mentha Piperita Leaf/Urtica Dioica Leaf Extract", "Styrene/Foo Copolymer": the last word belongs to every part, so all of it is one name. */
export function sharesHead({ dictionary: { lexicon }, source, start, end }: PieceInText): boolean {
  const raw = source.slice(start, end);
  const head = /[/\\|]/.test(raw) ? heads.exec(raw)?.[1] : undefined;
  if (head === undefined || /[()[\]]/.test(raw)) return false;
  const parts = splitWithOffsets(raw, slash).map(({ text }) => trimmedText(text));
  const own = identify(lexicon, parts.at(-1) ?? '');
  return parts
    .slice(0, -1)
    .some(
      (part) => !heads.test(part) && identify(lexicon, part)?.id !== own?.id && (ofAll.test(head) || identify(lexicon, `${part} ${head}`)),
    );
}
