import { openTables } from '../db/objectTables'
import { meterSteps } from './tables'

export type QuotaLevel = 80 | 100
export type QuotaNotice = { customerId: string; period: string; limit: number; level: QuotaLevel; origin: string }
type Row = { customer_id: string; period: string; quota: number; level: QuotaLevel; origin: string }

const levelOf = (number: number, limit: number): QuotaLevel | undefined => {
  if (number >= limit) return 100
  return number >= Math.ceil(limit * 0.8) ? 80 : undefined
}

/**
 * Notes that the owner is to be told, once a period for each level of each limit: a bigger plan is told about anew. True where something
 * was noted; the alarm then tells, away from the visitor's message.
 */
export function noteQuota(
  storage: DurableObjectStorage,
  used: Omit<QuotaNotice, 'level'> & { number: number },
): boolean {
  const level = levelOf(used.number, used.limit)
  if (!level) return false
  openTables(storage, meterSteps)
  const known = storage.sql.exec(
    'SELECT 1 FROM notices WHERE period = ? AND quota = ? AND level >= ?',
    used.period,
    used.limit,
    level,
  )
  if (known.toArray().length > 0) return false
  storage.sql.exec(
    'INSERT INTO notices (period, quota, level, customer_id, origin) VALUES (?, ?, ?, ?, ?)',
    used.period,
    used.limit,
    level,
    used.customerId,
    used.origin,
  )
  return true
}

export const notYetTold = (storage: DurableObjectStorage): QuotaNotice[] =>
  storage.sql
    .exec<Row>('SELECT customer_id, period, quota, level, origin FROM notices WHERE told = 0 ORDER BY level')
    .toArray()
    .map(({ customer_id, quota, ...row }) => ({ ...row, customerId: customer_id, limit: quota }))

export const setTold = ({ sql }: DurableObjectStorage, { period, limit, level }: QuotaNotice) =>
  sql.exec('UPDATE notices SET told = 1 WHERE period = ? AND quota = ? AND level = ?', period, limit, level)
