import type { ConnectedCalendar } from '../../../contract/outsideCalendars'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { randomText } from '../../platform/ids'
import { publishOffer } from '../publishOffer'
import { saveConnection } from '../sync/connections'
import { findConnection } from '../sync/store'
import type { CalendlyCredentials } from './account'
import { type CalendlyAnswer, callCalendly } from './api'
import { calendlyUnavailable, tokenRefused, tokenTooNarrow } from './errors'
import { listEventTypes } from './listEventTypes'
import { userAnswer } from './resources'
import { keepAccount } from './store'
import { subscribe } from './webhook/subscribe'

/** Checks the token and keeps it, with all active event types offered at first. Throws 404, 422, 503. */
export async function connectCalendly(ctx: OwnerContext, businessId: string, token: string): Promise<void> {
  const business = await ownBusiness(ctx, businessId)
  const { id, customerId } = business
  const { resource } = valueOrThrow(await callCalendly(ctx, token, { path: '/users/me', answer: userAnswer }))
  const key = { businessId: id, provider: 'calendly' } as const
  const known = await findConnection(ctx, key)
  const found = valueOrThrow(await listEventTypes((call) => callCalendly(ctx, token, call), resource.uri))
  const credentials: CalendlyCredentials = {
    token,
    signingKey: randomText(),
    user: resource.uri,
    organization: resource.current_organization,
  }
  await saveConnection(ctx, {
    ...key,
    customerId,
    account: resource.email,
    calendars: asBefore(found, known?.calendars ?? []),
    credentials: JSON.stringify(credentials),
  })
  const hookId = await subscribe(ctx, id, credentials)
  await keepAccount(ctx, { businessId: id, hookId, dueAt: ctx.now(), readAt: ctx.now() })
  await publishOffer(ctx, business)
}

/** What the owner picked stays picked. */
const asBefore = (found: ConnectedCalendar[], known: ConnectedCalendar[]): ConnectedCalendar[] =>
  found.map((one) => ({ ...one, isChosen: known.find(({ id }) => id === one.id)?.isChosen ?? one.isChosen }))

function valueOrThrow<T>(answer: CalendlyAnswer<T>): T {
  if (!answer.failed) return answer.value
  if (answer.failed === 'unauthenticated') throw tokenRefused()
  if (answer.failed === 'forbidden') throw tokenTooNarrow()
  throw calendlyUnavailable()
}
