CREATE TABLE `home_visits` (
	`business_id` text NOT NULL,
	`person_id` text NOT NULL,
	`last_seen_at` integer NOT NULL,
	`previous_seen_at` integer,
	PRIMARY KEY(`business_id`, `person_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `businesses` ADD `setup` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `opened_at` integer DEFAULT 0;--> statement-breakpoint
CREATE INDEX `conversations_unread` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."opened_at" IS NULL;--> statement-breakpoint
CREATE INDEX `leads_to_call_back` ON `leads` (`business_id`,`created_at`,`id`,`opened_at`) WHERE "leads"."status" = 'new' AND "leads"."deleted_at" IS NULL AND "leads"."source" <> 'import';