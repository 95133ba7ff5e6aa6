ALTER TABLE `customer_sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `billing_wish` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `billing_busy_until` integer;