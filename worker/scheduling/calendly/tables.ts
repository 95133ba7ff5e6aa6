/** In the Calendar object: bookings that were begun at Calendly, which has no idempotency keys of its own. */
export const calendlyTables = `
  CREATE TABLE calendly_attempts (
    dedupe_key TEXT PRIMARY KEY,
    begun_at INTEGER NOT NULL,
    /** JSON; null: what became of it isn't known yet. */
    booked TEXT
  ) WITHOUT ROWID;
  CREATE INDEX calendly_attempts_age ON calendly_attempts (begun_at);
  `
