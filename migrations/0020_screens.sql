DROP INDEX `bookings_conversation`;--> statement-breakpoint
CREATE INDEX `bookings_conversation` ON `bookings` (`conversation_id`,`starts_at`,`id`) WHERE "bookings"."conversation_id" IS NOT NULL;