CREATE TABLE `offer_prices` (
	`offer_id` integer NOT NULL,
	`day` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`offer_id`, `day`),
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`source` text NOT NULL,
	`item` text NOT NULL,
	`shop` text NOT NULL,
	`size` text NOT NULL,
	`currency` text NOT NULL,
	`price` integer NOT NULL,
	`link` text,
	`seen_at` text NOT NULL,
	`seen_in` integer,
	`ended_at` text,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`seen_in`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_by_item` ON `offers` (`source`,`item`,`shop`,`size`,`currency`);--> statement-breakpoint
CREATE INDEX `offers_by_product` ON `offers` (`product_id`);
--> statement-breakpoint
create trigger change_offer_added after insert on offers begin
  delete from catalogue_changes where kind = 'product' and subject = cast(new.product_id as text);
  insert into catalogue_changes (kind, subject) values ('product', new.product_id);
  update meta set value = value + 1 where key = 'catalogue';
end;
--> statement-breakpoint
-- That it was seen again says nothing new.
create trigger change_offer_edited after update of product_id, shop, size, currency, price, link, ended_at on offers begin
  delete from catalogue_changes where kind = 'product' and subject in (cast(old.product_id as text), cast(new.product_id as text));
  insert into catalogue_changes (kind, subject) select distinct 'product', subject from (select old.product_id as subject union select new.product_id);
  update meta set value = value + 1 where key = 'catalogue';
end;
--> statement-breakpoint
create trigger change_offer_removed after delete on offers begin
  delete from catalogue_changes where kind = 'product' and subject = cast(old.product_id as text);
  insert into catalogue_changes (kind, subject) values ('product', old.product_id);
  update meta set value = value + 1 where key = 'catalogue';
end;
