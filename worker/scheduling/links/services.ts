/** What the visitor said of themselves, and where. */
export type LinkGuest = { name?: string; email?: string; phone?: string; need?: string; conversationId?: string }

/** A booking service that documents how its pages are prefilled. `hosts`: these and all names below them. */
export type BookingService = {
  hosts: readonly string[]
  /** Query parameters for what is known; empty ones are left out. */
  prefill: (guest: LinkGuest) => Record<string, string | undefined>
}

/** The first word, and the rest. */
function splitName(name = ''): { first?: string; last?: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { ...(first && { first }), ...(rest.length > 0 && { last: rest.join(' ') }) }
}

export const BOOKING_SERVICES: readonly BookingService[] = [
  {
    // https://help.calendly.com/hc/en-us/articles/226766767: a1 is the answer to the first question, by default what the meeting is about.
    hosts: ['calendly.com'],
    prefill: ({ name, email, need, conversationId }) => ({
      name,
      email,
      a1: need,
      utm_source: 'deskbell',
      utm_medium: 'chat',
      utm_content: conversationId,
    }),
  },
  {
    // https://cal.com/help/embedding/prefill-booking-form-embed; fields go by their slugs.
    hosts: ['cal.com'],
    prefill: ({ name, email, need }) => ({ name, email, notes: need }),
  },
  {
    // https://developers.acuityscheduling.com/docs/embedding
    hosts: ['acuityscheduling.com', 'as.me'],
    prefill: ({ name, email, phone }) => {
      const { first, last } = splitName(name)
      return { firstName: first, lastName: last, email, phone }
    },
  },
  {
    // https://help.zcal.co/invite-settings/pre-populate-invite-fields; its a0 may be any kind of question.
    hosts: ['zcal.co'],
    prefill: ({ name, email }) => ({ name, email }),
  },
  {
    // https://help.koalendar.com/article/64-pre-fill-your-booking-form
    hosts: ['koalendar.com'],
    prefill: ({ name, email }) => ({ name, email }),
  },
]
