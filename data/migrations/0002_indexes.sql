CREATE INDEX `comparisons_by_second` ON `comparisons` (`second`);--> statement-breakpoint
CREATE INDEX `products_by_replaced` ON `products` (`replaces`);--> statement-breakpoint
CREATE INDEX `products_by_adder` ON `products` (`added_by`);--> statement-breakpoint
CREATE INDEX `helpful_votes_by_user` ON `helpful_votes` (`user_id`);--> statement-breakpoint
CREATE INDEX `reviews_by_user` ON `reviews` (`user_id`,`created_at`);