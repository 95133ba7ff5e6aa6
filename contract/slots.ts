import * as z from 'zod/mini'

/** A time that can be booked; instants in UTC. */
export const slot = z.object({ start: z.string(), end: z.string() })
export type Slot = z.infer<typeof slot>

const hours = z.object({ from: z.string(), to: z.string() })
/** For which days somebody waits, in the business's time zone, both included; `times`: between which hours it may begin. */
const waitlistSpan = z.extend(hours, { times: z.optional(hours) })
export type WaitlistSpan = z.infer<typeof waitlistSpan>

/** What a reply offers to book: its times are buttons beneath it. */
export const offeredSlots = z.object({
  slots: z.array(slot),
  serviceId: z.string(),
  /** What is booked, in the business's words. */
  service: z.string(),
  /** The business's. */
  timeZone: z.string(),
  /** The business comes to its visitors, to an address that is asked for; as far as they said it already. */
  place: z.optional(z.string()),
  /** Nothing was free then: who wants to can wait for it. */
  waitlist: z.optional(waitlistSpan),
})
export type OfferedSlots = z.infer<typeof offeredSlots>

/** What visitors can book, as far as a message needs to know it. */
export type BookingOffer = {
  isOpen: boolean
  /** Times are told in it; absent: the business's. */
  timeZone?: string
  /** Whose times they are: the business's own calendar's or Calendly's. */
  provider: 'calendar' | 'calendly'
  /** Who finds no time can wait for one; absent in what was published before there was the choice. */
  hasWaitlist?: boolean
  /** It comes to its visitors; absent in what was published before it was said: as is usual for the trade. */
  isAtVisitors?: boolean
  services: { id: string; name: string; minutes: number; priceCents: number | null }[]
}
