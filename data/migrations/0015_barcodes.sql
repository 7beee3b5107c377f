CREATE TABLE `product_barcodes` (
	`code` text PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_barcodes_by_product` ON `product_barcodes` (`product_id`);
--> statement-breakpoint
CREATE TRIGGER `change_product_barcode_added` AFTER INSERT ON `product_barcodes` BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'product' AND `subject` = cast(new.`product_id` AS text);
  INSERT INTO `catalogue_changes` (`kind`, `subject`) VALUES ('product', new.`product_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `change_product_barcode_moved` AFTER UPDATE ON `product_barcodes` BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'product' AND `subject` IN (cast(old.`product_id` AS text), cast(new.`product_id` AS text));
  INSERT INTO `catalogue_changes` (`kind`, `subject`) SELECT DISTINCT 'product', `value` FROM json_each(json_array(old.`product_id`, new.`product_id`));
END;
--> statement-breakpoint
CREATE TRIGGER `change_product_barcode_removed` AFTER DELETE ON `product_barcodes` BEGIN
  DELETE FROM `catalogue_changes` WHERE `kind` = 'product' AND `subject` = cast(old.`product_id` AS text);
  INSERT INTO `catalogue_changes` (`kind`, `subject`) VALUES ('product', old.`product_id`);
END;
--> statement-breakpoint
-- The codes of Open Beauty Facts are barcodes where their last digit follows from the others; they are kept as core/search/barcode.ts writes them.
INSERT OR IGNORE INTO `product_barcodes` (`code`, `product_id`)
  SELECT CASE WHEN length(d) <= 8 THEN substr('00000000' || d, -8) WHEN length(d) <= 13 THEN substr('0000000000000' || d, -13) ELSE d END, `id`
  FROM (SELECT `id`, ltrim(`source_id`, '0') AS d, substr('00000000000000' || `source_id`, -14) AS p FROM `products`
    WHERE `source` = 'openbeautyfacts' AND length(`source_id`) IN (8, 12, 13, 14) AND `source_id` NOT GLOB '*[^0-9]*')
  WHERE length(d) > 5
    AND (3 * (substr(p, 1, 1) + substr(p, 3, 1) + substr(p, 5, 1) + substr(p, 7, 1) + substr(p, 9, 1) + substr(p, 11, 1) + substr(p, 13, 1))
      + substr(p, 2, 1) + substr(p, 4, 1) + substr(p, 6, 1) + substr(p, 8, 1) + substr(p, 10, 1) + substr(p, 12, 1) + substr(p, 14, 1)) % 10 = 0
  ORDER BY `id`;
