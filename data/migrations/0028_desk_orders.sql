CREATE TABLE `product_twins` (
	`product_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `products_by_brand`;--> statement-breakpoint
CREATE INDEX `desk_by_title` ON `products` ("title_en" collate nocase,`id`,`status`,`category`,`category_sure`,`source`,`image_key`,`discontinued_at`,`brand_id`);--> statement-breakpoint
CREATE INDEX `desk_by_brand` ON `products` (`brand_id`,`id`,`status`,`category`,`category_sure`,`source`,`image_key`,`discontinued_at`);--> statement-breakpoint
CREATE INDEX `desk_by_category` ON `products` (`category`,`id`,`status`,`category_sure`,`source`,`image_key`,`discontinued_at`,`brand_id`);--> statement-breakpoint
CREATE INDEX `desk_by_status` ON `products` (`status`,`id`,`category`,`category_sure`,`source`,`image_key`,`discontinued_at`,`brand_id`);--> statement-breakpoint
CREATE INDEX `desk_by_added` ON `products` (`added_at`,`id`,`status`,`category`,`category_sure`,`source`,`image_key`,`discontinued_at`,`brand_id`);--> statement-breakpoint
CREATE INDEX `desk_by_updated` ON `products` (`updated_at`,`id`,`status`,`category`,`category_sure`,`source`,`image_key`,`discontinued_at`,`brand_id`);--> statement-breakpoint
CREATE INDEX `products_by_list` ON `products` (`brand_id`,length("list"));--> statement-breakpoint
CREATE INDEX `brands_by_name` ON `brands` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `product_facts_withheld` ON `product_facts` (`product_id`) WHERE "product_facts"."withheld" = 1;--> statement-breakpoint
CREATE INDEX `product_facts_prose` ON `product_facts` (`product_id`) WHERE "product_facts"."prose" = 1;--> statement-breakpoint
CREATE INDEX `product_facts_over_limit` ON `product_facts` (`product_id`) WHERE "product_facts"."over_limit" = 1;--> statement-breakpoint
-- Twins are marked when a product is written: to compare all lists whenever an editor asks takes half a second at 40,000 products.
-- None is marked twice, and not by OR IGNORE: what a statement says of conflicts, like ON CONFLICT of imports, goes for its triggers too.
CREATE VIEW `products_with_twin` AS
  SELECT mine.`id`, mine.`brand_id`, mine.`list` FROM `products` mine WHERE +mine.`status` IN ('public', 'pending') AND EXISTS (
    SELECT 1 FROM `products` other WHERE other.`brand_id` = mine.`brand_id` AND length(other.`list`) = length(mine.`list`)
      AND other.`list` = mine.`list` AND +other.`status` = 'public' AND other.`id` <> mine.`id`);
--> statement-breakpoint
CREATE TRIGGER `twins_added` AFTER INSERT ON `products` BEGIN
  INSERT INTO `product_twins` SELECT `id` FROM `products_with_twin`
    WHERE `brand_id` = new.`brand_id` AND length(`list`) = length(new.`list`) AND `list` = new.`list`
      AND `id` NOT IN (SELECT `product_id` FROM `product_twins`);
END;
--> statement-breakpoint
CREATE TRIGGER `twins_changed` AFTER UPDATE OF `brand_id`, `list`, `status` ON `products`
WHEN old.`brand_id` <> new.`brand_id` OR old.`list` <> new.`list` OR old.`status` <> new.`status` BEGIN
  DELETE FROM `product_twins` WHERE `product_id` = new.`id` OR `product_id` IN (
    SELECT `id` FROM `products` WHERE `brand_id` = old.`brand_id` AND length(`list`) = length(old.`list`) AND `list` = old.`list`);
  INSERT INTO `product_twins` SELECT `id` FROM `products_with_twin`
    WHERE `brand_id` = old.`brand_id` AND length(`list`) = length(old.`list`) AND `list` = old.`list`
      AND `id` NOT IN (SELECT `product_id` FROM `product_twins`);
  INSERT INTO `product_twins` SELECT `id` FROM `products_with_twin`
    WHERE `brand_id` = new.`brand_id` AND length(`list`) = length(new.`list`) AND `list` = new.`list`
      AND `id` NOT IN (SELECT `product_id` FROM `product_twins`);
END;
--> statement-breakpoint
CREATE TRIGGER `twins_removed` AFTER DELETE ON `products` BEGIN
  DELETE FROM `product_twins` WHERE `product_id` IN (
    SELECT `id` FROM `products` WHERE `brand_id` = old.`brand_id` AND length(`list`) = length(old.`list`) AND `list` = old.`list`);
  INSERT INTO `product_twins` SELECT `id` FROM `products_with_twin`
    WHERE `brand_id` = old.`brand_id` AND length(`list`) = length(old.`list`) AND `list` = old.`list`
      AND `id` NOT IN (SELECT `product_id` FROM `product_twins`);
END;
--> statement-breakpoint
INSERT INTO `product_twins` SELECT `id` FROM `products_with_twin`;
