CREATE TRIGGER bookings_counted_insert AFTER INSERT ON bookings BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'bookings') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE id = NEW.lead_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER bookings_counted_update AFTER UPDATE OF status, lead_id ON bookings BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (NEW.business_id, NEW.created_at / 900000 * 900000, 'bookings') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE id = NEW.lead_id ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Not when the business itself goes.
CREATE TRIGGER bookings_counted_delete AFTER DELETE ON bookings WHEN EXISTS (SELECT 1 FROM businesses WHERE id = OLD.business_id) BEGIN
  INSERT INTO slots_to_count (business_id, slot, kind) VALUES (OLD.business_id, OLD.created_at / 900000 * 900000, 'bookings') ON CONFLICT DO NOTHING;
  INSERT INTO slots_to_count (business_id, slot, kind) SELECT business_id, created_at / 900000 * 900000, 'leads' FROM leads WHERE id = OLD.lead_id ON CONFLICT DO NOTHING;
END;
