CREATE TABLE `booking_counts` (
	`business_id` text NOT NULL,
	`slot` integer NOT NULL,
	`bookings` integer DEFAULT 0 NOT NULL,
	`canceled` integer DEFAULT 0 NOT NULL,
	`no_shows` integer DEFAULT 0 NOT NULL,
	`while_closed` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`business_id`, `slot`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `booking_follow_ups` (
	`booking_id` text PRIMARY KEY NOT NULL,
	`told_sequence` integer NOT NULL,
	`next_reminder_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_reminders_due` ON `booking_follow_ups` (`next_reminder_at`) WHERE "booking_follow_ups"."next_reminder_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `waitlist` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`service_id` text NOT NULL,
	`service_name` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`time_zone` text,
	`language` text,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	`look_at` integer NOT NULL,
	`offers` integer DEFAULT 0 NOT NULL,
	`offered_starts_at` integer,
	`offered_until` integer,
	`offered_hold_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waitlist_business` ON `waitlist` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_person` ON `waitlist` (`business_id`,`email`,`service_id`);--> statement-breakpoint
CREATE INDEX `waitlist_due` ON `waitlist` (`look_at`,`business_id`);--> statement-breakpoint
CREATE INDEX `waitlist_over` ON `waitlist` (`to_at`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`lead_id` text,
	`conversation_id` text,
	`service_id` text,
	`service_name` text NOT NULL,
	`staff_id` text,
	`staff_name` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`status` text NOT NULL,
	`change` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`notes` text,
	`time_zone` text,
	`language` text,
	`session_id` text,
	`source` text NOT NULL,
	`event_uid` text,
	`sequence` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`canceled_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_id`) REFERENCES `leads`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "bookings_status" CHECK("bookings"."status" IN ('confirmed','canceled','no-show')),
	CONSTRAINT "bookings_times" CHECK("bookings"."starts_at" < "bookings"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `bookings_business` ON `bookings` (`business_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_status` ON `bookings` (`business_id`,`status`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_email` ON `bookings` (`business_id`,`email`);--> statement-breakpoint
CREATE INDEX `bookings_created` ON `bookings` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_customer` ON `bookings` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_lead` ON `bookings` (`lead_id`,`starts_at`,`id`) WHERE "bookings"."lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_conversation` ON `bookings` (`conversation_id`,`starts_at`,`id`) WHERE "bookings"."conversation_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `calendar_connections` (
	`business_id` text NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`account` text,
	`calendars` text NOT NULL,
	`credentials` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`refreshing_until` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `provider`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_connections_provider" CHECK("calendar_connections"."provider" IN ('google','microsoft','calendly')),
	CONSTRAINT "calendar_connections_state" CHECK("calendar_connections"."state" IN ('connected','broken','paused'))
);
--> statement-breakpoint
CREATE INDEX `calendar_connections_customer` ON `calendar_connections` (`customer_id`);--> statement-breakpoint
CREATE INDEX `calendar_connections_account` ON `calendar_connections` (`provider`,`account`);--> statement-breakpoint
CREATE TABLE `calendar_consents` (
	`state` text PRIMARY KEY NOT NULL,
	`business_id` text NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text NOT NULL,
	`person_id` text NOT NULL,
	`session_id` text NOT NULL,
	`code_challenge` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_consents_business` ON `calendar_consents` (`business_id`);--> statement-breakpoint
CREATE INDEX `calendar_consents_expiry` ON `calendar_consents` (`expires_at`);--> statement-breakpoint
CREATE TABLE `calendly_accounts` (
	`business_id` text PRIMARY KEY NOT NULL,
	`hook_id` text,
	`due_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendly_accounts_due` ON `calendly_accounts` (`due_at`);--> statement-breakpoint
CREATE TABLE `calendly_invitees` (
	`business_id` text NOT NULL,
	`id` text NOT NULL,
	`event_id` text NOT NULL,
	`booking_id` text NOT NULL,
	`reschedule_url` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendly_invitees_booking` ON `calendly_invitees` (`booking_id`,`at`);--> statement-breakpoint
CREATE TABLE `unkept_leads` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`business_id`, `day`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unkept_leads_day` ON `unkept_leads` (`day`);--> statement-breakpoint
ALTER TABLE `lead_breakdown` ADD `booked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead_counts` ADD `booked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `local_mail` ADD `attachments` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `booking` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `booking_link_opened_at` integer;