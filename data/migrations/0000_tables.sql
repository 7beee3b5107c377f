CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`actor` integer,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text,
	FOREIGN KEY (`actor`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mailed_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`email` text,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`bucket` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`bucket`, `window_start`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`agent` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_verified_at` text,
	`password_hash` text,
	`role` text DEFAULT 'user' NOT NULL,
	`banned_at` text,
	`ban_reason` text,
	`avatar_key` text,
	`settings` text DEFAULT '{}' NOT NULL,
	`created_at` text NOT NULL,
	`demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `brand_certificates` (
	`brand_id` integer NOT NULL,
	`kind` text NOT NULL,
	`issuer` text NOT NULL,
	`checked` text NOT NULL,
	PRIMARY KEY(`brand_id`, `kind`, `issuer`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `brands` (
	`id` integer PRIMARY KEY NOT NULL,
	`alias` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`country` text,
	`website` text,
	`demo` integer DEFAULT false NOT NULL,
	`added_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`edited_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_alias_unique` ON `brands` (`alias`);--> statement-breakpoint
CREATE UNIQUE INDEX `brands_name_key_unique` ON `brands` (`name_key`);--> statement-breakpoint
CREATE TABLE `comparisons` (
	`first` integer NOT NULL,
	`second` integer NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`demo` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`first`, `second`),
	FOREIGN KEY (`first`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "comparisons_in_order" CHECK("comparisons"."first" < "comparisons"."second")
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file` text NOT NULL,
	`fingerprint` text NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`position` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`conflicts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ingredient_edits` (
	`id` integer PRIMARY KEY NOT NULL,
	`inci` text NOT NULL,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`author` integer,
	`at` text NOT NULL,
	`reverted_at` text,
	FOREIGN KEY (`author`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ingredient_edits_by_inci` ON `ingredient_edits` (`inci`);--> statement-breakpoint
CREATE TABLE `old_aliases` (
	`kind` text NOT NULL,
	`alias` text NOT NULL,
	`target` text,
	`since` text NOT NULL,
	PRIMARY KEY(`kind`, `alias`)
);
--> statement-breakpoint
CREATE TABLE `product_sizes` (
	`product_id` integer NOT NULL,
	`size` text NOT NULL,
	`price` integer,
	`currency` text,
	`price_date` text,
	PRIMARY KEY(`product_id`, `size`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`alias` text NOT NULL,
	`brand_id` integer NOT NULL,
	`title_en` text NOT NULL,
	`title_ru` text,
	`category` text,
	`list` text NOT NULL,
	`list_date` text,
	`status` text DEFAULT 'public' NOT NULL,
	`discontinued_at` text,
	`replaces` integer,
	`image_key` text,
	`source` text NOT NULL,
	`source_id` text,
	`source_url` text,
	`licence` text,
	`source_hash` text,
	`added_by` integer,
	`added_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`edited_at` text,
	`derived` text,
	`knowledge_version` text,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`replaces`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`added_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "products_list_not_empty" CHECK(length("products"."list") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_alias_unique` ON `products` (`alias`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_by_source` ON `products` (`source`,`source_id`);--> statement-breakpoint
CREATE INDEX `products_by_brand` ON `products` (`brand_id`);--> statement-breakpoint
CREATE INDEX `products_by_category` ON `products` (`category`,`added_at`);--> statement-breakpoint
CREATE INDEX `products_by_status` ON `products` (`status`,`added_at`);--> statement-breakpoint
CREATE TABLE `complaints` (
	`id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`by` integer,
	`at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `favorites` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`alias` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `alias`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `held_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_texts_by_user` ON `held_texts` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `helpful_votes` (
	`review_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`review_id`, `user_id`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer,
	`ingredient` text,
	`user_id` integer,
	`rating` integer NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`pros` text DEFAULT '' NOT NULL,
	`cons` text DEFAULT '' NOT NULL,
	`language` text NOT NULL,
	`skin_type` text,
	`created_at` text NOT NULL,
	`edited_at` text,
	`demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "reviews_one_subject" CHECK(("reviews"."product_id" is null) <> ("reviews"."ingredient" is null)),
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once_per_product` ON `reviews` (`user_id`,`product_id`) WHERE "reviews"."product_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once_per_ingredient` ON `reviews` (`user_id`,`ingredient`) WHERE "reviews"."ingredient" is not null;--> statement-breakpoint
CREATE INDEX `reviews_by_product` ON `reviews` (`product_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reviews_by_ingredient` ON `reviews` (`ingredient`,`created_at`);--> statement-breakpoint
CREATE TABLE `routines` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`steps` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
