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
ALTER TABLE `conversations` ADD `booking_link_opened_at` integer;