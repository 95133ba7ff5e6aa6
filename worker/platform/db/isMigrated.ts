import { sql } from 'drizzle-orm'
import journal from '../../../migrations/meta/_journal.json'
import type { Database } from './clients'

const newest = `${journal.entries.at(-1)?.tag}.sql`

/** Whether the newest migration is applied, by wrangler's own table. Rejects if the database doesn't answer. */
export async function isMigrated(db: Database): Promise<boolean> {
  const [list] = await db.all(sql`SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'`)
  if (!list) return false
  const [row] = await db.all(sql`SELECT 1 FROM d1_migrations WHERE name = ${newest}`)
  return row !== undefined
}
