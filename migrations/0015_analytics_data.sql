-- Which quarters of an hour have to be counted again, and which conversations have a lead, is written here, so that no change of either can
-- forget it. ON CONFLICT and not OR IGNORE, which the statement that fires a trigger overrides (https://www.sqlite.org/lang_createtrigger.html).
CREATE TRIGGER conversations_counted_insert AFTER INSERT ON conversations BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'conversations') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE conversation_id = NEW.id ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = true WHERE id = NEW.id AND EXISTS (SELECT 1 FROM leads WHERE conversation_id = NEW.id);
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
  UPDATE conversations SET has_lead = true WHERE id = NEW.conversation_id AND NOT has_lead;
END;
--> statement-breakpoint
-- Not when the business itself goes.
CREATE TRIGGER leads_counted_delete AFTER DELETE ON leads WHEN EXISTS (SELECT 1 FROM businesses WHERE id = OLD.business_id) BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (OLD.business_id, OLD.created_at / 900000 * 900000, 'leads') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT OLD.business_id, OLD.won_at / 900000 * 900000, 'leads' WHERE OLD.won_at IS NOT NULL ON CONFLICT DO NOTHING;
  UPDATE conversations SET has_lead = EXISTS (SELECT 1 FROM leads WHERE conversation_id = OLD.conversation_id)
    WHERE id = OLD.conversation_id AND has_lead;
END;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot, kind) SELECT DISTINCT business_id, created_at / 900000 * 900000, 'conversations' FROM conversations;
--> statement-breakpoint
INSERT OR IGNORE INTO slots_to_count (business_id, slot, kind) SELECT DISTINCT business_id, created_at / 900000 * 900000, 'leads' FROM leads;
--> statement-breakpoint
UPDATE conversations SET has_lead = true WHERE id IN (SELECT conversation_id FROM leads);
