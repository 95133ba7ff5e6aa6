import type { Arrival, ConsentReceipt } from '../../contract/leadDetails'

/** What the session of a visit adds to a lead. */
export type LeadContext = {
  conversationId: string | null
  /** The visitor's last message that says what they want; empty if there is none. */
  line: string
  /** The first that does. */
  firstLine: string
  arrival: Arrival | null
  consent: ConsentReceipt | null
  language: string | null
  /** All that the visitor wrote, oldest first. */
  said: string[]
}

export const UNKNOWN_VISIT: LeadContext = {
  conversationId: null,
  line: '',
  firstLine: '',
  arrival: null,
  consent: null,
  language: null,
  said: [],
}
