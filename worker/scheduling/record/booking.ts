import type { BookingChange, BookingSource, BookingStatus } from '../../../contract/scheduling'

/** What a browser said of the visit, and the origin of links in mail. */
export type Visit = {
  origin?: string | undefined
  notice?: string | null | undefined
  websiteUrl?: string | null | undefined
  landingUrl?: string | null | undefined
  referrer?: string | null | undefined
  language?: string | null | undefined
}

/** A booking, of whatever provider, as D1, leads, mails and webhooks know it. Times are milliseconds since 1970. */
export type BookingRecord = {
  id: string
  serviceId: string | null
  serviceName: string
  staffId: string | null
  staffName: string | null
  startsAt: number
  endsAt: number
  status: BookingStatus
  /** What happened to it last, and who of the business did it; null: the visitor. */
  change: BookingChange
  by: { id: string; name: string } | null
  name: string
  email: string
  phone: string | null
  /** Where the business comes to. */
  place: string | null
  notes: string | null
  timeZone: string | null
  sessionId: string | null
  source: BookingSource
  /** What its event in a connected calendar is called in invitations, so that ours is the same one. */
  eventUid?: string | null
  /** Rises with each change; an older state never replaces a newer one. */
  sequence: number
  createdAt: number
  updatedAt: number
  visit: Visit
}
