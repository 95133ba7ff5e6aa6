/**
 * Times are integer milliseconds. A reading of a site is a `run`; its pages stand beside those of the reading before until it has ended.
 * The passages of a version are indexed in tables of its own (store/indexStore.ts), so that ranks and counts are of that version alone.
 */
export const knowledgeSteps = [
  `
  CREATE TABLE knowledge (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    business_id TEXT NOT NULL,
    live_version INTEGER,
    next_version INTEGER NOT NULL DEFAULT 1,
    is_told INTEGER NOT NULL DEFAULT 1,
    failures INTEGER NOT NULL DEFAULT 0,
    retry_at INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE sources (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('site', 'text', 'file')),
    url TEXT,
    title TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'crawling', 'ready', 'failed')),
    error TEXT,
    run INTEGER NOT NULL DEFAULT 1,
    live_run INTEGER,
    host TEXT,
    rules TEXT,
    delay_ms INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    leased_until INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    read_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE addresses (
    source_id TEXT NOT NULL,
    url TEXT NOT NULL,
    seq INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('robots', 'sitemap', 'page')),
    shape TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    is_done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (source_id, url)
  ) WITHOUT ROWID;
  CREATE INDEX addresses_waiting ON addresses (source_id, is_done, depth, seq);
  CREATE INDEX addresses_shape ON addresses (source_id, shape);
  CREATE TABLE skips (
    source_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    count INTEGER NOT NULL,
    urls TEXT NOT NULL,
    PRIMARY KEY (source_id, reason)
  ) WITHOUT ROWID;
  CREATE TABLE pages (
    source_id TEXT NOT NULL,
    run INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    url TEXT,
    digest TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    passages TEXT NOT NULL,
    passage_count INTEGER NOT NULL,
    facts TEXT,
    PRIMARY KEY (source_id, run, seq)
  ) WITHOUT ROWID;
  CREATE TABLE versions (
    version INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    size INTEGER NOT NULL,
    total INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  );
  CREATE TABLE passages (
    version INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    passage TEXT NOT NULL,
    is_essential INTEGER NOT NULL,
    PRIMARY KEY (version, seq)
  ) WITHOUT ROWID;
  CREATE TABLE decided (
    proposal_id TEXT PRIMARY KEY,
    decided_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  ALTER TABLE knowledge ADD COLUMN vectors_due_at INTEGER;
  ALTER TABLE knowledge ADD COLUMN vector_failures INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE passages ADD COLUMN text_digest TEXT;
  CREATE TABLE vectors (
    text_digest TEXT PRIMARY KEY NOT NULL,
    vector BLOB NOT NULL
  );
  `,
  `
  CREATE TABLE answers (
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (version, kind, seq)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE uploads (
    source_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    title TEXT NOT NULL,
    content_type TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (source_id, at)
  ) WITHOUT ROWID;
  `,
]
