import { calendlyTables } from './calendly/tables'
import { syncTables } from './sync/tables'

/** The tables of a Calendar object. Times are milliseconds since 1970. Never change a released step; add one. */
export const calendarSteps = [
  `
  CREATE TABLE settings (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    settings TEXT NOT NULL,
    saved_at INTEGER NOT NULL
  );
  CREATE TABLE bookings (
    id TEXT PRIMARY KEY,
    service_id TEXT NOT NULL,
    /** As it was called and lasted when it was booked. */
    service_name TEXT NOT NULL,
    staff_id TEXT,
    staff_name TEXT,
    /** JSON list. */
    resource_ids TEXT NOT NULL DEFAULT '[]',
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    /** With the pause after it. */
    free_at INTEGER NOT NULL,
    /** Pending: a connected calendar has not taken the event yet, and nobody was told of it. */
    status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'canceled', 'no-show')),
    /** What happened last: see BOOKING_CHANGES. */
    change TEXT NOT NULL DEFAULT 'confirmed',
    source TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT,
    notes TEXT,
    time_zone TEXT,
    session_id TEXT,
    /** JSON: how the visitor came here and which privacy notice they saw. */
    visit TEXT NOT NULL DEFAULT '{}',
    /** JSON: who of the business made the last change; null: the visitor. */
    changed_by TEXT,
    /** The booking's event in a connected calendar. */
    event_provider TEXT,
    event_calendar_id TEXT,
    event_id TEXT,
    event_etag TEXT,
    /** What invitations call it. */
    event_uid TEXT,
    /** Two requests with the same key are one booking. */
    dedupe_key TEXT NOT NULL UNIQUE,
    /** Rises with each change, as SEQUENCE of RFC 5545 does. */
    sequence INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    /** When D1 is to have it, or a pending one is to be settled; null: nothing is owed. */
    due_at INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    CHECK (starts_at < ends_at AND ends_at <= free_at)
  );
  CREATE INDEX bookings_taken ON bookings (free_at, starts_at) WHERE status IN ('pending', 'confirmed');
  CREATE INDEX bookings_due ON bookings (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX bookings_email ON bookings (email, starts_at);
  CREATE INDEX bookings_session ON bookings (session_id, starts_at) WHERE session_id IS NOT NULL;
  CREATE INDEX bookings_phone ON bookings (phone, starts_at) WHERE phone IS NOT NULL;
  CREATE INDEX bookings_created ON bookings (created_at);
  CREATE INDEX bookings_by_start ON bookings (starts_at, id);
  CREATE TABLE holds (
    id TEXT PRIMARY KEY,
    service_id TEXT NOT NULL,
    staff_id TEXT,
    resource_ids TEXT NOT NULL DEFAULT '[]',
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    free_at INTEGER NOT NULL,
    session_id TEXT,
    /** The booking that is being moved to it. */
    booking_id TEXT,
    expires_at INTEGER NOT NULL
  );
  CREATE INDEX holds_expiry ON holds (expires_at);
  CREATE UNIQUE INDEX holds_session ON holds (session_id) WHERE session_id IS NOT NULL;
  `,
  syncTables,
  calendlyTables,
  'ALTER TABLE bookings ADD COLUMN visitor_moves INTEGER NOT NULL DEFAULT 0;',
  `
  ALTER TABLE holds ADD COLUMN asker TEXT;
  ALTER TABLE holds ADD COLUMN is_offer INTEGER NOT NULL DEFAULT 0;
  `,
  'ALTER TABLE bookings ADD COLUMN place TEXT;',
]
