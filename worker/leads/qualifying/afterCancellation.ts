import type { Qualification } from '../../../contract/leadDetails'

const REASONS_MAX = 4

/** The grade of somebody who has called off their visit: what they wrote before no longer makes them hot, and the day they named is off. */
export function afterCancellation({ time: _, ...found }: Qualification): Qualification {
  return {
    ...found,
    grade: found.grade === 'hot' ? 'warm' : found.grade,
    reasons: ['Canceled their visit', ...found.reasons].slice(0, REASONS_MAX),
  }
}
