CREATE TABLE `product_records` (
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`product_id` integer NOT NULL,
	`hash` text NOT NULL,
	`united_by` text NOT NULL,
	`withdrawn` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`source`, `source_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_records_by_product` ON `product_records` (`product_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `withdrawn` integer DEFAULT false NOT NULL;