CREATE TABLE `page_visitors` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`visitor` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_visitors_business` ON `page_visitors` (`business_id`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `identity_secret` text;