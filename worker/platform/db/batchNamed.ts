import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from '../context'

type Statement = BatchItem<'sqlite'>
type Named = Record<string, Statement | readonly Statement[]>
type Results<N extends Named> = {
  [Name in keyof N]: N[Name] extends Statement ? N[Name]['_']['result'] : unknown[]
}

/**
 * Runs statements in one batch, in the order they are written, and answers each one's result under its name. A name may stand for a list
 * of statements, even an empty one.
 */
export async function batchNamed<const N extends Named>(
  database: Context['tenants' | 'directory'],
  named: N,
): Promise<Results<N>> {
  const entries = Object.entries(named)
  const [first, ...rest] = entries.flatMap(([, statements]) => statements)
  const results: unknown[] = first ? await database.batch([first, ...rest]) : []
  const byName = entries.map(([name, statements]) => [
    name,
    Array.isArray(statements) ? results.splice(0, statements.length) : results.shift(),
  ])
  return Object.fromEntries(byName)
}
