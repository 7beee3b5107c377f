import type { Explanation } from '#core/similarity/explain.ts';
import type { Translator } from '#i18n/translator.ts';
import { DupeParts } from './DupeParts.tsx';
import { ProductRows, type ProductRowView } from './ProductRow.tsx';

interface Props {
  readonly id: string;
  /** `marks` are classes by which a choice above the list hides some of them. */
  readonly dupes: readonly { readonly row: ProductRowView; readonly explanation: Explanation; readonly marks: string }[];
  /** Names of ingredients by lexicon id. */
  readonly nameOf: (id: number) => string;
  readonly t: Translator;
}

/** Ingredients that a line of an explanation names. */
const named = 8;

/** Formulas from the likest on, each opened into what is shared and what is not. */
export function DupeRows({ id, dupes, nameOf, t }: Props) {
  return (
    <ol className="dupes" id={id} data-part="dupes">
      {dupes.map(({ row, explanation, marks }) => (
        <li key={row.product.alias} className={marks || undefined}>
          <ProductRows products={[row]} within="category" />
          <DupeParts explanation={explanation} nameOf={nameOf} most={named} t={t} />
        </li>
      ))}
    </ol>
  );
}
