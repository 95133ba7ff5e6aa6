/** The tables of a Meter. */
export const meterSteps = [
  `
  CREATE TABLE conversations (period TEXT NOT NULL, conversation_id TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (period, conversation_id)) WITHOUT ROWID;
  CREATE TABLE periods (period TEXT PRIMARY KEY, conversations INTEGER NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE notices (
    period TEXT NOT NULL,
    quota INTEGER NOT NULL,
    level INTEGER NOT NULL,
    customer_id TEXT NOT NULL,
    origin TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (period, quota, level)
  ) WITHOUT ROWID;
  `,
  `
  CREATE TABLE visitors (day TEXT NOT NULL, visitor TEXT NOT NULL, conversations INTEGER NOT NULL, PRIMARY KEY (day, visitor)) WITHOUT ROWID;
  `,
  `
  CREATE TABLE spent (period TEXT PRIMARY KEY, tokens INTEGER NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE pace (business_id TEXT NOT NULL, hour TEXT NOT NULL, conversations INTEGER NOT NULL, PRIMARY KEY (business_id, hour)) WITHOUT ROWID;
  CREATE TABLE spikes (
    business_id TEXT NOT NULL,
    day TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    origin TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (business_id, day)
  ) WITHOUT ROWID;
  `,
]
