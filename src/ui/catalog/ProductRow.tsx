import type { Dose } from '#core/analysis/verdicts.ts';
import { brandPath, categoryPath, productPath } from '#site/paths.ts';
import { Mark } from '#ui/analysis/answer/AnswerMarks.tsx';
import { StripMini } from '#ui/analysis/StripMini.tsx';
import { Linked } from '#ui/controls/Linked.tsx';
import { Kept } from '#ui/markup/Kept.tsx';
import { BrandName } from './BrandName.tsx';
import { doseLooks } from './dose-looks.ts';
import { type Face, RowFace } from './RowFace.tsx';

/** What a product is called in every list. */
export interface RowProduct {
  readonly alias: string;
  readonly title: string;
  /** The language of the title, where it is known and not the page's. */
  readonly titleLang?: string | undefined;
  readonly brand: string;
  /** Null where the brand has no page yet. */
  readonly brandAlias: string | null;
  readonly category: string;
  /** Null where the category has no page yet. */
  readonly categoryAlias: string | null;
  /** What it is for; null where nothing can be promised. */
  readonly madeFor?: string | null;
}

export interface ProductRowView extends Face {
  /** The same object in every list, by which what was drawn of it is kept. */
  readonly product: RowProduct;
  /** Ingredients that have a place in the list. */
  readonly places: number;
  /** The cells of its strip, drawn (StripMini). */
  readonly strip: string;
  /** Is there enough of it? */
  readonly dose: { readonly dose: Dose; readonly word: string } | null;
  /** Says in words what matters: the strip is a hint only. */
  readonly words: readonly string[];
  /** Price, price by amount, rating: what is known of them. */
  readonly figures: readonly string[];
}

/** What the page itself says of all its products, so that no row repeats it. */
export type Within = 'brand' | 'category' | null;

function named({ alias, title, titleLang, brand, brandAlias, category, categoryAlias, madeFor }: RowProduct, within: Within) {
  return (
    <span>
      <a className="name" href={productPath(alias)} lang={titleLang}>
        {title}
      </a>
      <span className="byline" data-part="belongs-to">
        {within !== 'brand' && (
          <Linked href={brandAlias && brandPath(brandAlias)}>
            <BrandName name={brand} />
          </Linked>
        )}
        {within !== 'category' && <Linked href={categoryAlias && categoryPath(categoryAlias)}>{category}</Linked>}
      </span>
      {madeFor !== undefined && (
        <span className="row-for" data-part="made-for">
          {madeFor}
        </span>
      )}
    </span>
  );
}

const names = {
  anywhere: (product: RowProduct) => named(product, null),
  brand: (product: RowProduct) => named(product, 'brand'),
  category: (product: RowProduct) => named(product, 'category'),
};

/** One product of a list: name, brand and category, strip, words. */
function ProductRow({ row, within }: { readonly row: ProductRowView; readonly within: Within }) {
  return (
    <li>
      <Kept draw={names[within ?? 'anywhere']} of={row.product} />
      <RowFace picture={row.picture} pack={row.pack} />
      <span className="row-picture">
        <StripMini cells={row.strip} />
        <span className="row-words" data-part="row-words">
          {row.dose && <Mark symbol={`dose-${row.dose.dose}`} word={row.dose.word} look={doseLooks[row.dose.dose]} />}
          {row.words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      </span>
      <span className="figures" data-part="figures">
        {row.figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
    </li>
  );
}

interface Props {
  readonly products: readonly ProductRowView[];
  readonly within?: Within;
}

export function ProductRows({ products, within = null }: Props) {
  return (
    <ul className="rows" data-comparable>
      {products.map((row) => (
        <ProductRow key={row.product.alias} row={row} within={within} />
      ))}
    </ul>
  );
}
