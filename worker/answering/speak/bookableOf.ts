import { type BusinessProfile, takesBookings } from '../../businesses'
import type { Statement } from '../../knowledge'
import { Recent } from '../../platform/recent'
import { parseValues } from '../../text/parseValues'

const recent = new Recent<Statement[]>(100)
/** After every block of the profile. */
const BLOCK = 1_000

/** What can be booked in the chat, as statements: a sentence may name it. */
export function bookableOf(profile: BusinessProfile): Statement[] {
  const names = takesBookings(profile) ? (profile.booking?.services.map(({ name }) => name) ?? []) : []
  return recent.get(`${profile.id}\n${names.join('\n')}`, () =>
    names.map((text, at) => ({
      id: `booking:${at + 1}`,
      source: { kind: 'fact', title: 'Business profile' },
      trail: ['Can be booked in this chat'],
      kind: 'item',
      text,
      values: parseValues(text, profile),
      block: BLOCK,
    })),
  )
}
