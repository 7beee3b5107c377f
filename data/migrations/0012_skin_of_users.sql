-- A user has as many skin types as they say; before, it was one or none.
UPDATE `users` SET `settings` = json_set(json_remove(`settings`, '$.skinType'), '$.skin', json_array(`settings` ->> '$.skinType'))
  WHERE `settings` ->> '$.skinType' IS NOT NULL;
--> statement-breakpoint
UPDATE `users` SET `settings` = json_remove(`settings`, '$.skinType') WHERE json_type(`settings`, '$.skinType') IS NOT NULL;
