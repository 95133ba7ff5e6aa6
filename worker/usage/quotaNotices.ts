import { NEARLY_FULL } from '../../contract/usage'
import { openTables } from '../platform/db/objectTables'
import { hasQuotaNotice, insertQuotaNotice, type QuotaLevel, type QuotaNotice } from './meterStore'
import { meterSteps } from './tables'

const levelOf = (number: number, limit: number): QuotaLevel | undefined => {
  if (number >= limit) return 100
  return number >= Math.ceil(limit * NEARLY_FULL) ? 80 : undefined
}

/**
 * Stores a notice for the owner when 80% or 100% are reached, once per period, level and limit, so that a new plan starts over. True if one
 * was stored; the Meter's alarm mails it.
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
