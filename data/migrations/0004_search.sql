-- Search of products by title and brand. The tokenizer folds Latin letters only, so й and ё are folded here (src/core/search/vocabulary.ts folds alike).
CREATE VIRTUAL TABLE `product_search` USING fts5(`title_en`, `title_ru`, `brand`, tokenize = 'unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE VIRTUAL TABLE `product_words` USING fts5vocab('product_search', 'row');
--> statement-breakpoint
INSERT INTO `product_search` (`rowid`, `title_en`, `title_ru`, `brand`)
  SELECT p.`id`, replace(replace(replace(replace(p.`title_en`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'), replace(replace(replace(replace(p.`title_ru`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'), replace(replace(replace(replace(b.`name`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е') FROM `products` p JOIN `brands` b ON b.`id` = p.`brand_id`;
--> statement-breakpoint
CREATE TRIGGER `search_product_added` AFTER INSERT ON `products` BEGIN
  INSERT INTO `product_search` (`rowid`, `title_en`, `title_ru`, `brand`)
    SELECT new.`id`, replace(replace(replace(replace(new.`title_en`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'), replace(replace(replace(replace(new.`title_ru`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'), replace(replace(replace(replace(`name`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е') FROM `brands` WHERE `id` = new.`brand_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_renamed` AFTER UPDATE OF `title_en`, `title_ru`, `brand_id` ON `products`
  WHEN old.`title_en` IS NOT new.`title_en` OR old.`title_ru` IS NOT new.`title_ru` OR old.`brand_id` <> new.`brand_id` BEGIN
  UPDATE `product_search` SET `title_en` = replace(replace(replace(replace(new.`title_en`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'), `title_ru` = replace(replace(replace(replace(new.`title_ru`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е'),
    `brand` = (SELECT replace(replace(replace(replace(`name`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е') FROM `brands` WHERE `id` = new.`brand_id`) WHERE `rowid` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_product_removed` AFTER DELETE ON `products` BEGIN
  DELETE FROM `product_search` WHERE `rowid` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `search_brand_renamed` AFTER UPDATE OF `name` ON `brands` WHEN old.`name` <> new.`name` BEGIN
  UPDATE `product_search` SET `brand` = replace(replace(replace(replace(new.`name`, 'й', 'и'), 'Й', 'И'), 'ё', 'е'), 'Ё', 'Е') WHERE `rowid` IN (SELECT `id` FROM `products` WHERE `brand_id` = new.`id`);
END;
--> statement-breakpoint
-- What follows from a product alone is unpacked in the transaction that writes it (src/core/catalog/derived.ts says what it holds).
CREATE TRIGGER `derived_added` AFTER INSERT ON `products` WHEN new.`derived` IS NOT NULL BEGIN
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline';
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
END;
--> statement-breakpoint
CREATE TRIGGER `derived_changed` AFTER UPDATE OF `derived` ON `products` WHEN old.`derived` IS NOT new.`derived` BEGIN
  DELETE FROM `product_facts` WHERE `product_id` = new.`id`;
  DELETE FROM `postings` WHERE `product_id` = new.`id`;
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline'
    WHERE new.`derived` IS NOT NULL;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
END;
--> statement-breakpoint
-- A number that changes with everything the open lists show (src/db/queries/catalogue.ts).
INSERT OR IGNORE INTO `meta` (`key`, `value`) VALUES ('catalogue', '0');
--> statement-breakpoint
CREATE TRIGGER `catalogue_product_added` AFTER INSERT ON `products` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_product_changed` AFTER UPDATE ON `products` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_product_removed` AFTER DELETE ON `products` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_brand_added` AFTER INSERT ON `brands` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_brand_changed` AFTER UPDATE ON `brands` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_brand_removed` AFTER DELETE ON `brands` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_certificate_added` AFTER INSERT ON `brand_certificates` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
--> statement-breakpoint
CREATE TRIGGER `catalogue_certificate_removed` AFTER DELETE ON `brand_certificates` BEGIN
  UPDATE `meta` SET `value` = `value` + 1 WHERE `key` = 'catalogue';
END;
