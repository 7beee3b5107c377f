CREATE TABLE `builds` (
	`id` integer PRIMARY KEY NOT NULL,
	`language` text NOT NULL,
	`reason` text NOT NULL,
	`by` integer,
	`state` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`step` text,
	`step_at` text,
	`done` integer,
	`total` integer,
	`alive_at` text NOT NULL,
	`pages` integer,
	`files` integer,
	`change` integer,
	`log` text,
	FOREIGN KEY (`by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `builds_by_language` ON `builds` (`language`,`id`);--> statement-breakpoint
CREATE TABLE `nightly_steps` (
	`id` integer PRIMARY KEY NOT NULL,
	`run` text NOT NULL,
	`step` text NOT NULL,
	`state` text NOT NULL,
	`started_at` text NOT NULL,
	`ended_at` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `nightly_steps_by_run` ON `nightly_steps` (`run`);