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
ALTER TABLE `local_mail` ADD `attachments` text DEFAULT '[]' NOT NULL;