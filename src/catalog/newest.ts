import { statement } from './snapshot.ts';

/** Day on which the newest product of each list was added, for sitemaps. */

function days(sql: string): ReadonlyMap<string, string> {
  const rows = statement(sql).all();
  return new Map(rows.map((row) => [String(row.key), String(row.day)]));
}

export function newestByBrand(): ReadonlyMap<string, string> {
  return days('select brand as key, max(added_at) as day from products group by brand');
}

export function newestByCategory(): ReadonlyMap<string, string> {
  return days('select category as key, max(added_at) as day from products group by category');
}

/** By alias. The newest product of an ingredient is the one with the highest id. */
export function newestByIngredient(): ReadonlyMap<string, string> {
  return days(
    `select ingredients.alias as key, products.added_at as day
     from (select ingredient, max(product) as product from postings group by ingredient) newest
     join ingredients on ingredients.id = newest.ingredient join products on products.id = newest.product`,
  );
}

/** By "category ingredient". A telling ingredient stands in many lists of its category: its newest one is soon found from the end. */
export function newestByPair(): ReadonlyMap<string, string> {
  return days(
    `select pairs.category || ' ' || ingredients.alias as key,
       (select added_at from postings join products on products.id = postings.product
        where postings.ingredient = pairs.ingredient and products.category = pairs.category order by postings.product desc limit 1) as day
     from pairs join ingredients on ingredients.id = pairs.ingredient`,
  );
}
