CREATE TABLE `notification_preferences` (
	`person_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`mail` integer NOT NULL,
	`push` integer NOT NULL,
	`quiet_from` text,
	`quiet_to` text,
	`digest_hour` integer,
	`next_digest_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notification_preferences_customer` ON `notification_preferences` (`customer_id`);--> statement-breakpoint
CREATE INDEX `notification_preferences_digest` ON `notification_preferences` (`next_digest_at`) WHERE "notification_preferences"."next_digest_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`person_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_success_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `customer_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_person` ON `push_subscriptions` (`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_customer` ON `push_subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`lead_id` text,
	`conversation_id` text,
	`person_id` text NOT NULL,
	`channel` text NOT NULL,
	`kind` text NOT NULL,
	`outcome` text NOT NULL,
	`reason` text,
	`due_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "deliveries_channel" CHECK("deliveries"."channel" IN ('mail','push')),
	CONSTRAINT "deliveries_outcome" CHECK("deliveries"."outcome" IN ('queued','sent','failed','held','gathered'))
);
--> statement-breakpoint
CREATE INDEX `deliveries_business` ON `deliveries` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_person` ON `deliveries` (`business_id`,`person_id`,`channel`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_lead` ON `deliveries` (`lead_id`,`created_at`) WHERE "deliveries"."lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_conversation` ON `deliveries` (`conversation_id`) WHERE "deliveries"."conversation_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_held` ON `deliveries` (`due_at`) WHERE "deliveries"."outcome" = 'held';--> statement-breakpoint
CREATE INDEX `deliveries_held_for` ON `deliveries` (`business_id`,`person_id`,`channel`,`created_at`,`id`) WHERE "deliveries"."outcome" = 'held';--> statement-breakpoint
CREATE INDEX `deliveries_created` ON `deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`business_id` text PRIMARY KEY NOT NULL,
	`order` text NOT NULL,
	`next_after_minutes` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `leads_unmailed`;--> statement-breakpoint
ALTER TABLE `leads` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `opened_by` text;--> statement-breakpoint
DROP INDEX `matters_unmailed`;