const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export type AttemptRule = {
  /** So many are taken without a pause between them. */
  free: number
  /** The pause after that, doubled with each further one. */
  firstPauseMs: number
}

/** Nobody is kept out for longer, whatever others try in their name. */
export const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** What was counted is forgotten after this much quiet. Sooner, and whoever waits it out gets more tries than whoever keeps trying. */
export const FORGET_MS = 6 * HOUR_MS

const GUESSING = { firstPauseMs: 30_000 }
const ASKING_FOR_MAIL = { firstPauseMs: MINUTE_MS }

export const ATTEMPT_RULES = {
  'login-account': { free: 8, ...GUESSING },
  'login-device': { free: 8, ...GUESSING },
  'login-address': { free: 30, ...GUESSING },
  'confirm-password': { free: 8, ...GUESSING },
  'password-change': { free: 5, firstPauseMs: MINUTE_MS },
  'registration-account': { free: 10, ...GUESSING },
  'registration-address': { free: 20, ...GUESSING },
  'recovery-account': { free: 3, ...ASKING_FOR_MAIL },
  'recovery-address': { free: 10, ...ASKING_FOR_MAIL },
  export: { free: 5, firstPauseMs: MINUTE_MS },
  'email-change': { free: 3, ...ASKING_FOR_MAIL },
  'billing-change': { free: 20, firstPauseMs: MINUTE_MS },
  /** Of one address block with one business. */
  lead: { free: 60, firstPauseMs: MINUTE_MS },
  reading: { free: 60, firstPauseMs: MINUTE_MS },
  support: { free: 10, firstPauseMs: MINUTE_MS },
  'link-address': { free: 20, ...GUESSING },
} satisfies Record<string, AttemptRule>

export type AttemptKind = keyof typeof ATTEMPT_RULES
