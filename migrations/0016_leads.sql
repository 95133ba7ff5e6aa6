CREATE TABLE `lead_events` (
	`change_id` text NOT NULL,
	`lead_id` text NOT NULL,
	`business_id` text NOT NULL,
	`by_id` text NOT NULL,
	`by_name` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`change_id`, `lead_id`),
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lead_events_lead` ON `lead_events` (`lead_id`,`at`,`change_id`);--> statement-breakpoint
CREATE INDEX `lead_events_business` ON `lead_events` (`business_id`,`lead_id`,`change_id`);--> statement-breakpoint
CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`lead_id` text,
	`conversation_id` text,
	`text` text NOT NULL,
	`search_text` text NOT NULL,
	`by_id` text NOT NULL,
	`by_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_business` ON `notes` (`business_id`);--> statement-breakpoint
CREATE INDEX `notes_lead` ON `notes` (`lead_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notes_conversation` ON `notes` (`conversation_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notes_deleted` ON `notes` (`deleted_at`) WHERE "notes"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_replies_business` ON `saved_replies` (`business_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `leads` ADD `value_cents` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `won_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `assigned_to` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_status` ON `leads` (`business_id`,`status`,`created_at`,`id`,`deleted_at`,`value_cents`);--> statement-breakpoint
CREATE INDEX `leads_assigned` ON `leads` (`business_id`,`assigned_to`,`created_at`,`id`) WHERE "leads"."assigned_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_deleted` ON `leads` (`deleted_at`) WHERE "leads"."deleted_at" IS NOT NULL;