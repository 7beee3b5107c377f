import { packShapes } from './pack-shapes.ts';
import { type PackedProduct, productPack } from './product-pack.ts';

/** The shapes of a pack in a row. */
export const rowPack = (product: PackedProduct): string => packShapes(productPack(product), 'row');
