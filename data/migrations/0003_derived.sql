CREATE TABLE `categories` (
	`alias` text PRIMARY KEY NOT NULL,
	`place` integer NOT NULL,
	`en` text NOT NULL,
	`ru` text NOT NULL,
	`context` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ingredients` (
	`id` integer PRIMARY KEY NOT NULL,
	`alias` text NOT NULL,
	`inci` text NOT NULL,
	`listed` text NOT NULL,
	`names_en` text NOT NULL,
	`names_ru` text NOT NULL,
	`record` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ingredients_alias_unique` ON `ingredients` (`alias`);--> statement-breakpoint
CREATE TABLE `postings` (
	`ingredient_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`place` integer,
	PRIMARY KEY(`ingredient_id`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `postings_by_product` ON `postings` (`product_id`);--> statement-breakpoint
CREATE TABLE `product_facts` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`withheld` integer NOT NULL,
	`length` integer NOT NULL,
	`flags` text NOT NULL,
	`effects` text NOT NULL,
	`benefit` integer NOT NULL,
	`skin` text NOT NULL,
	`outline` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
