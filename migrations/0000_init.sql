CREATE TABLE `audit_events` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`detail` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_events_customer` ON `audit_events` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `customer_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`token` text NOT NULL,
	`user_agent` text,
	`last_used_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_sessions_token_unique` ON `customer_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `customer_sessions_customer` ON `customer_sessions` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `customer_sessions_expiry` ON `customer_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`subscription_status` text DEFAULT 'inactive' NOT NULL,
	`plan_type` text,
	`trial_ends_at` integer,
	`api_key` text NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`subscription_synced_at` integer,
	`lapsed_at` integer,
	`delete_after` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "customers_subscription_status" CHECK("customers"."subscription_status" IN ('inactive','trialing','active','past_due','unpaid','canceled','paused','incomplete','incomplete_expired')),
	CONSTRAINT "customers_plan_type" CHECK("customers"."plan_type" IN ('starter','business','enterprise','test')),
	CONSTRAINT "customers_email" CHECK("customers"."email" = lower("customers"."email") AND "customers"."email" LIKE '%_@_%'),
	CONSTRAINT "customers_active_has_password" CHECK("customers"."is_active" = 0 OR "customers"."password_hash" IS NOT NULL)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_email_unique` ON `customers` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_stripe_customer_id_unique` ON `customers` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_stripe_subscription_id_unique` ON `customers` (`stripe_subscription_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_api_key_unique` ON `customers` (`api_key`);--> statement-breakpoint
CREATE INDEX `customers_deletion` ON `customers` (`delete_after`) WHERE "customers"."delete_after" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `email_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`new_email` text NOT NULL,
	`old_token` text NOT NULL,
	`new_token` text NOT NULL,
	`old_confirmed_at` integer,
	`new_confirmed_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_old_token_unique` ON `email_changes` (`old_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `email_changes_new_token_unique` ON `email_changes` (`new_token`);--> statement-breakpoint
CREATE INDEX `email_changes_customer` ON `email_changes` (`customer_id`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notices` (
	`key` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notices_customer` ON `notices` (`customer_id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token_unique` ON `password_resets` (`token`);--> statement-breakpoint
CREATE INDEX `password_resets_customer` ON `password_resets` (`customer_id`);--> statement-breakpoint
CREATE TABLE `registration_links` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`token` text NOT NULL,
	`plan_type` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by_session` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registration_links_token_unique` ON `registration_links` (`token`);--> statement-breakpoint
CREATE INDEX `registration_links_customer` ON `registration_links` (`customer_id`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`object_id` text,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `trials` (
	`key` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_summaries` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`billing_period` text NOT NULL,
	`total_api_calls` integer DEFAULT 0 NOT NULL,
	`total_conversations` integer DEFAULT 0 NOT NULL,
	`total_leads` integer DEFAULT 0 NOT NULL,
	`total_tokens_used` integer DEFAULT 0 NOT NULL,
	`computed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `usage_summaries_period` ON `usage_summaries` (`customer_id`,`billing_period`);--> statement-breakpoint
CREATE TABLE `local_mail` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `local_mail_sent` ON `local_mail` (`sent_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`origin` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`dead_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`dead_at`,`due_at`);--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`name` text NOT NULL,
	`services` text NOT NULL,
	`location` text,
	`specialties` text,
	`primary_color` text DEFAULT '#2563EB' NOT NULL,
	`position` text DEFAULT 'bottom-right' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`calendly_url` text,
	`google_calendar_credentials` text,
	`outlook_calendar_credentials` text,
	`scheduling_tier` text DEFAULT 'calendly' NOT NULL,
	`greeting` text DEFAULT 'Hi! How can I help you?' NOT NULL,
	`business_type` text DEFAULT 'other' NOT NULL,
	`country` text DEFAULT 'US' NOT NULL,
	`time_zone` text DEFAULT 'UTC' NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`phone_required` integer DEFAULT false NOT NULL,
	`panel_size` text DEFAULT 'standard' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "businesses_name" CHECK(length(trim("businesses"."name")) > 0),
	CONSTRAINT "businesses_services" CHECK(length(trim("businesses"."services")) > 0),
	CONSTRAINT "businesses_position" CHECK("businesses"."position" IN ('bottom-right','bottom-left')),
	CONSTRAINT "businesses_color" CHECK(length("businesses"."primary_color") = 7 AND "businesses"."primary_color" LIKE '#%' AND substr("businesses"."primary_color", 2) NOT GLOB '*[^0-9A-Fa-f]*'),
	CONSTRAINT "businesses_scheduling_tier" CHECK("businesses"."scheduling_tier" IN ('calendly','google','outlook')),
	CONSTRAINT "businesses_panel_size" CHECK("businesses"."panel_size" IN ('standard','compact'))
);
--> statement-breakpoint
CREATE INDEX `businesses_customer` ON `businesses` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`session_id` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`message_count` integer DEFAULT 0 NOT NULL,
	`preview` text DEFAULT '' NOT NULL,
	`page_url` text,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_message_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`business_id`,`last_message_at`,`id`);--> statement-breakpoint
CREATE TABLE `faqs` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `faqs_business` ON `faqs` (`business_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `leads` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`conversation_id` text,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`project_details` text,
	`message` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`note` text,
	`source` text DEFAULT 'widget' NOT NULL,
	`dedupe_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "leads_reachable" CHECK(coalesce("leads"."email", '') <> '' OR coalesce("leads"."phone", '') <> ''),
	CONSTRAINT "leads_name" CHECK(length(trim("leads"."name")) > 0),
	CONSTRAINT "leads_status" CHECK("leads"."status" IN ('new','contacted','booked','won','lost'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leads_dedupe` ON `leads` (`business_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `leads_business` ON `leads` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_customer` ON `leads` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `usage_tracking` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`api_key` text,
	`event_type` text NOT NULL,
	`resource_used` text,
	`quantity` integer DEFAULT 1 NOT NULL,
	`metadata` text,
	`timestamp` integer NOT NULL,
	`billing_period` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `usage_tracking_period` ON `usage_tracking` (`customer_id`,`billing_period`,`event_type`,`quantity`);