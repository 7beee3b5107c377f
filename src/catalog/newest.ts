import { statement } from './snapshot.ts';

/** Day on which the newest product of each list was added, for sitemaps. The newest product is the one with the highest id, which an index finds. */

function days(sql: string): ReadonlyMap<string, string> {
  const rows = statement(sql).all();
  return new Map(rows.map((row) => [String(row.key), String(row.day)]));
}

const newestOf = (group: 'brand' | 'category') =>
  `select newest.name as key, added_at as day from (select ${group} as name, max(id) as id from products group by ${group}) newest
   join products on products.id = newest.id`;

export function newestByBrand(): ReadonlyMap<string, string> {
  return days(newestOf('brand'));
}

export function newestByCategory(): ReadonlyMap<string, string> {
  return days(newestOf('category'));
}

/** By alias. */
export function newestByIngredient(): ReadonlyMap<string, string> {
  return days(
    `select ingredients.alias as key, products.added_at as day from ingredients join products
     on products.id = (select product from postings where ingredient = ingredients.id order by product desc limit 1)`,
  );
}

/** By "category ingredient". A distinctive ingredient stands in many lists of its category: its newest one is soon found from the end. */
export function newestByPair(): ReadonlyMap<string, string> {
  return days(
    `select pairs.category || ' ' || ingredients.alias as key,
       (select added_at from postings join products on products.id = postings.product
        where postings.ingredient = pairs.ingredient and products.category = pairs.category order by postings.product desc limit 1) as day
     from pairs join ingredients on ingredients.id = pairs.ingredient`,
  );
}
