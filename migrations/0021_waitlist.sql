ALTER TABLE `waitlist` ADD `from_minute` integer;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `to_minute` integer;--> statement-breakpoint
ALTER TABLE `waitlist` ADD `lead_id` text REFERENCES leads(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `waitlist_lead` ON `waitlist` (`lead_id`);