import type { Dose } from '#core/analysis/report.ts';
import { brandPath, categoryPath, productPath } from '#site/paths.ts';
import { Mark } from '#ui/analysis/answer/AnswerMarks.tsx';
import { StripMini } from '#ui/analysis/StripMini.tsx';
import { Linked } from '#ui/controls/Linked.tsx';
import { BrandName } from './BrandName.tsx';
import { doseLooks } from './dose-looks.ts';
import { type Face, RowFace } from './RowFace.tsx';

export interface ProductRowView extends Face {
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
  /** Ingredients that have a place in the list. */
  readonly places: number;
  /** The cells of its strip, drawn (StripMini). */
  readonly strip: string;
  /** What it is for; null where nothing can be promised. */
  readonly madeFor?: string | null;
  /** Is there enough of it? */
  readonly dose: { readonly dose: Dose; readonly word: string } | null;
  /** Says in words what matters: the strip is a hint only. */
  readonly words: readonly string[];
  /** Price, price by amount, rating: what is known of them. */
  readonly figures: readonly string[];
}

/** What the page itself says of all its products, so that no row repeats it. */
export type Within = 'brand' | 'category' | null;

/** One product of a list: name, brand and category, strip, words. */
export function ProductRow({ product, within }: { readonly product: ProductRowView; readonly within: Within }) {
  return (
    <li>
      <span>
        <a className="name" href={productPath(product.alias)} lang={product.titleLang}>
          {product.title}
        </a>
        <span className="byline" data-part="belongs-to">
          {within !== 'brand' && (
            <Linked href={product.brandAlias && brandPath(product.brandAlias)}>
              <BrandName name={product.brand} />
            </Linked>
          )}
          {within !== 'category' && <Linked href={product.categoryAlias && categoryPath(product.categoryAlias)}>{product.category}</Linked>}
        </span>
        {product.madeFor !== undefined && (
          <span className="row-for" data-part="made-for">
            {product.madeFor}
          </span>
        )}
      </span>
      <RowFace picture={product.picture} pack={product.pack} />
      <span className="row-picture">
        <StripMini cells={product.strip} />
        <span className="row-words" data-part="row-words">
          {product.dose && <Mark symbol={`dose-${product.dose.dose}`} word={product.dose.word} look={doseLooks[product.dose.dose]} />}
          {product.words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      </span>
      <span className="figures" data-part="figures">
        {product.figures.map((figure) => (
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
      {products.map((product) => (
        <ProductRow key={product.alias} product={product} within={within} />
      ))}
    </ul>
  );
}
