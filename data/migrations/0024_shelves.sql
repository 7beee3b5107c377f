CREATE TABLE `kept_checks` (
	`user_id` integer NOT NULL,
	`id` text NOT NULL,
	`list` text NOT NULL,
	`name` text,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `seen_lists` (
	`user_id` integer NOT NULL,
	`alias` text NOT NULL,
	`list` text NOT NULL,
	`at` text NOT NULL,
	`told` text,
	PRIMARY KEY(`user_id`, `alias`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shelf_products` (
	`user_id` integer NOT NULL,
	`alias` text NOT NULL,
	`shelf` text NOT NULL,
	`opened` text,
	`months` integer,
	`changed_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `alias`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
