-- The snapshot's read side (data/snapshot.db): public rows and what is derived from them. Written by scripts/snapshot, read by src/catalog.
create table meta (key text primary key, value text not null) without rowid;
create table ingredients (id integer primary key, alias text not null unique, inci text not null, family text not null, product_count integer not null, record text not null);
create table categories (alias text primary key, record text not null) without rowid;
create table brands (alias text primary key, name text not null, record text not null) without rowid;
create table products (id integer primary key, alias text not null unique, brand text not null, category text not null, added_at text not null, record text not null);
-- place: position in the list, from 1; may-contain and duplicates have none and stand apart.
create table postings (ingredient integer not null references ingredients, product integer not null references products, place integer, primary key (ingredient, product)) without rowid;
create index postings_by_product on postings (product, place);
