CREATE TABLE `recovery_codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_by_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_used_at` text;
--> statement-breakpoint
-- It belongs to the role, whoever takes that away.
CREATE TRIGGER `second_factor_of_role` AFTER UPDATE OF `role` ON `users` WHEN new.`role` <> 'admin' BEGIN
  DELETE FROM `second_factors` WHERE `user_id` = new.`id`;
  DELETE FROM `recovery_codes` WHERE `user_id` = new.`id`;
END;
