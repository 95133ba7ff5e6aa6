-- Which quarters of an hour have to be counted again is written here, so that no change of a conversation or lead can forget it.
CREATE TRIGGER conversations_counted_insert AFTER INSERT ON conversations BEGIN
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000);
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT business_id, created_at / 900000 * 900000 FROM leads WHERE conversation_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER conversations_counted_update AFTER UPDATE ON conversations
WHEN OLD.has_details <> NEW.has_details OR OLD.is_unanswered <> NEW.is_unanswered OR OLD.human_reply_ms IS NOT NEW.human_reply_ms
  OR OLD.matter IS NOT NEW.matter OR OLD.language IS NOT NEW.language OR OLD.source IS NOT NEW.source OR OLD.page_url IS NOT NEW.page_url
BEGIN
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000);
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT business_id, created_at / 900000 * 900000 FROM leads WHERE conversation_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_counted_insert AFTER INSERT ON leads BEGIN
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000);
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT NEW.business_id, NEW.won_at / 900000 * 900000 WHERE NEW.won_at IS NOT NULL;
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT business_id, created_at / 900000 * 900000 FROM conversations WHERE id = NEW.conversation_id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_counted_update AFTER UPDATE ON leads BEGIN
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000);
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT NEW.business_id, OLD.won_at / 900000 * 900000 WHERE OLD.won_at IS NOT NULL;
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT NEW.business_id, NEW.won_at / 900000 * 900000 WHERE NEW.won_at IS NOT NULL;
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT business_id, created_at / 900000 * 900000 FROM conversations WHERE id = NEW.conversation_id;
END;
--> statement-breakpoint
-- Not when the business itself goes.
CREATE TRIGGER leads_counted_delete AFTER DELETE ON leads WHEN EXISTS (SELECT 1 FROM businesses WHERE id = OLD.business_id) BEGIN
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) VALUES (OLD.business_id, OLD.created_at / 900000 * 900000);
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT OLD.business_id, OLD.won_at / 900000 * 900000 WHERE OLD.won_at IS NOT NULL;
  INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT business_id, created_at / 900000 * 900000 FROM conversations WHERE id = OLD.conversation_id;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT DISTINCT business_id, created_at / 900000 * 900000 FROM conversations;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot) SELECT DISTINCT business_id, created_at / 900000 * 900000 FROM leads;
