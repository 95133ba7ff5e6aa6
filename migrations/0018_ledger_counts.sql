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
ALTER TABLE `lead_breakdown` ADD `booked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead_counts` ADD `booked` integer DEFAULT 0 NOT NULL;