import * as z from 'zod/mini'
import { LISTED_SOURCES, leadStatus } from '../../contract/leads'
import type { LeadFilter } from './filter/store'

const time = (name: string) =>
  z.optional(z.iso.datetime({ offset: true, error: `${name} must be a time such as 2026-11-21T08:00:00Z` }))

/** What the list of leads may be narrowed to, as it stands in the address. */
export const filterQuery = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Please search for 200 characters or fewer'))),
  status: z.optional(leadStatus),
  source: z.optional(z.enum(LISTED_SOURCES, `source must be ${LISTED_SOURCES.join(', ')}`)),
  /** The id of a person, or `nobody`. */
  assigned: z.optional(z.string().check(z.maxLength(64))),
  from: time('from'),
  /** The same as `from`, in the API. */
  since: time('since'),
  to: time('to'),
}
const filterSchema = z.object(filterQuery)

export const filterOf = ({ since, from = since, to, ...filter }: z.output<typeof filterSchema>): LeadFilter => ({
  ...filter,
  ...(from && { from: Date.parse(from) }),
  ...(to && { to: Date.parse(to) }),
})
