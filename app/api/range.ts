/** How far back a list goes. */
export const RANGES = ['today', 'week', 'month', 'year'] as const
export type Range = (typeof RANGES)[number]

const DAYS: Record<Range, number> = { today: 0, week: 6, month: 29, year: 364 }

/** The midnight in the reader's time zone that a range begins with. */
export function startOf(range: Range, now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[range]).toISOString()
}
