/** Without a card a trial pauses at its end: nobody is charged, and nothing is lost. */
export const PAUSE_WITHOUT_CARD = { end_behavior: { missing_payment_method: 'pause' } } as const
