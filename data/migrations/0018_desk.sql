CREATE TABLE `unread_names` (
	`product_id` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`product_id`, `name`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unread_names_by_name` ON `unread_names` (`name`);--> statement-breakpoint
CREATE TABLE `catalogue_figures` (
	`day` text PRIMARY KEY NOT NULL,
	`products` integer NOT NULL,
	`names` integer NOT NULL,
	`unread` integer NOT NULL,
	`whole` integer NOT NULL,
	`withheld` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `crawls` (
	`crawler` text NOT NULL,
	`file` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`crawler`, `file`)
);
--> statement-breakpoint
CREATE TABLE `import_jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file` text,
	`name` text NOT NULL,
	`shop` text,
	`since` text,
	`by` integer,
	`state` text NOT NULL,
	`asked_at` text NOT NULL,
	`started_at` text,
	`ended_at` text,
	`share` real,
	`restarts` integer DEFAULT 0 NOT NULL,
	`log` text,
	FOREIGN KEY (`by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `import_jobs_by_state` ON `import_jobs` (`state`);--> statement-breakpoint
CREATE TABLE `visits` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `page`)
);
--> statement-breakpoint
ALTER TABLE `imports` ADD `job` integer;--> statement-breakpoint
ALTER TABLE `product_facts` ADD `prose` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `product_facts` ADD `over_limit` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What follows from a product is unpacked as before (0011_enough.sql), and what editors work off; until it is derived anew, nobody says so.
DROP TRIGGER `derived_added`;
--> statement-breakpoint
CREATE TRIGGER `derived_added` AFTER INSERT ON `products` WHEN new.`derived` IS NOT NULL BEGIN
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`, `enough`, `prose`, `over_limit`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline', coalesce(new.`derived` ->> '$.traits.enough', 0),
      coalesce(new.`derived` ->> '$.quality.prose', 0), coalesce(new.`derived` ->> '$.quality.overLimit', 0);
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `unread_names` (`product_id`, `name`)
    SELECT new.`id`, item.`value` FROM json_each(new.`derived`, '$.quality.unread') item;
END;
--> statement-breakpoint
DROP TRIGGER `derived_changed`;
--> statement-breakpoint
CREATE TRIGGER `derived_changed` AFTER UPDATE OF `derived` ON `products` WHEN old.`derived` IS NOT new.`derived` BEGIN
  DELETE FROM `product_facts` WHERE `product_id` = new.`id`;
  DELETE FROM `postings` WHERE `product_id` = new.`id`;
  DELETE FROM `unread_names` WHERE `product_id` = new.`id`;
  INSERT INTO `product_facts` (`product_id`, `withheld`, `length`, `flags`, `effects`, `benefit`, `skin`, `outline`, `enough`, `prose`, `over_limit`)
    SELECT new.`id`, new.`derived` ->> '$.withheld', json_array_length(new.`derived`, '$.items'),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.flags')),
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.effects')),
      new.`derived` ->> '$.traits.benefit',
      (SELECT coalesce(group_concat(`value`, ' '), '') FROM json_each(new.`derived`, '$.traits.skin')),
      new.`derived` -> '$.outline', coalesce(new.`derived` ->> '$.traits.enough', 0),
      coalesce(new.`derived` ->> '$.quality.prose', 0), coalesce(new.`derived` ->> '$.quality.overLimit', 0)
    WHERE new.`derived` IS NOT NULL;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, item.`key` + 1 FROM json_each(new.`derived`, '$.items') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `postings` (`ingredient_id`, `product_id`, `place`)
    SELECT i.`id`, new.`id`, NULL FROM json_each(new.`derived`, '$.mayContain') item JOIN `ingredients` i ON i.`alias` = item.`value`;
  INSERT OR IGNORE INTO `unread_names` (`product_id`, `name`)
    SELECT new.`id`, item.`value` FROM json_each(new.`derived`, '$.quality.unread') item;
END;
