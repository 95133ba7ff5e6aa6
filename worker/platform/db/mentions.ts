import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const BETWEEN_DIGITS = [' ', '-', '(', ')', '.', '/', '+']

/**
 * Rows whose columns may have one of these in them; a few too many, so look again. instr instead of LIKE, because D1 refuses LIKE patterns
 * over 50 bytes.
 */
export function mayMention(
  columns: SQLWrapper[],
  { emails, phones }: { emails: string[]; phones: { national: string }[] },
): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )
  const digits = BETWEEN_DIGITS.reduce((rest, sign) => sql`replace(${rest}, ${sign}, '')`, text)
  const found = [
    ...emails.map((email) => sql`instr(lower(${text}), ${email}) > 0`),
    ...phones.map(({ national }) => sql`instr(${digits}, ${national}) > 0`),
  ]
  return or(...found) ?? sql`FALSE`
}
