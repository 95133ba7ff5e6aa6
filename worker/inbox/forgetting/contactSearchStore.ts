import { type Contact, phoneSpellings } from '../../text/contact'

const TO_COMPACT = 'search-to-compact'
/** Pages merged per run; some hundred milliseconds. */
const PAGES_AT_ONCE = 500
const FOUND_MAX = 1000
/** SQLite's parser takes no endless expression. */
const PHRASES_AT_ONCE = 100

const ASCII_ZERO = '0'.charCodeAt(0)
/** Scripts whose digits visitors type: ASCII, Arabic and Persian. */
const ZEROS = [ASCII_ZERO, 0x0660, 0x06f0]
const inDigitsFrom = (zero: number, groups: string[]) =>
  groups.map((group) => group.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))).join(' ')

const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Conversations in whose text one of the addresses may stand, in whatever spelling. */
export function searchContact({ sql }: DurableObjectStorage, { emails, phones }: Contact): string[] {
  const spellings = phones.flatMap(phoneSpellings)
  const phrases = [...emails, ...ZEROS.flatMap((zero) => spellings.map((groups) => inDigitsFrom(zero, groups)))].map(
    phrase,
  )
  const found = Array.from({ length: Math.ceil(phrases.length / PHRASES_AT_ONCE) }, (_, n) =>
    sql
      .exec<{ id: string }>(
        `SELECT DISTINCT conversation_id AS id FROM line_texts JOIN lines ON lines.id = line_texts.rowid
         WHERE line_texts MATCH ? LIMIT ?`,
        phrases.slice(n * PHRASES_AT_ONCE, (n + 1) * PHRASES_AT_ONCE).join(' OR '),
        FOUND_MAX,
      )
      .toArray()
      .map(({ id }) => id),
  )
  return [...new Set(found.flat())]
}

/**
 * A deleted text's words stay in the index until its segments are merged: this has them merged, step by step. See "The 'merge' command" and
 * "The 'optimize' command" at https://www.sqlite.org/fts5.html
 */
export const compactLater = ({ kv }: DurableObjectStorage): void => kv.put(TO_COMPACT, 'begin')

export const isToCompact = ({ kv }: DurableObjectStorage): boolean => kv.get(TO_COMPACT) !== undefined

/** One step. A negative number begins to merge all segments into one; a step that changes next to nothing was the last. */
export function compactSearch({ sql, kv }: DurableObjectStorage): void {
  const isFirst = kv.get(TO_COMPACT) === 'begin'
  const before = totalChanges(sql)
  sql.exec(`INSERT INTO line_texts (line_texts, rank) VALUES ('merge', ?)`, isFirst ? -PAGES_AT_ONCE : PAGES_AT_ONCE)
  if (isFirst) kv.put(TO_COMPACT, 'go on')
  else if (totalChanges(sql) - before < 2) kv.delete(TO_COMPACT)
}

const totalChanges = (sql: SqlStorage): number => sql.exec<{ n: number }>('SELECT total_changes() AS n').one().n
