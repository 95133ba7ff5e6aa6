import type { Contact } from '../../text/contact'

export type OfBusiness = { businessId: string; customerId: string; country: string }

/** One person who wrote to a business, with what leads to all that is stored of them. */
export type KnownVisitor = OfBusiness & {
  /** Empty where only what hangs on the ids is still to be deleted. */
  contact: Contact
  names: string[]
  leadIds: string[]
  conversationIds: string[]
  sessionIds: string[]
  bookingIds: string[]
}

export const NO_CONTACT: Contact = { emails: [], phones: [] }
