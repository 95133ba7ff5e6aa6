import { daysIn, type Opening, openingsIn } from '../../text/hours/openings'
import type { Entry } from './index'

export type StatedOpening = Opening & { entry: Entry }

/** The weeks that the business states, row by row. */
export const statedOpenings = (entries: readonly Entry[]): StatedOpening[] =>
  entries.flatMap((entry) => {
    const { values } = entry.statement
    return openingsIn(values, daysIn(entry.headingValues)).map((one) => ({ ...one, entry }))
  })
