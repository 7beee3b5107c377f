-- The snapshot's read side (data/snapshot.db): public rows and what is derived from them. Written by scripts/snapshot, read by src/catalog.
create table meta (key text primary key, value text not null) without rowid;
create table ingredients (id integer primary key, alias text not null unique, inci text not null, family text not null, product_count integer not null, record text not null);
-- place: the order of the site.
create table categories (alias text primary key, place integer not null, record text not null) without rowid;
create table brands (alias text primary key, name text not null, record text not null) without rowid;
-- id: day of adding and number in the live database in one (scripts/snapshot/product-id.ts), so that the highest ids of an index are the newest products.
-- changed_at: when the record or what is said of it changed last. fingerprint: hash of the record, of which those of pages are made.
create table products (id integer primary key, alias text not null unique, brand text not null, category text not null, added_at text not null, changed_at text not null,
  live integer not null unique, discontinued integer not null, replaces text, replaced_by text, fingerprint integer not null, record text not null);
-- What lists of everything are made of, without the records.
create index products_in_order on products (id, alias, brand, category, added_at, changed_at, discontinued, replaces, replaced_by, fingerprint);
create index products_by_brand on products (brand);
create index products_by_category on products (category);
-- place: position in the list, from 1; may-contain and duplicates have none and stand apart. share: estimated, in thousandths of a percent; null where nothing is known of amounts.
-- dose: the best of what the ingredient is there for, as a place in `doses` (core/analysis/report.ts); null where it is there for nothing that was studied.
create table postings (ingredient integer not null references ingredients, product integer not null references products, place integer, share integer, dose integer, primary key (ingredient, product)) without rowid;
create index postings_by_product on postings (product, place);
-- What the figures of ingredients, brands and categories are counted from, so that a changed product does not mean reading all lists again.
-- line_*: places between which the list passes 1 %. flags: those that are tallied; null where too little was recognised. roles, effects: by spaces.
-- finer_kind: what is suggested beside it shares it (core/similarity/finer-kind.ts); null where the category is not certain. raised: of what fronts say to be absent what is not; null where not every name was read.
create table readings (product integer primary key references products, line_from integer, line_to integer, flags text, roles text not null, effects text not null, sound text not null, finer_kind text, raised text);
create table category_counts (category text not null, ingredient integer not null, products integer not null, primary key (category, ingredient)) without rowid;
-- The distinctive ingredients of each category, most distinctive first; each pair has a page of its own.
create table pairs (category text not null references categories, rank integer not null, ingredient integer not null references ingredients, product_count integer not null, primary key (category, rank)) without rowid;
create index pairs_by_ingredient on pairs (ingredient);
-- Reviews of products and of ingredients (kind) as records, the newest of a subject first (by rowid); samples of the demonstration are marked in the record.
create table reviews (kind text not null, subject integer not null, record text not null);
create index reviews_by_subject on reviews (kind, subject);
-- samples: how many of them are samples. histogram: JSON, how many gave 1, 2, 3, 4 and 5.
create table review_summaries (kind text not null, subject integer not null, average real not null, count integer not null, samples integer not null, histogram text not null, primary key (kind, subject)) without rowid;
-- The products each one is most often compared with.
create table often_compared (product integer not null references products, other integer not null references products, count integer not null, primary key (product, other)) without rowid;
-- What is seen of each list from afar (core/catalog/outline.ts), JSON.
create table outlines (product integer primary key references products, record text not null);
-- Lists as they are compared: lexicon ids in label order with estimated shares, JSON. The weights stand in meta ("idf").
create table formulas (product integer primary key references products, record text not null);
-- The products of the same category most like each one, rank from 1. twin: 0, or from 1 for products of its brand with nearly the same list, which share its rank and score.
create table dupes (product integer not null references products, rank integer not null, twin integer not null, other integer not null references products, score real not null, primary key (product, rank, twin)) without rowid;
-- Products that are newer than the lists of dupes: none in a snapshot that a build made (scripts/engine/filled-catalog.ts).
create table uncompared (product integer primary key references products);
-- Products that readers of one may also like; shared: JSON, the effects that both have.
create table also_like (product integer not null references products, rank integer not null, other integer not null references products, shared text not null, primary key (product, rank)) without rowid;
-- What was touched since the snapshot was written (scripts/snapshot/touched.ts), with the change of the live database that touched it last.
create table touched (kind text not null, subject text not null, change integer not null, primary key (kind, subject)) without rowid;
