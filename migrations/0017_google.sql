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
CREATE INDEX `calendar_consents_expiry` ON `calendar_consents` (`expires_at`);