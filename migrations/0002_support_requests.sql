CREATE TABLE `support_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`is_priority` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_requests_customer` ON `support_requests` (`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_requests_open` ON `support_requests` (`answered_at`,`created_at`);