CREATE TABLE `held_leads` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`conversation_id` text,
	`email` text,
	`phone` text,
	`lead` text NOT NULL,
	`reasons` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_leads_dedupe` ON `held_leads` (`business_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `held_leads_business` ON `held_leads` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `held_leads_customer` ON `held_leads` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `held_leads_created` ON `held_leads` (`created_at`);--> statement-breakpoint
CREATE TABLE `people` (
	`business_id` text NOT NULL,
	`way` text NOT NULL,
	`id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `way`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_ways` ON `people` (`business_id`,`id`,`created_at`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `lead_questions` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `privacy_notice` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `privacy_url` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `person_id` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `phone_typed` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `page_url` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `referrer` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `language` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `qualification` text;--> statement-breakpoint
CREATE INDEX `leads_person` ON `leads` (`business_id`,`person_id`,`created_at`);