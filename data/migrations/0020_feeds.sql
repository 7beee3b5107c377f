CREATE TABLE `external_products` (
	`id` integer PRIMARY KEY NOT NULL,
	`feed_id` integer NOT NULL,
	`item` text NOT NULL,
	`brand` text NOT NULL,
	`title` text NOT NULL,
	`said` text NOT NULL,
	`without` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`match_id` integer,
	`match_by` text,
	`likeness` real,
	`product_id` integer,
	`added_at` text NOT NULL,
	`seen_at` text NOT NULL,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`match_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_products_by_item` ON `external_products` (`feed_id`,`item`);--> statement-breakpoint
CREATE INDEX `external_products_by_state` ON `external_products` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `external_products_by_match` ON `external_products` (`match_id`);--> statement-breakpoint
CREATE INDEX `external_products_by_product` ON `external_products` (`product_id`);--> statement-breakpoint
CREATE TABLE `feed_rejections` (
	`id` integer PRIMARY KEY NOT NULL,
	`feed_id` integer NOT NULL,
	`row` integer NOT NULL,
	`line` integer NOT NULL,
	`item` text,
	`code` text NOT NULL,
	`detail` text,
	FOREIGN KEY (`feed_id`) REFERENCES `feeds`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feed_rejections_by_row` ON `feed_rejections` (`feed_id`,`row`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`id` integer PRIMARY KEY NOT NULL,
	`shop` text NOT NULL,
	`address` text,
	`currency` text,
	`columns` text NOT NULL,
	`saved_at` text NOT NULL,
	`started_at` text,
	`position` integer DEFAULT 0 NOT NULL,
	`finished_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feeds_shop_unique` ON `feeds` (`shop`);