CREATE TABLE `matters` (
	`conversation_id` text NOT NULL,
	`kind` text NOT NULL,
	`business_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`words` text NOT NULL,
	`name` text,
	`phone` text,
	`email` text,
	`mailed_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `kind`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "matters_kind" CHECK("matters"."kind" IN ('injury','urgent','complaint','refund','lost_item','wants_person'))
);
--> statement-breakpoint
CREATE INDEX `matters_business` ON `matters` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `matters_unmailed` ON `matters` (`created_at`) WHERE "matters"."mailed_at" IS NULL;--> statement-breakpoint
CREATE TABLE `__new_leads` (
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
	`mailed_at` integer,
	`told` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "leads_reachable" CHECK(coalesce("__new_leads"."email", '') <> '' OR coalesce("__new_leads"."phone", '') <> ''),
	CONSTRAINT "leads_name" CHECK(length(trim("__new_leads"."name")) > 0 OR length(trim("__new_leads"."message")) > 0),
	CONSTRAINT "leads_status" CHECK("__new_leads"."status" IN ('new','contacted','booked','won','lost'))
);
--> statement-breakpoint
INSERT INTO `__new_leads`("id", "business_id", "customer_id", "conversation_id", "name", "email", "phone", "project_details", "message", "status", "note", "source", "dedupe_key", "mailed_at", "told", "created_at") SELECT "id", "business_id", "customer_id", "conversation_id", "name", "email", "phone", "project_details", "message", "status", "note", "source", "dedupe_key", "mailed_at", CASE WHEN "mailed_at" IS NULL THEN '[]' ELSE (SELECT json_group_array(value) FROM json_each(json_array("phone", "email")) WHERE value IS NOT NULL) END, "created_at" FROM `leads`;--> statement-breakpoint
DROP TABLE `leads`;--> statement-breakpoint
ALTER TABLE `__new_leads` RENAME TO `leads`;--> statement-breakpoint
CREATE UNIQUE INDEX `leads_dedupe` ON `leads` (`business_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `leads_business` ON `leads` (`business_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_customer` ON `leads` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `leads_unmailed` ON `leads` (`created_at`) WHERE "leads"."mailed_at" IS NULL;--> statement-breakpoint
ALTER TABLE `conversations` ADD `matter` text;