import type { EventType } from './resources'

export type CalendlyGuest = {
  name: string
  email: string
  phone: string | null
  notes: string | null
  timeZone: string
}

/** Calendly asks nothing more of the invitee for these. */
const SETTLED_LOCATIONS = new Set([
  'physical',
  'custom',
  'inbound_call',
  'google_conference',
  'zoom_conference',
  'microsoft_teams_conference',
  'gotomeeting_conference',
  'webex_conference',
])

type Part = { location?: object; questions_and_answers?: object[] }

/**
 * The body of `POST /invitees`; undefined where the event type asks for something that the visitor hasn't said here, so that they
 * have to finish on Calendly's page.
 */
export function inviteeRequest(
  type: EventType,
  {
    uri,
    start,
    conversationId,
    ...guest
  }: CalendlyGuest & { uri: string; start: number; conversationId: string | null },
): object | undefined {
  const location = locationOf(type, guest)
  const answers = answersOf(type, guest)
  if (!location || !answers) return undefined
  return {
    event_type: uri,
    start_time: new Date(start).toISOString(),
    invitee: { name: guest.name, email: guest.email, timezone: guest.timeZone },
    ...location,
    ...answers,
    // Whole or not at all: Calendly refuses parts of it.
    tracking: {
      utm_campaign: null,
      utm_source: 'deskbell',
      utm_medium: 'chat',
      utm_content: conversationId,
      utm_term: null,
      salesforce_uuid: null,
    },
  }
}

function locationOf({ locations }: EventType, { phone }: Pick<CalendlyGuest, 'phone'>): Part | undefined {
  if (!locations?.length) return {}
  const settled = locations.find(({ kind }) => SETTLED_LOCATIONS.has(kind))
  if (settled) {
    const { kind, location } = settled
    return { location: { kind, ...(location && { location }) } }
  }
  const mayCall = phone && locations.some(({ kind }) => kind === 'outbound_call')
  return mayCall ? { location: { kind: 'outbound_call', location: phone } } : undefined
}

function answersOf(
  { custom_questions }: EventType,
  { phone, notes }: Pick<CalendlyGuest, 'phone' | 'notes'>,
): Part | undefined {
  const asked = (custom_questions ?? []).filter(({ enabled }) => enabled)
  const text = asked.find(({ type }) => type === 'text' || type === 'string')
  const given = asked.map(({ name, type, position, required }) => {
    const answer = type === 'phone_number' ? phone : position === text?.position ? notes : null
    return { question: name, answer, position, required }
  })
  if (given.some(({ required, answer }) => required && !answer)) return undefined
  const answered = given.flatMap(({ question, answer, position }) => (answer ? [{ question, answer, position }] : []))
  return answered.length > 0 ? { questions_and_answers: answered } : {}
}
