import type { Explanation } from '#core/similarity/explain.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { DupeParts } from './DupeParts.tsx';
import { ProductRows, type ProductRowView } from './ProductRow.tsx';

interface DupeRow {
  readonly row: ProductRowView;
  readonly explanation: Explanation;
  /** Which of the two lists were read whole. */
  readonly wholly: { readonly here: boolean; readonly there: boolean };
  /** Classes by which a choice above the list hides some of them. */
  readonly marks: string;
}

interface Props {
  readonly id: string;
  readonly dupes: readonly DupeRow[];
  /** Names of ingredients by lexicon id. */
  readonly nameOf: (id: number) => string;
  readonly t: PageTranslator;
}

/** Ingredients that a line of an explanation names. */
const named = 8;

/** What stands in one of the lists only is not said to be missing from one that was read in part. */
const unreadWords = ({ here, there }: DupeRow['wholly'], t: PageTranslator) => ({
  ...(!there && { missing: t('dupes.readHere') }),
  ...(!here && { added: t('dupes.readThere') }),
});

/** Formulas from the likest on, each opened into what is shared and what is not. */
export function DupeRows({ id, dupes, nameOf, t }: Props) {
  return (
    <ol className="dupes" id={id} data-part="dupes">
      {dupes.map(({ row, explanation, wholly, marks }) => (
        <li key={row.product.alias} className={marks || undefined}>
          <ProductRows products={[row]} within="category" />
          <DupeParts explanation={explanation} words={unreadWords(wholly, t)} nameOf={nameOf} most={named} t={t} />
        </li>
      ))}
    </ol>
  );
}
