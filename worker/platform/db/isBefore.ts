import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Cursor } from '../http/page'

/**
 * Further down a list that is sorted by a time and an id, both falling. A row value, since SQLite doesn't seek an index by
 * `time < ? OR (time = ? AND id < ?)` (https://www.sqlite.org/rowvalue.html#scrolling_window_queries).
 */
export const isBefore = (time: SQLWrapper, id: SQLWrapper, after: Cursor | undefined): SQL | undefined =>
  after && sql`(${time}, ${id}) < (${after.at}, ${after.id})`
