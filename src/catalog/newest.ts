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

/** By "category ingredient". */
export function newestByPair(): ReadonlyMap<string, string> {
  return days(
    `select pairs.category || ' ' || ingredients.alias as key, max(products.added_at) as day
     from pairs join ingredients on ingredients.id = pairs.ingredient
     join postings on postings.ingredient = pairs.ingredient
     join products on products.id = postings.product and products.category = pairs.category
     group by pairs.category, pairs.ingredient`,
  );
}
