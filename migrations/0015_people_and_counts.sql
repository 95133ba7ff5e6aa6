INSERT INTO `notes` (`id`, `business_id`, `lead_id`, `conversation_id`, `text`, `search_text`, `by_id`, `by_name`, `created_at`)
SELECT 'note_' || substr(`id`, 6), `business_id`, `id`, `conversation_id`, `note`, lower(`note`), `customer_id`, '', `created_at`
FROM `leads` WHERE `note` IS NOT NULL AND `note` <> '';
--> statement-breakpoint
UPDATE `leads` SET `search_text` = lower(`name` || char(10) || coalesce(`email`, '') || char(10) || coalesce(`phone`, '') || char(10) || `message`);
--> statement-breakpoint
INSERT OR IGNORE INTO `people` (`business_id`, `way`, `id`, `created_at`) SELECT `business_id`, `email`, 'per_' || substr(`id`, 6), `created_at` FROM `leads` WHERE `email` <> '' ORDER BY `created_at`;--> statement-breakpoint
INSERT OR IGNORE INTO `people` (`business_id`, `way`, `id`, `created_at`) SELECT `business_id`, `phone`, coalesce((SELECT `known`.`id` FROM `people` AS `known` WHERE `known`.`business_id` = `leads`.`business_id` AND `known`.`way` = `leads`.`email`), 'per_' || substr(`id`, 6)), `created_at` FROM `leads` WHERE `phone` <> '' ORDER BY `created_at`;--> statement-breakpoint
UPDATE `leads` SET `person_id` = (SELECT `known`.`id` FROM `people` AS `known` WHERE `known`.`business_id` = `leads`.`business_id` AND `known`.`way` IN (`leads`.`email`, `leads`.`phone`) ORDER BY `known`.`created_at`, `known`.`id` LIMIT 1);--> statement-breakpoint
CREATE TRIGGER `people_end` AFTER DELETE ON `leads` WHEN OLD.`person_id` IS NOT NULL BEGIN DELETE FROM `people` WHERE `business_id` = OLD.`business_id` AND `id` = OLD.`person_id` AND NOT EXISTS (SELECT 1 FROM `leads` WHERE `business_id` = OLD.`business_id` AND `person_id` = OLD.`person_id`); END;
--> statement-breakpoint
-- Which quarters of an hour have to be counted again, and which conversations have a lead, is written here, so that no change of either can
-- forget it. ON CONFLICT and not OR IGNORE, which the statement that fires a trigger overrides (https://www.sqlite.org/lang_createtrigger.html).
CREATE TRIGGER conversations_counted_insert AFTER INSERT ON conversations BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'conversations') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE conversation_id = NEW.id ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = true WHERE id = NEW.id AND EXISTS (SELECT 1 FROM leads WHERE conversation_id = NEW.id AND deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER conversations_counted_update AFTER UPDATE ON conversations
WHEN OLD.has_details <> NEW.has_details OR OLD.is_unanswered <> NEW.is_unanswered OR OLD.human_reply_ms IS NOT NEW.human_reply_ms
  OR OLD.matter IS NOT NEW.matter OR OLD.language IS NOT NEW.language OR OLD.source IS NOT NEW.source OR OLD.page_url IS NOT NEW.page_url
  OR OLD.has_lead <> NEW.has_lead
BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'conversations') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE conversation_id = NEW.id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER leads_counted_insert AFTER INSERT ON leads BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'leads') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT NEW.business_id, NEW.won_at / 900000 * 900000, 'leads' WHERE NEW.won_at IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = true WHERE id = NEW.conversation_id AND NOT has_lead;
END;
--> statement-breakpoint
CREATE TRIGGER leads_counted_update AFTER UPDATE ON leads BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'leads') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT NEW.business_id, OLD.won_at / 900000 * 900000, 'leads' WHERE OLD.won_at IS NOT NULL ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT NEW.business_id, NEW.won_at / 900000 * 900000, 'leads' WHERE NEW.won_at IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = EXISTS (SELECT 1 FROM leads WHERE conversation_id = NEW.conversation_id AND deleted_at IS NULL)
    WHERE id = NEW.conversation_id AND has_lead <> EXISTS (SELECT 1 FROM leads WHERE conversation_id = NEW.conversation_id AND deleted_at IS NULL);
END;
--> statement-breakpoint
-- Not when the business itself goes.
CREATE TRIGGER leads_counted_delete AFTER DELETE ON leads WHEN EXISTS (SELECT 1 FROM businesses WHERE id = OLD.business_id) BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (OLD.business_id, OLD.created_at / 900000 * 900000, 'leads') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT OLD.business_id, OLD.won_at / 900000 * 900000, 'leads' WHERE OLD.won_at IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = EXISTS (SELECT 1 FROM leads WHERE conversation_id = OLD.conversation_id AND deleted_at IS NULL)
    WHERE id = OLD.conversation_id AND has_lead;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot, kind) SELECT DISTINCT business_id, created_at / 900000 * 900000, 'conversations' FROM conversations;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot, kind) SELECT DISTINCT business_id, created_at / 900000 * 900000, 'leads' FROM leads;
--> statement-breakpoint
UPDATE conversations SET has_lead = true WHERE id IN (SELECT conversation_id FROM leads WHERE deleted_at IS NULL);
--> statement-breakpoint
-- What existing businesses have kept until now stays: the limit so far was two years.
UPDATE `businesses` SET `keep_conversations_days` = 730;
--> statement-breakpoint
-- Of addresses only their blocks are kept from now on.
UPDATE `audit_events` SET `detail` = json_remove(`detail`, '$.address') WHERE `detail` IS NOT NULL;
