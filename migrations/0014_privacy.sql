CREATE TABLE `forgotten` (
	`business_id` text NOT NULL,
	`trace` text NOT NULL,
	`forgotten_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `trace`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forgotten_expiry` ON `forgotten` (`expires_at`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `keep_conversations_days` integer DEFAULT 365;--> statement-breakpoint
ALTER TABLE `businesses` ADD `keep_leads_days` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `no_health_details` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `askings_conversation` ON `askings` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `ratings_conversation` ON `ratings` (`conversation_id`);