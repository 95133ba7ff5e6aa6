UPDATE `leads` SET `mailed_at` = `created_at` WHERE `mailed_at` IS NULL;--> statement-breakpoint
CREATE INDEX `leads_unmailed` ON `leads` (`created_at`) WHERE "leads"."mailed_at" IS NULL;