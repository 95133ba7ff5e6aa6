ALTER TABLE `customers` ADD `first_name` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `visitor_name` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `last_line` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `last_by` text DEFAULT 'visitor' NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `has_details` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `is_unanswered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `person_id` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `person_name` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `waiting_since` integer;--> statement-breakpoint
ALTER TABLE `conversations` ADD `resolved_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_waiting` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."waiting_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `conversations_details` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."has_details";--> statement-breakpoint
CREATE INDEX `conversations_unanswered` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."is_unanswered";--> statement-breakpoint
CREATE INDEX `conversations_matter` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."matter" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_conversation` ON `leads` (`conversation_id`,`created_at`);