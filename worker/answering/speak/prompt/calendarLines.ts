import { withoutLinks } from '../../../../contract/withoutLinks'
import { takesBookings } from '../../../businesses'
import type { Speaking } from '../withoutModel/speaking'

/** Of a longer list the visitor names what they want. */
const MOST_SERVICES = 30

/** What a model may know of the calendar, a line each: what can be booked, how far this booking is, and what is to be said of it now. */
export function calendarLines(speaking: Speaking): string[] {
  const { question, state, aside, visits = [] } = speaking
  const { profile, step } = question
  const { booking: calendar } = profile
  if (!calendar || !takesBookings(profile)) return []
  const { booking: talk } = state
  const { services } = calendar
  const service = services.find(({ id }) => id === talk?.serviceId)?.name
  const shown = talk?.offered ?? []
  const told = step?.turn.content ?? ''
  return [
    `Can be booked here: ${services
      .slice(0, MOST_SERVICES)
      .map(({ name }) => name)
      .join('; ')}`,
    ...visits.map(({ service: name, start }) => `Booked by this visitor: ${name}, ${timeText(speaking, start)}`),
    ...(service ? [`Being booked, not booked yet: ${service}`] : []),
    ...(talk?.person ? [`Wished ${talk.person.isNot ? 'not with' : 'with'}: ${talk.person.name}`] : []),
    ...(shown.length > 0
      ? [
          `Buttons under ${step ? 'your reply' : 'the last offer'}: ${shown.map((at) => timeText(speaking, at)).join('; ')}`,
        ]
      : []),
    ...(talk?.start ? [`Time chosen, not booked yet: ${timeText(speaking, talk.start)}`] : []),
    ...(step?.turn.quickReplies ? [`Buttons under your reply: ${step.turn.quickReplies.join('; ')}`] : []),
    ...(told === '' ? [] : [`NOW: ${withoutLinks(told)}`]),
    ...(aside?.content ? [`WAITS: ${withoutLinks(aside.content)}`] : []),
  ]
}

/** The times that wait for the team, which confirms them: what is said of one is asked about, since none of it is so yet. */
export function askedLines(speaking: Speaking): string[] {
  const { question, state } = speaking
  const services = question.profile.booking?.services ?? []
  return (state.calendar?.asked ?? []).flatMap(({ serviceId, start, end }) => {
    const service = services.find(({ id }) => id === serviceId)?.name ?? 'a visit'
    return end
      ? []
      : [`Asked of the team, who call to confirm it, not booked yet: ${service}, ${timeText(speaking, start)}`]
  })
}

/** "Tuesday, December 1 at 2:00 PM", as the business's clock has it. */
function timeText({ question: { profile }, understood: { language } }: Speaking, at: string): string {
  const timeZone = profile.booking?.timeZone ?? profile.timeZone
  const options = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(`${language}-${profile.country}`, { timeZone, ...options }).format(Date.parse(at))
}
