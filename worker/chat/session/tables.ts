/**
 * Times are integer milliseconds. `messages.seq` rises by one and is never reused, so the last one is the version of what is written to D1
 * and the Inbox. `turn` is the `seq` of the visitor's message that began the turn. Open turns have a row in `turns`. In `session`: `state`
 * is what the conversation has established, `captured` the contact details that became a lead, `origin` the origin of links in mail,
 * `asker` the hash that its questions are counted under, `uncounted` whether it doesn't count towards the month, `person` who answers in place
 * of the bot, `person_at` when that person was last active, `changes` how often that changed, `recorded_changes` how many of these D1 has,
 * `changed_at` when it last did, `watched` whether an owner's
 * screen is open, `passing` whether what is said is not kept beyond the visit, `arrival` where the visit
 * came from, `consent` the privacy notice that was shown, `asked_for_way` whether a visitor whom nobody answered was asked for an address, and
 * `seen_seq` up to which message the visitor's panel has been told or they were mailed.
 */
export const sessionSteps = [
  `
  CREATE TABLE session (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    conversation_id TEXT NOT NULL,
    business_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    session_id TEXT NOT NULL,
    country TEXT NOT NULL,
    page_url TEXT,
    quota TEXT CHECK (quota IN ('within', 'over')),
    created_at INTEGER NOT NULL,
    archived_seq INTEGER NOT NULL DEFAULT 0,
    recorded_seq INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    retry_at INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE messages (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    turn INTEGER NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('bot', 'user')),
    content TEXT NOT NULL,
    reply TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE INDEX messages_turn ON messages (turn, seq);
  CREATE TABLE turns (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    page TEXT NOT NULL,
    leased_until INTEGER NOT NULL
  );
  CREATE TABLE kept_leads (
    dedupe_key TEXT PRIMARY KEY,
    lead TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    retry_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  ALTER TABLE session ADD COLUMN state TEXT;
  ALTER TABLE session ADD COLUMN origin TEXT;
  ALTER TABLE session ADD COLUMN captured TEXT;
  `,
  `
  ALTER TABLE session ADD COLUMN asker TEXT;
  ALTER TABLE session ADD COLUMN uncounted INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE session ADD COLUMN person TEXT;
  ALTER TABLE session ADD COLUMN person_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN recorded_changes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN watched INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE session ADD COLUMN seen_seq INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE session ADD COLUMN arrival TEXT;
  ALTER TABLE session ADD COLUMN consent TEXT;
  ALTER TABLE session ADD COLUMN asked_for_way INTEGER NOT NULL DEFAULT 0;
  `,
  'ALTER TABLE session ADD COLUMN passing INTEGER NOT NULL DEFAULT 0;',
]
