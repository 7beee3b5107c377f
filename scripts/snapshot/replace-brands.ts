import type { BrandRecord } from '#core/catalog/records.ts';
import type { PublicBrand } from '#db/snapshot/public-products.ts';
import type { Store } from './statements.ts';

/** Puts the brands as they are now; what is counted of them is kept, and counted anew with the products. Were there others before? */
export function replaceBrands(store: Store, brands: readonly PublicBrand[]): boolean {
  const held = new Map(store.all('select alias, record from brands').map(({ alias, record }) => [String(alias), String(record)]));
  const present = new Set(brands.map(({ alias }) => alias));
  const gone = [...held.keys()].filter((alias) => !present.has(alias));
  for (const alias of gone) store.run('delete from brands where alias = ?', alias);
  const changed = brands.filter(({ id: _, ...brand }) => {
    const before = held.get(brand.alias);
    const { productCount = 0, flags = null } = before === undefined ? {} : (JSON.parse(before) as BrandRecord);
    const record = JSON.stringify(flags === null ? brand : { ...brand, productCount, flags });
    if (record === before) return false;
    store.run(
      'insert into brands values (?, ?, ?) on conflict do update set name = excluded.name, record = excluded.record',
      brand.alias,
      brand.name,
      record,
    );
    return true;
  });
  return gone.length + changed.length > 0;
}
