/**
 * Times are integer milliseconds. `messages.seq` rises by one and is never reused, so the last one is the version of what is written
 * behind; `turn` is the `seq` of the visitor's message that began the turn. An open turn stands in `turns` and a closed one does not.
 * `session.state` is what is known of the conversation, `captured` the contact details that became a lead, `origin` where links in mail
 * about the visit lead; `asker` is whom its questions count for, `uncounted` whether it stays out of the month.
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
]
