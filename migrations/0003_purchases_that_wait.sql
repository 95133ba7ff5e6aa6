CREATE TABLE `unclaimed_purchases` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`plan_type` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unclaimed_purchases_customer` ON `unclaimed_purchases` (`customer_id`);--> statement-breakpoint
CREATE INDEX `unclaimed_purchases_expiry` ON `unclaimed_purchases` (`expires_at`);--> statement-breakpoint
ALTER TABLE `customers` ADD `made_for_subscription` text;--> statement-breakpoint
ALTER TABLE `leads` ADD `mailed_at` integer;