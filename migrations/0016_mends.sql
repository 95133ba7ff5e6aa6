CREATE TABLE `unkept_leads` (
	`business_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	PRIMARY KEY(`business_id`, `day`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unkept_leads_day` ON `unkept_leads` (`day`);