import { productPath } from '#site/paths.ts';
import { StripMini } from '#ui/analysis/StripMini.tsx';
import type { StripModel } from '#ui/analysis/strip-model.ts';
import { BrandName } from './BrandName.tsx';

export interface ProductRowView {
  readonly alias: string;
  readonly title: string;
  readonly brand: string;
  readonly strip: StripModel;
  /** Says in words what matters: the strip is a hint only. */
  readonly words: readonly string[];
}

/** One product of a list: name, strip, words. */
export function ProductRow({ product }: { readonly product: ProductRowView }) {
  return (
    <li>
      <span>
        <a className="t" href={productPath(product.alias)}>
          {product.title}
        </a>
        <span className="b">
          <BrandName name={product.brand} />
        </span>
      </span>
      <StripMini strip={product.strip} height={16} />
      <span className="m">
        {product.words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </li>
  );
}

export function ProductRows({ products }: { readonly products: readonly ProductRowView[] }) {
  return (
    <ul className="rows">
      {products.map((product) => (
        <ProductRow key={product.alias} product={product} />
      ))}
    </ul>
  );
}
