import type { Analytics } from '../../contract/analytics'
import { wroteSentence } from './analytics/sentences'

const WEEK = 7

/** The week, and the month it is part of, in sentences. */
export function summary({ totals, series }: Pick<Analytics, 'totals' | 'series'>): string {
  const days = series.slice(-WEEK)
  const week = {
    conversations: days.reduce((sum, { conversations }) => sum + conversations, 0),
    leads: days.reduce((sum, { leads }) => sum + leads, 0),
  }
  const recent = wroteSentence('in the last seven days', week)
  const isAll = week.conversations === totals.conversations && week.leads === totals.leads
  return isAll ? recent : `${recent} ${wroteSentence('in the last 30 days', totals)}`
}
