import { sql } from 'drizzle-orm'
import type { Database } from './clients'

/** Rejects where the database doesn't answer. */
export const ping = (db: Database) => db.run(sql`SELECT 1`)
