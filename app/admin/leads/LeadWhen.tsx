import { IMPORT_SOURCE, type Lead } from '../../../contract/leads'
import { formatDate, formatWhen, isMidnight } from '../../lib/dates'

/** When a lead came. Files often have days alone, which are kept as midnight. */
export function LeadWhen({ lead: { createdAt, source }, className }: { lead: Lead; className?: string }) {
  const isDay = source === IMPORT_SOURCE && isMidnight(createdAt)
  return (
    <time dateTime={createdAt} className={className}>
      {isDay ? formatDate(createdAt) : formatWhen(createdAt)}
    </time>
  )
}
