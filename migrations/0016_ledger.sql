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
CREATE INDEX `bookings_conversation` ON `bookings` (`conversation_id`,`starts_at`) WHERE "bookings"."conversation_id" IS NOT NULL;