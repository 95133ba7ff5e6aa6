import type { NotificationRules, NotificationSettingsView } from '../../../contract/notifications'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { notOfTheTeam } from '../errors'
import { peopleOf } from '../people'
import { reachOf } from '../reach'
import { readRules } from './readRules'
import { upsertRules } from './store'

/** The rules of a business, with everybody who could be told. Throws 404. */
export async function readSettings(ctx: OwnerContext, businessId: string): Promise<NotificationSettingsView> {
  const { id, customerId, timeZone } = await ownBusiness(ctx, businessId)
  const [{ people, nextAfterMinutes }, everybody] = await Promise.all([
    readRules(ctx, { businessId: id, customerId }),
    peopleOf(ctx, customerId),
  ])
  const reach = await reachOf(ctx, everybody)
  return {
    order: people.map((person) => person.id),
    nextAfterMinutes,
    timeZone,
    people: reach.map(({ person, preferences, devices }) => ({
      ...person,
      isYou: person.id === ctx.actor.personId,
      mail: preferences.mail,
      devices: preferences.push ? devices.length : 0,
    })),
  }
}

/** Throws 404, and 422 for somebody who isn't on the team. */
export async function saveSettings(
  ctx: OwnerContext,
  { businessId, ...rules }: NotificationRules & { businessId: string },
): Promise<NotificationSettingsView> {
  const { id, customerId } = await ownBusiness(ctx, businessId)
  const known = new Set((await peopleOf(ctx, customerId)).map((person) => person.id))
  const order = [...new Set(rules.order)]
  if (!order.every((personId) => known.has(personId))) throw notOfTheTeam()
  await upsertRules(ctx, id, { ...rules, order })
  return readSettings(ctx, id)
}
