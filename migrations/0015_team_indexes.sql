CREATE INDEX `known_devices_member` ON `known_devices` (`member_id`);--> statement-breakpoint
CREATE INDEX `password_resets_member` ON `password_resets` (`member_id`);--> statement-breakpoint
CREATE INDEX `pause_links_member` ON `pause_links` (`member_id`);