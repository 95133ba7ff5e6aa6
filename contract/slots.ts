import * as z from 'zod/mini'

/** A time that can be booked; instants in UTC. */
export const slot = z.object({ start: z.string(), end: z.string() })
export type Slot = z.infer<typeof slot>

/** What a reply offers to book: its times are buttons beneath it. */
export const offeredSlots = z.object({
  slots: z.array(slot),
  serviceId: z.string(),
  /** What is booked, in the business's words. */
  service: z.string(),
  /** The business's. */
  timeZone: z.string(),
})
export type OfferedSlots = z.infer<typeof offeredSlots>

/** What visitors can book, as far as a message needs to know it. */
export type BookingOffer = {
  isOpen: boolean
  /** Times are told in it; absent: the business's. */
  timeZone?: string
  /** Whose times they are: the business's own calendar's or Calendly's. */
  provider: 'calendar' | 'calendly'
  services: { id: string; name: string; minutes: number; priceCents: number | null }[]
}
