/** What the visitor said of themselves, and where. */
export type Guest = { name?: string; email?: string; phone?: string; need?: string; conversationId?: string }

/** A booking service and how its pages are prefilled, as far as it documents it. `hosts`: these and all names below them. */
export type BookingService = {
  name: string
  hosts: readonly string[]
  /** Query parameters for what is known; empty ones are left out. Absent: nothing is documented, and nothing is appended. */
  prefill?: (guest: Guest) => Record<string, string | undefined>
}

/** The first word, and the rest. */
function splitName(name = ''): { first?: string; last?: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { ...(first && { first }), ...(rest.length > 0 && { last: rest.join(' ') }) }
}

export const BOOKING_SERVICES: readonly BookingService[] = [
  {
    // https://help.calendly.com/hc/en-us/articles/226766767: a1 is the answer to the first question, by default what the meeting is about.
    name: 'Calendly',
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
    name: 'Cal.com',
    hosts: ['cal.com'],
    prefill: ({ name, email, need }) => ({ name, email, notes: need }),
  },
  {
    // https://developers.acuityscheduling.com/docs/embedding
    name: 'Acuity Scheduling',
    hosts: ['acuityscheduling.com', 'as.me'],
    prefill: ({ name, email, phone }) => {
      const { first, last } = splitName(name)
      return { firstName: first, lastName: last, email, phone }
    },
  },
  {
    // https://help.zcal.co/invite-settings/pre-populate-invite-fields; its a0 may be any kind of question.
    name: 'zcal',
    hosts: ['zcal.co'],
    prefill: ({ name, email }) => ({ name, email }),
  },
  {
    // https://help.koalendar.com/article/64-pre-fill-your-booking-form
    name: 'Koalendar',
    hosts: ['koalendar.com'],
    prefill: ({ name, email }) => ({ name, email }),
  },
  { name: 'Square', hosts: ['squareup.com', 'square.site'] },
  { name: 'Google Calendar', hosts: ['calendar.google.com', 'calendar.app.google'] },
  { name: 'Microsoft Bookings', hosts: ['outlook.office.com', 'outlook.office365.com'] },
  { name: 'Booksy', hosts: ['booksy.com'] },
  { name: 'Fresha', hosts: ['fresha.com'] },
  { name: 'Mindbody', hosts: ['mindbodyonline.com'] },
  { name: 'Vagaro', hosts: ['vagaro.com'] },
]
