CREATE TABLE `__new_held_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	`closed_at` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`draft` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_held_texts` (`id`, `user_id`, `kind`, `text`, `reason`, `at`, `closed_at`, `state`)
  SELECT `id`, `user_id`, `kind`, `text`, `reason`, `at`, `closed_at`, CASE WHEN `closed_at` IS NULL THEN 'waiting' ELSE 'refused' END FROM `held_texts`;--> statement-breakpoint
DROP TABLE `held_texts`;--> statement-breakpoint
ALTER TABLE `__new_held_texts` RENAME TO `held_texts`;--> statement-breakpoint
CREATE INDEX `held_texts_by_user` ON `held_texts` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `held_texts_waiting` ON `held_texts` (`at`) WHERE "held_texts"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE `users` ADD `banned_until` text;--> statement-breakpoint
CREATE INDEX `users_by_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`id`) WHERE "users"."role" = 'admin';--> statement-breakpoint
CREATE INDEX `users_banned` ON `users` (`created_at`) WHERE "users"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX `users_unconfirmed` ON `users` (`created_at`) WHERE "users"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX `complaints_by_subject` ON `complaints` (`subject`,`subject_id`);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`at`) WHERE "complaints"."closed_at" is null;
--> statement-breakpoint
-- A review follows the state of its text; an edited one is changed by who decides. A second review of the same author and subject is refused by its index.
CREATE TRIGGER `held_review_published` AFTER UPDATE OF `state` ON `held_texts`
WHEN new.`kind` = 'review' AND new.`state` = 'published' AND old.`state` <> 'published' AND new.`draft` ->> '$.edits' IS NULL BEGIN
  INSERT INTO `reviews` (`product_id`, `ingredient`, `user_id`, `rating`, `title`, `content`, `pros`, `cons`, `language`, `skin_type`, `created_at`, `edited_at`, `demo`)
    SELECT new.`draft` ->> '$.productId', new.`draft` ->> '$.ingredient', new.`user_id`, new.`draft` ->> '$.rating', new.`draft` ->> '$.title',
      new.`draft` ->> '$.content', new.`draft` ->> '$.pros', new.`draft` ->> '$.cons', new.`draft` ->> '$.language', new.`draft` ->> '$.skin',
      new.`draft` ->> '$.createdAt', new.`draft` ->> '$.editedAt', new.`draft` ->> '$.demo';
END;
--> statement-breakpoint
CREATE TRIGGER `held_review_taken_away` AFTER UPDATE OF `state` ON `held_texts`
WHEN new.`kind` = 'review' AND old.`state` = 'published' AND new.`state` <> 'published' AND new.`draft` ->> '$.edits' IS NULL BEGIN
  DELETE FROM `reviews` WHERE `user_id` IS new.`user_id` AND `created_at` = new.`draft` ->> '$.createdAt'
    AND `product_id` IS new.`draft` ->> '$.productId' AND `ingredient` IS new.`draft` ->> '$.ingredient';
END;
--> statement-breakpoint
-- Somebody must be able to open the desk.
CREATE TRIGGER `users_keep_an_administrator` BEFORE UPDATE OF `role`, `banned_at` ON `users`
WHEN old.`role` = 'admin' AND old.`banned_at` IS NULL AND (new.`role` <> 'admin' OR new.`banned_at` IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM `users` other WHERE other.`id` <> old.`id` AND other.`role` = 'admin' AND other.`banned_at` IS NULL) BEGIN
  SELECT RAISE(ABORT, 'last administrator');
END;
