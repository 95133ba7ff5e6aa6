ALTER TABLE `businesses` ADD `last_seen_host` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `last_seen_at` integer;