-- What of the public catalogue changes is written down, each subject once with its newest change; builds read it (scripts/snapshot/changes.ts).
create trigger change_product_added after insert on products begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.id where new.id is not null;
end;
--> statement-breakpoint
create trigger change_product_edited after update of alias, brand_id, title_en, title_ru, category, list, list_date, status, discontinued_at, replaces, image_key, source, source_url, licence, added_at, updated_at on products begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.id where new.id is not null;
end;
--> statement-breakpoint
create trigger change_product_removed after delete on products begin
  delete from catalogue_changes where kind = 'product' and subject = cast(old.id as text);
  insert into catalogue_changes (kind, subject) select 'product', old.id where old.id is not null;
end;
--> statement-breakpoint
create trigger change_product_size_added after insert on product_sizes begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.product_id where new.product_id is not null;
end;
--> statement-breakpoint
create trigger change_product_size_edited after update on product_sizes begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.product_id where new.product_id is not null;
end;
--> statement-breakpoint
create trigger change_product_size_removed after delete on product_sizes begin
  delete from catalogue_changes where kind = 'product' and subject = cast(old.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', old.product_id where old.product_id is not null;
end;
--> statement-breakpoint
create trigger change_comparison_added after insert on comparisons begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.first as text);
  insert into catalogue_changes (kind, subject) select 'product', new.first where new.first is not null;
  delete from catalogue_changes where kind = 'product' and subject = cast(new.second as text);
  insert into catalogue_changes (kind, subject) select 'product', new.second where new.second is not null;
end;
--> statement-breakpoint
create trigger change_comparison_edited after update on comparisons begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.first as text);
  insert into catalogue_changes (kind, subject) select 'product', new.first where new.first is not null;
  delete from catalogue_changes where kind = 'product' and subject = cast(new.second as text);
  insert into catalogue_changes (kind, subject) select 'product', new.second where new.second is not null;
end;
--> statement-breakpoint
create trigger change_comparison_removed after delete on comparisons begin
  delete from catalogue_changes where kind = 'product' and subject = cast(old.first as text);
  insert into catalogue_changes (kind, subject) select 'product', old.first where old.first is not null;
  delete from catalogue_changes where kind = 'product' and subject = cast(old.second as text);
  insert into catalogue_changes (kind, subject) select 'product', old.second where old.second is not null;
end;
--> statement-breakpoint
create trigger change_brand_certificate_added after insert on brand_certificates begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(new.brand_id as text);
  insert into catalogue_changes (kind, subject) select 'brand', new.brand_id where new.brand_id is not null;
end;
--> statement-breakpoint
create trigger change_brand_certificate_edited after update on brand_certificates begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(new.brand_id as text);
  insert into catalogue_changes (kind, subject) select 'brand', new.brand_id where new.brand_id is not null;
end;
--> statement-breakpoint
create trigger change_brand_certificate_removed after delete on brand_certificates begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(old.brand_id as text);
  insert into catalogue_changes (kind, subject) select 'brand', old.brand_id where old.brand_id is not null;
end;
--> statement-breakpoint
create trigger change_review_added after insert on reviews begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.product_id where new.product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject = cast(new.ingredient as text);
  insert into catalogue_changes (kind, subject) select 'ingredient', new.ingredient where new.ingredient is not null;
end;
--> statement-breakpoint
create trigger change_brand_added after insert on brands begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(new.id as text);
  insert into catalogue_changes (kind, subject) select 'brand', new.id where new.id is not null;
end;
--> statement-breakpoint
create trigger change_alias_added after insert on old_aliases begin
  delete from catalogue_changes where kind = 'alias' and subject = cast(new.kind || ' ' || new.alias as text);
  insert into catalogue_changes (kind, subject) select 'alias', new.kind || ' ' || new.alias where new.kind || ' ' || new.alias is not null;
end;
--> statement-breakpoint
create trigger change_review_edited after update on reviews begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', new.product_id where new.product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject = cast(new.ingredient as text);
  insert into catalogue_changes (kind, subject) select 'ingredient', new.ingredient where new.ingredient is not null;
end;
--> statement-breakpoint
create trigger change_brand_edited after update on brands begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(new.id as text);
  insert into catalogue_changes (kind, subject) select 'brand', new.id where new.id is not null;
end;
--> statement-breakpoint
create trigger change_alias_edited after update on old_aliases begin
  delete from catalogue_changes where kind = 'alias' and subject = cast(new.kind || ' ' || new.alias as text);
  insert into catalogue_changes (kind, subject) select 'alias', new.kind || ' ' || new.alias where new.kind || ' ' || new.alias is not null;
end;
--> statement-breakpoint
create trigger change_review_removed after delete on reviews begin
  delete from catalogue_changes where kind = 'product' and subject = cast(old.product_id as text);
  insert into catalogue_changes (kind, subject) select 'product', old.product_id where old.product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject = cast(old.ingredient as text);
  insert into catalogue_changes (kind, subject) select 'ingredient', old.ingredient where old.ingredient is not null;
end;
--> statement-breakpoint
create trigger change_brand_removed after delete on brands begin
  delete from catalogue_changes where kind = 'brand' and subject = cast(old.id as text);
  insert into catalogue_changes (kind, subject) select 'brand', old.id where old.id is not null;
end;
--> statement-breakpoint
create trigger change_alias_removed after delete on old_aliases begin
  delete from catalogue_changes where kind = 'alias' and subject = cast(old.kind || ' ' || old.alias as text);
  insert into catalogue_changes (kind, subject) select 'alias', old.kind || ' ' || old.alias where old.kind || ' ' || old.alias is not null;
end;
--> statement-breakpoint
create trigger change_vote_added after insert on helpful_votes begin
  delete from catalogue_changes where kind = 'product' and subject in (select cast(product_id as text) from reviews where reviews.id = new.review_id);
  insert into catalogue_changes (kind, subject) select distinct 'product', product_id from reviews where reviews.id = new.review_id and product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject in (select cast(ingredient as text) from reviews where reviews.id = new.review_id);
  insert into catalogue_changes (kind, subject) select distinct 'ingredient', ingredient from reviews where reviews.id = new.review_id and ingredient is not null;
end;
--> statement-breakpoint
create trigger change_vote_removed after delete on helpful_votes begin
  delete from catalogue_changes where kind = 'product' and subject in (select cast(product_id as text) from reviews where reviews.id = old.review_id);
  insert into catalogue_changes (kind, subject) select distinct 'product', product_id from reviews where reviews.id = old.review_id and product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject in (select cast(ingredient as text) from reviews where reviews.id = old.review_id);
  insert into catalogue_changes (kind, subject) select distinct 'ingredient', ingredient from reviews where reviews.id = old.review_id and ingredient is not null;
end;
--> statement-breakpoint
create trigger change_author_renamed after update of username on users begin
  delete from catalogue_changes where kind = 'product' and subject in (select cast(product_id as text) from reviews where user_id = new.id);
  insert into catalogue_changes (kind, subject) select distinct 'product', product_id from reviews where user_id = new.id and product_id is not null;
  delete from catalogue_changes where kind = 'ingredient' and subject in (select cast(ingredient as text) from reviews where user_id = new.id);
  insert into catalogue_changes (kind, subject) select distinct 'ingredient', ingredient from reviews where user_id = new.id and ingredient is not null;
end;
