import type { ConnectedCalendar } from '../../../contract/outsideCalendars'
import type { CalendlyCall } from './account'
import type { CalendlyAnswer } from './api'
import { eventTypesAnswer } from './resources'

const PAGE = '100'
const MOST_PAGES = 5

/** The active event types of a user, each offered until the owner says otherwise. */
export async function listEventTypes(call: CalendlyCall, user: string): Promise<CalendlyAnswer<ConnectedCalendar[]>> {
  const found: ConnectedCalendar[] = []
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { user, active: 'true', count: PAGE, ...(after && { page_token: after }) }
    const answer = await call({ path: '/event_types', query, answer: eventTypesAnswer })
    if (answer.failed) return answer
    for (const { uri, name, duration } of answer.value.collection) {
      found.push({
        id: uri,
        name,
        minutes: duration,
        isPrimary: false,
        mayWrite: false,
        isChosen: true,
        isWritten: false,
      })
    }
    after = answer.value.pagination.next_page_token
    if (!after) break
  }
  return { value: found }
}
