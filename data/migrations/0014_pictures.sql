CREATE TABLE `dropped_pictures` (
	`key` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_pictures` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`address` text NOT NULL,
	`author` text,
	`licence` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`tried_at` text,
	`due_at` text,
	`failure` text,
	`failure_detail` text,
	`etag` text,
	`modified` text,
	`content_hash` text,
	`key` text,
	`bytes` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_pictures_by_due` ON `product_pictures` (`due_at`);
--> statement-breakpoint
-- What a product shows follows its copy, unless somebody uploaded another picture; a copy that is no longer shown is written down, for its files.
CREATE TRIGGER `picture_copied` AFTER UPDATE OF `key` ON `product_pictures` WHEN old.`key` IS NOT new.`key` BEGIN
  INSERT OR IGNORE INTO `dropped_pictures` (`key`) SELECT old.`key` WHERE old.`key` IS NOT NULL;
  DELETE FROM `dropped_pictures` WHERE `key` = new.`key`;
  UPDATE `products` SET `image_key` = new.`key` WHERE `id` = new.`product_id` AND `image_key` IS old.`key`;
END;
--> statement-breakpoint
CREATE TRIGGER `picture_removed` AFTER DELETE ON `product_pictures` WHEN old.`key` IS NOT NULL BEGIN
  INSERT OR IGNORE INTO `dropped_pictures` (`key`) VALUES (old.`key`);
  UPDATE `products` SET `image_key` = NULL WHERE `id` = old.`product_id` AND `image_key` = old.`key`;
END;
--> statement-breakpoint
-- Pages name author and licence beside the picture.
CREATE TRIGGER `change_picture_credited` AFTER UPDATE OF `author`, `licence` ON `product_pictures` WHEN new.`key` IS NOT NULL BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'product' AND `subject` = CAST(new.`product_id` AS text);
  INSERT INTO `catalogue_changes` (`kind`, `subject`) VALUES ('product', new.`product_id`);
END;
