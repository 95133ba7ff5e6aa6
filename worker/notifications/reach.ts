import type { NotificationPreferences } from '../../contract/notifications'
import type { Context } from '../platform/context'
import type { Person } from './people'
import { preferencesOf } from './preferences/preferences'
import { findPreferences } from './preferences/store'
import { findSubscriptionsOf, type SubscriptionRow } from './push/store'

export type Reach = { person: Person; preferences: NotificationPreferences; devices: SubscriptionRow[] }

/** How each of these people can be told. */
export async function reachOf(ctx: Context, people: Person[]): Promise<Reach[]> {
  const ids = people.map(({ id }) => id)
  const [preferences, devices] = await Promise.all([findPreferences(ctx, ids), findSubscriptionsOf(ctx, ids)])
  return people.map((person) => ({
    person,
    preferences: preferencesOf(preferences.find(({ personId }) => personId === person.id)),
    devices: devices.filter(({ personId }) => personId === person.id),
  }))
}

export const isReachable = ({ preferences, devices }: Reach): boolean =>
  preferences.mail || (preferences.push && devices.length > 0)
