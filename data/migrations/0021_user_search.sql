-- Parts of names and addresses of accounts are found by threes of letters: among a hundred thousand, reading all would take too long.
CREATE VIRTUAL TABLE `user_search` USING fts5(`username`, `email`, tokenize = 'trigram');
--> statement-breakpoint
INSERT INTO `user_search` (`rowid`, `username`, `email`) SELECT `id`, `username_key`, `email_key` FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `user_search_added` AFTER INSERT ON `users` BEGIN
  INSERT INTO `user_search` (`rowid`, `username`, `email`) VALUES (new.`id`, new.`username_key`, new.`email_key`);
END;
--> statement-breakpoint
CREATE TRIGGER `user_search_changed` AFTER UPDATE OF `username_key`, `email_key` ON `users` BEGIN
  UPDATE `user_search` SET `username` = new.`username_key`, `email` = new.`email_key` WHERE `rowid` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_search_removed` AFTER DELETE ON `users` BEGIN
  DELETE FROM `user_search` WHERE `rowid` = old.`id`;
END;
