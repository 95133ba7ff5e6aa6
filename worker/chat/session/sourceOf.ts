import type { Arrival } from '../../../contract/leadDetails'

const SOURCE_MAX = 100

/** What led a visitor here: the campaign's source, or else the host of the page with the link. Null if unknown. */
export const sourceOf = (arrival: Arrival | null): string | null =>
  (arrival?.campaign?.source ?? arrival?.referrer?.replace(/^www\./, ''))?.slice(0, SOURCE_MAX) ?? null
