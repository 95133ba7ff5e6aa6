CREATE TABLE `conversation_breakdown` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`dimension` text NOT NULL,
	`name` text NOT NULL,
	`conversations` integer DEFAULT 0 NOT NULL,
	`with_details` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `day`, `dimension`, `name`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `conversation_counts` (
	`business_id` text NOT NULL,
	`slot` integer NOT NULL,
	`conversations` integer DEFAULT 0 NOT NULL,
	`with_details` integer DEFAULT 0 NOT NULL,
	`by_bot` integer DEFAULT 0 NOT NULL,
	`by_person` integer DEFAULT 0 NOT NULL,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`upset` integer DEFAULT 0 NOT NULL,
	`while_closed` integer DEFAULT 0 NOT NULL,
	`waited_ms` integer DEFAULT 0 NOT NULL,
	`within_1` integer DEFAULT 0 NOT NULL,
	`within_5` integer DEFAULT 0 NOT NULL,
	`within_15` integer DEFAULT 0 NOT NULL,
	`within_60` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `slot`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_breakdown` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`dimension` text NOT NULL,
	`name` text NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`contacted` integer DEFAULT 0 NOT NULL,
	`converted` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `day`, `dimension`, `name`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `lead_counts` (
	`business_id` text NOT NULL,
	`slot` integer NOT NULL,
	`leads` integer DEFAULT 0 NOT NULL,
	`phones` integer DEFAULT 0 NOT NULL,
	`while_closed` integer DEFAULT 0 NOT NULL,
	`contacted` integer DEFAULT 0 NOT NULL,
	`converted` integer DEFAULT 0 NOT NULL,
	`won` integer DEFAULT 0 NOT NULL,
	`valued` integer DEFAULT 0 NOT NULL,
	`won_cents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `slot`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `slots_to_count` (
	`business_id` text NOT NULL,
	`slot` integer NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`business_id`, `slot`, `kind`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `slots_to_count_slot` ON `slots_to_count` (`slot`);--> statement-breakpoint
DROP INDEX `conversations_recent`;--> statement-breakpoint
DROP INDEX `conversations_details`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `has_lead` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `language` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `source` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `human_reply_ms` integer;--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`business_id`,`last_message_at`,`id`,`version`,`resolved_version`);--> statement-breakpoint
CREATE INDEX `conversations_details` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."has_details" OR "conversations"."has_lead";--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_off_token` text;--> statement-breakpoint
CREATE INDEX `businesses_report_due` ON `businesses` (`report_due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `businesses_report_off` ON `businesses` (`report_off_token`);--> statement-breakpoint
ALTER TABLE `leads` ADD `value_cents` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `won_at` integer;--> statement-breakpoint
CREATE INDEX `leads_won` ON `leads` (`business_id`,`won_at`) WHERE "leads"."won_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `askings_asked` ON `askings` (`business_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `customers_trial` ON `customers` (`trial_ends_at`) WHERE "customers"."subscription_status" = 'trialing';