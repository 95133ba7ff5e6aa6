import { HOUR_MS, MINUTE_MS } from '../../../contract/durations'

export type AttemptRule = {
  /** How many attempts are allowed without a pause. */
  free: number
  /** The pause after those, doubled with each further attempt. */
  firstPauseMs: number
}

/** The longest pause, whatever others try in the account's name. */
export const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/**
 * Counts are forgotten after this long without an attempt. If it were shorter, waiting it out would allow more guesses than trying all
 * along.
 */
export const FORGET_MS = 6 * HOUR_MS

const GUESSING = { firstPauseMs: 30_000 }
const ASKING_FOR_MAIL = { firstPauseMs: MINUTE_MS }

export const ATTEMPT_RULES = {
  'login-account': { free: 8, ...GUESSING },
  'login-device': { free: 8, ...GUESSING },
  'login-address': { free: 30, ...GUESSING },
  'two-step': { free: 8, ...GUESSING },
  'confirm-password': { free: 8, ...GUESSING },
  'password-change': { free: 5, firstPauseMs: MINUTE_MS },
  'registration-account': { free: 10, ...GUESSING },
  'registration-address': { free: 20, ...GUESSING },
  'recovery-account': { free: 3, ...ASKING_FOR_MAIL },
  'recovery-address': { free: 10, ...ASKING_FOR_MAIL },
  export: { free: 5, firstPauseMs: MINUTE_MS },
  invitation: { free: 20, firstPauseMs: MINUTE_MS },
  'invitation-to': { free: 3, ...ASKING_FOR_MAIL },
  'web-person': { free: 5, ...ASKING_FOR_MAIL },
  'web-person-to': { free: 3, ...ASKING_FOR_MAIL },
  'email-change': { free: 3, ...ASKING_FOR_MAIL },
  'billing-change': { free: 20, firstPauseMs: MINUTE_MS },
  /** Leads from one address block to one business. */
  lead: { free: 60, firstPauseMs: MINUTE_MS },
  /** Likewise bookings, times held while somebody types, and places on the waiting list. */
  booking: { free: 12, firstPauseMs: MINUTE_MS },
  hold: { free: 40, firstPauseMs: MINUTE_MS },
  waiting: { free: 6, firstPauseMs: MINUTE_MS },
  reading: { free: 60, firstPauseMs: MINUTE_MS },
  look: { free: 60, firstPauseMs: MINUTE_MS },
  /** More than the longest FAQ typed row by row. Each save has the saved questions asked again. */
  saving: { free: 500, firstPauseMs: MINUTE_MS },
  support: { free: 10, firstPauseMs: MINUTE_MS },
  'link-address': { free: 20, ...GUESSING },
} satisfies Record<string, AttemptRule>

export type AttemptKind = keyof typeof ATTEMPT_RULES
