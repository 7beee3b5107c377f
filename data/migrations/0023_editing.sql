ALTER TABLE `brands` ADD `merged_into` integer REFERENCES brands(id);--> statement-breakpoint
ALTER TABLE `ingredient_edits` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `merged_into` integer REFERENCES products(id);
--> statement-breakpoint
-- Pages and the dictionary show what editors changed of an ingredient.
CREATE TRIGGER `change_ingredient_edit_added` AFTER INSERT ON `ingredient_edits` BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'ingredient' AND `subject` = new.`inci`;
  INSERT INTO `catalogue_changes` (`kind`, `subject`) VALUES ('ingredient', new.`inci`);
END;
--> statement-breakpoint
CREATE TRIGGER `change_ingredient_edit_changed` AFTER UPDATE ON `ingredient_edits` BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'ingredient' AND `subject` = new.`inci`;
  INSERT INTO `catalogue_changes` (`kind`, `subject`) VALUES ('ingredient', new.`inci`);
END;
