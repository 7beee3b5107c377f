CREATE TABLE `unsent_mails` (
	`id` integer PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`asked_at` text NOT NULL,
	`tries` integer DEFAULT 1 NOT NULL,
	`due_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unsent_mails_by_due` ON `unsent_mails` (`due_at`);