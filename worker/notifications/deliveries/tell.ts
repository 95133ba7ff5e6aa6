import type { BatchItem } from 'drizzle-orm/batch'
import type { Channel, DeliveryKind, PushMessage } from '../../../contract/notifications'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import type { Mail } from '../../platform/outbox/message'
import { outboxRowIf } from '../../platform/outbox/writeOutbox'
import type { Person } from '../people'
import { quietUntil } from '../preferences/quietHours'
import type { Reach } from '../reach'
import { insertDelivery, leavesNow } from './store/insertDelivery'
import type { NewDelivery } from './store/rows'

/** Something to tell people, on each of their channels. */
export type Notice = {
  kind: DeliveryKind
  /** What makes it one notice: told again under the same key it isn't sent again. */
  key: string
  businessId: string
  customerId: string
  leadId: string | null
  conversationId: string | null
  timeZone: string
  /** Isn't held in quiet hours. */
  isUrgent: boolean
  /** Isn't held either: it leaves now or never. */
  isNowOrNever?: boolean
  mail: (person: Person) => Mail
  push: PushMessage
}

const FLOOD = 'A lot came in within an hour, so the rest go out together at the end of it'

/**
 * Statements for a batch in the tenants' database: the log of what leaves or is held, and the outbox rows of what leaves. Follow the batch
 * with `wakeOutbox`.
 */
export async function tell(ctx: Context, reach: Reach[], notice: Notice): Promise<BatchItem<'sqlite'>[]> {
  const each = reach.flatMap((one) => channelsOf(one).map((channel) => tellBy(ctx, one, channel, notice)))
  return (await Promise.all(each)).flat()
}

export const channelsOf = ({ preferences, devices }: Reach): Channel[] => [
  ...(preferences.mail ? ['mail' as const] : []),
  ...(preferences.push && devices.length > 0 ? ['push' as const] : []),
]

async function tellBy(ctx: Context, reach: Reach, channel: Channel, notice: Notice): Promise<BatchItem<'sqlite'>[]> {
  const { kind, businessId, customerId, leadId, conversationId, timeZone, isUrgent } = notice
  const { person, preferences } = reach
  const delivery: NewDelivery = {
    id: await deliveryId(`${notice.key}:${person.id}:${channel}`),
    businessId,
    customerId,
    leadId,
    conversationId,
    personId: person.id,
    channel,
    kind,
    createdAt: ctx.now(),
  }
  const until = isUrgent ? undefined : quietUntil(preferences.quietHours, ctx.now(), timeZone)
  const reason = until === undefined ? null : `Quiet hours until ${clock(until, timeZone)}`
  const now = leavesNow(ctx, delivery, until)
  return [
    ...messagesTo(reach, channel, notice, delivery.id).map((message) => outboxRowIf(ctx, ctx.tenants, message, now)),
    insertDelivery(ctx, delivery, {
      until,
      reason,
      floodReason: FLOOD,
      condition: notice.isNowOrNever ? now : undefined,
    }),
  ]
}

function messagesTo({ person, devices }: Reach, channel: Channel, notice: Notice, id: string) {
  const ref = { deliveryId: id, customerId: notice.customerId }
  if (channel === 'mail') return [{ kind: 'delivery.mail' as const, payload: { ...notice.mail(person), ...ref } }]
  return devices.map((device) => ({
    kind: 'delivery.push' as const,
    payload: { ...ref, subscriptionId: device.id, message: notice.push },
  }))
}

const ID_LENGTH = 26
const deliveryId = async (key: string): Promise<string> => `dlv_${(await sha256(key)).slice(0, ID_LENGTH)}`

const clock = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at)
