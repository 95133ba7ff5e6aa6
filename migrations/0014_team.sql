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
CREATE TABLE `recovery_codes` (
	`person_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`person_id`, `code`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_customer` ON `recovery_codes` (`customer_id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `known_devices_person` ON `known_devices` (`customer_id`,ifnull(`member_id`, ''),`device`);--> statement-breakpoint
ALTER TABLE `audit_events` ADD `member_id` text;--> statement-breakpoint
ALTER TABLE `customer_sessions` ADD `member_id` text REFERENCES members(id);--> statement-breakpoint
CREATE INDEX `customer_sessions_member` ON `customer_sessions` (`member_id`);--> statement-breakpoint
ALTER TABLE `password_resets` ADD `member_id` text REFERENCES members(id);--> statement-breakpoint
ALTER TABLE `pause_links` ADD `member_id` text REFERENCES members(id);