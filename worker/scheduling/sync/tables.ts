/** A Calendar object's copy of what is in calendars outside, and of what it has written there. */
export const syncTables = `
  CREATE TABLE sources (
    provider TEXT NOT NULL,
    calendar_id TEXT NOT NULL,
    /** The calendar's events keep times from being offered. */
    is_chosen INTEGER NOT NULL,
    /** Bookings are written into it. */
    is_written INTEGER NOT NULL,
    /** Only the owner can mend it: no time is offered until then. */
    is_broken INTEGER NOT NULL,
    sync_token TEXT,
    /** Up to when all events are known. */
    known_until INTEGER NOT NULL DEFAULT 0,
    synced_at INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    channel_id TEXT,
    resource_id TEXT,
    channel_expires_at INTEGER,
    PRIMARY KEY (provider, calendar_id)
  );
  CREATE INDEX sources_due ON sources (due_at) WHERE is_chosen = 1 AND is_broken = 0;
  CREATE TABLE busy_events (
    provider TEXT NOT NULL,
    calendar_id TEXT NOT NULL,
    event_id TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    /** The booking that we wrote it for. */
    booking_id TEXT,
    PRIMARY KEY (provider, calendar_id, event_id)
  ) WITHOUT ROWID;
  CREATE INDEX busy_events_end ON busy_events (ends_at, starts_at);
  /** Events that may differ from their booking, such as after a call whose answer never came: looked after until they surely agree. */
  CREATE TABLE owed_events (
    booking_id TEXT PRIMARY KEY,
    provider TEXT NOT NULL,
    calendar_id TEXT NOT NULL,
    event_id TEXT,
    due_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE INDEX owed_events_due ON owed_events (due_at);
`
