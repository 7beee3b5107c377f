ALTER TABLE `product_facts` ADD `enough` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What follows from a product is unpacked as before (0004_search.sql), and whether there is enough; until it is derived anew, nobody says so.
DROP TRIGGER `derived_added`;
--> statement-breakpoint
CREATE TRIGGER `derived_added` AFTER INSERT ON `products` WHEN new.`derived` IS NOT NULL BEGIN
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`, `enough`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline', coalesce(new.`derived` ->> '$.traits.enough', 0);
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
END;
--> statement-breakpoint
DROP TRIGGER `derived_changed`;
--> statement-breakpoint
CREATE TRIGGER `derived_changed` AFTER UPDATE OF `derived` ON `products` WHEN old.`derived` IS NOT new.`derived` BEGIN
  DELETE FROM `product_facts` WHERE `product_id` = new.`id`;
  DELETE FROM `postings` WHERE `product_id` = new.`id`;
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`, `enough`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline', coalesce(new.`derived` ->> '$.traits.enough', 0)
    WHERE new.`derived` IS NOT NULL;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
END;
