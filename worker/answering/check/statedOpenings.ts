import { daysIn, type Opening, openingsIn } from '../../text/hours/openings'
import type { EvidenceEntry } from './index'

export type StatedOpening = Opening & { entry: EvidenceEntry }

/** The weeks that the business states, row by row. */
export const statedOpenings = (entries: readonly EvidenceEntry[]): StatedOpening[] =>
  entries.flatMap((entry) => {
    const { values } = entry.statement
    return openingsIn(values, daysIn(entry.headingValues)).map((one) => ({ ...one, entry }))
  })
