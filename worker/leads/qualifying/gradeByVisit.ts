import type { Grade, Qualification } from '../../../contract/leadDetails'

/** Where the visit that somebody booked stands; `canceled`: by themselves, with no other to come. */
export type VisitState = 'booked' | 'canceled'

const REASONS_MAX = 4
const SAYS: Record<VisitState, string> = { booked: 'Booked a visit', canceled: 'Canceled their visit' }
const UNSAID: Qualification = { grade: 'warm', reasons: [], summary: [], by: 'rules' }

/** The grade of somebody who booked: hot whatever they wrote, and no more so once they have called it off. */
export function gradeByVisit(visit: VisitState, found: Qualification = UNSAID): Qualification {
  const { time, ...others } = found
  // What speaks for a cold lead doesn't speak for a hot one.
  const reasons = visit === 'booked' && found.grade === 'cold' ? [] : found.reasons
  return {
    ...others,
    // The day that they named is off with the visit.
    ...(visit === 'booked' && time !== undefined && { time }),
    grade: gradeWith(visit, found.grade),
    reasons: [SAYS[visit], ...reasons].slice(0, REASONS_MAX),
  }
}

function gradeWith(visit: VisitState, grade: Grade): Grade {
  if (visit === 'booked') return 'hot'
  return grade === 'hot' ? 'warm' : grade
}
