import { openTables } from '../platform/db/objectTables'
import { hasQuotaNotice, insertQuotaNotice, type QuotaLevel, type QuotaNotice } from './meterStore'
import { meterSteps } from './tables'

const levelOf = (number: number, limit: number): QuotaLevel | undefined => {
  if (number >= limit) return 100
  return number >= Math.ceil(limit * 0.8) ? 80 : undefined
}

/**
 * Notes that the owner is to be told, once a period for each level of each limit: a bigger plan is told about anew. True where something
 * was noted; the alarm then tells, away from the visitor's message.
 */
export function noteQuotaLevel(
  storage: DurableObjectStorage,
  used: Omit<QuotaNotice, 'level'> & { number: number },
): boolean {
  const level = levelOf(used.number, used.limit)
  if (!level) return false
  openTables(storage, meterSteps)
  const notice = { ...used, level }
  if (hasQuotaNotice(storage, notice)) return false
  insertQuotaNotice(storage, notice)
  return true
}
