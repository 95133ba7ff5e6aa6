INSERT INTO `notes` (`id`, `business_id`, `lead_id`, `conversation_id`, `text`, `search_text`, `by_id`, `by_name`, `created_at`)
SELECT 'note_' || substr(`id`, 6), `business_id`, `id`, `conversation_id`, `note`, lower(`note`), `customer_id`, '', `created_at`
FROM `leads` WHERE `note` IS NOT NULL AND `note` <> '';
--> statement-breakpoint
UPDATE `leads` SET `search_text` = lower(`name` || char(10) || coalesce(`email`, '') || char(10) || coalesce(`phone`, '') || char(10) || `message`);
