CREATE TABLE `origins` (
	`business_id` text NOT NULL,
	`host` text NOT NULL,
	`origin` text NOT NULL,
	`state` text NOT NULL,
	`first_seen_at` integer,
	`last_seen_at` integer,
	`told_at` integer,
	`link_token` text,
	`link_expires_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`business_id`, `host`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "origins_state" CHECK("origins"."state" IN ('allowed','waiting','blocked'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `origins_link` ON `origins` (`link_token`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `website` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `sites_mailed_at` integer;--> statement-breakpoint
-- Where a chat was seen before there was this list, it stays.
INSERT INTO `origins` (`business_id`, `host`, `origin`, `state`, `first_seen_at`, `last_seen_at`, `told_at`, `created_at`)
SELECT `id`, CASE WHEN `last_seen_host` LIKE 'www.%.%' THEN substr(`last_seen_host`, 5) ELSE `last_seen_host` END, 'https://' || `last_seen_host`, 'allowed', `last_seen_at`, `last_seen_at`, `last_seen_at`, `last_seen_at`
FROM `businesses`
WHERE `id` <> '1' AND `last_seen_host` IS NOT NULL AND `last_seen_at` IS NOT NULL
  AND `last_seen_host` NOT GLOB 'localhost*' AND `last_seen_host` NOT GLOB '*.localhost*' AND `last_seen_host` NOT GLOB '127.*' AND `last_seen_host` NOT LIKE '[%'
  AND `last_seen_host` NOT LIKE '%.wixsite.com' AND `last_seen_host` NOT LIKE '%.filesusr.com' AND `last_seen_host` NOT LIKE '%.myshopify.com' AND `last_seen_host` NOT LIKE '%.squarespace.com'
  AND `last_seen_host` NOT LIKE '%.wordpress.com' AND `last_seen_host` NOT LIKE '%.webflow.io' AND `last_seen_host` NOT LIKE '%.netlify.app' AND `last_seen_host` NOT LIKE '%.pages.dev';
