CREATE TABLE `pause_links` (
	`token` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pause_links_expiry` ON `pause_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `lead_requests` (
	`business_id` text NOT NULL,
	`key` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `key`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_requests_created` ON `lead_requests` (`created_at`);--> statement-breakpoint
ALTER TABLE `askings` ADD `asker` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `askings` SET `asker` = `conversation_id`;
