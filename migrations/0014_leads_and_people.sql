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
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	`prefix` text NOT NULL,
	`scopes` text NOT NULL,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_key_unique` ON `api_keys` (`key`);--> statement-breakpoint
CREATE INDEX `api_keys_customer` ON `api_keys` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `authenticators` (
	`person_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `authenticators_customer` ON `authenticators` (`customer_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`first_name` text,
	`role` text NOT NULL,
	`password_hash` text,
	`invite_token` text,
	`invite_expires_at` integer,
	`joined_by_session` text,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "members_role" CHECK("members"."role" IN ('manager','agent')),
	CONSTRAINT "members_email" CHECK(("members"."email" IS NULL) = ("members"."removed_at" IS NOT NULL)),
	CONSTRAINT "members_email_form" CHECK("members"."email" = lower("members"."email") AND "members"."email" LIKE '%_@_%'),
	CONSTRAINT "members_password" CHECK(("members"."joined_at" IS NULL OR "members"."removed_at" IS NOT NULL) = ("members"."password_hash" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_invite_token_unique` ON `members` (`invite_token`);--> statement-breakpoint
CREATE INDEX `members_customer` ON `members` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_invited` ON `members` (`customer_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_joined` ON `members` (`email`) WHERE "members"."joined_at" IS NOT NULL;--> statement-breakpoint
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
CREATE TABLE `pending_logins` (
	`token` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`person_id` text NOT NULL,
	`device` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pending_logins_customer` ON `pending_logins` (`customer_id`,`person_id`);--> statement-breakpoint
CREATE INDEX `pending_logins_expiry` ON `pending_logins` (`expires_at`);--> statement-breakpoint
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
CREATE TABLE `recovery_codes` (
	`person_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`person_id`, `code`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_customer` ON `recovery_codes` (`customer_id`);--> statement-breakpoint
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
CREATE TABLE `page_visitors` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`visitor` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_visitors_business` ON `page_visitors` (`business_id`);--> statement-breakpoint
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
CREATE TABLE `notification_settings` (
	`business_id` text PRIMARY KEY NOT NULL,
	`order` text NOT NULL,
	`next_after_minutes` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`business_id` text,
	`lead_id` text,
	`conversation_id` text,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`answer` text,
	`last_tried_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_endpoint` ON `webhook_deliveries` (`endpoint_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_business` ON `webhook_deliveries` (`business_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_lead` ON `webhook_deliveries` (`lead_id`,`endpoint_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_conversation` ON `webhook_deliveries` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`old_secret` text,
	`old_secret_until` integer,
	`is_enabled` integer DEFAULT true NOT NULL,
	`off_because` text,
	`failing_since` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_customer` ON `webhook_endpoints` (`customer_id`,`created_at`);--> statement-breakpoint
DROP INDEX `leads_unmailed`;--> statement-breakpoint
ALTER TABLE `leads` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `opened_by` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `value_cents` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `won_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `assigned_to` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `leads` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leads` ADD `person_id` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `phone_typed` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `page_url` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `referrer` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `language` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `consent` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `qualification` text;--> statement-breakpoint
CREATE INDEX `leads_won` ON `leads` (`business_id`,`won_at`) WHERE "leads"."won_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_person` ON `leads` (`business_id`,`person_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `leads_status` ON `leads` (`business_id`,`status`,`created_at`,`id`,`deleted_at`,`value_cents`);--> statement-breakpoint
CREATE INDEX `leads_assigned` ON `leads` (`business_id`,`assigned_to`,`created_at`,`id`) WHERE "leads"."assigned_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_deleted` ON `leads` (`deleted_at`) WHERE "leads"."deleted_at" IS NOT NULL;--> statement-breakpoint
DROP INDEX `matters_unmailed`;--> statement-breakpoint
DROP INDEX `conversations_recent`;--> statement-breakpoint
DROP INDEX `conversations_details`;--> statement-breakpoint
ALTER TABLE `conversations` ADD `has_lead` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `language` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `source` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `human_reply_ms` integer;--> statement-breakpoint
CREATE INDEX `conversations_created` ON `conversations` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `conversations_recent` ON `conversations` (`business_id`,`last_message_at`,`id`,`version`,`resolved_version`);--> statement-breakpoint
CREATE INDEX `conversations_details` ON `conversations` (`business_id`,`last_message_at`,`id`) WHERE "conversations"."has_details" OR "conversations"."has_lead";--> statement-breakpoint
CREATE TABLE `__new_known_devices` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`first_seen_at` integer NOT NULL,
	`member_id` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_known_devices`("customer_id", "device", "first_seen_at") SELECT "customer_id", "device", "first_seen_at" FROM `known_devices`;--> statement-breakpoint
DROP TABLE `known_devices`;--> statement-breakpoint
ALTER TABLE `__new_known_devices` RENAME TO `known_devices`;--> statement-breakpoint
CREATE INDEX `known_devices_member` ON `known_devices` (`member_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `known_devices_person` ON `known_devices` (`customer_id`,ifnull(`member_id`, ''),`device`);--> statement-breakpoint
ALTER TABLE `audit_events` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `member_id` text REFERENCES members(id);--> statement-breakpoint
CREATE INDEX `customer_sessions_member` ON `customer_sessions` (`member_id`);--> statement-breakpoint
ALTER TABLE `password_resets` ADD `member_id` text REFERENCES members(id);--> statement-breakpoint
CREATE INDEX `password_resets_member` ON `password_resets` (`member_id`);--> statement-breakpoint
ALTER TABLE `pause_links` ADD `member_id` text REFERENCES members(id);--> statement-breakpoint
CREATE INDEX `pause_links_member` ON `pause_links` (`member_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `lane` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `claimed_until` integer;--> statement-breakpoint
CREATE INDEX `outbox_lane` ON `outbox` (`lane`,`created_at`,`id`) WHERE "outbox"."lane" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `keep_conversations_days` integer DEFAULT 365;--> statement-breakpoint
ALTER TABLE `businesses` ADD `keep_leads_days` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `no_health_details` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `lead_questions` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `privacy_notice` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `privacy_url` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `report_off_token` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `identity_secret` text;--> statement-breakpoint
CREATE INDEX `businesses_report_due` ON `businesses` (`report_due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `businesses_report_off` ON `businesses` (`report_off_token`);--> statement-breakpoint
CREATE INDEX `askings_asked` ON `askings` (`business_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `askings_conversation` ON `askings` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `ratings_conversation` ON `ratings` (`conversation_id`);--> statement-breakpoint
CREATE INDEX `customers_trial` ON `customers` (`trial_ends_at`) WHERE "customers"."subscription_status" = 'trialing';