import * as z from 'zod/mini'
import type { ConnectedCalendar } from '../../../contract/outsideCalendars'
import { findBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { publishOffer } from '../publishOffer'
import { readCredentials } from '../sync/connections'
import { markBroken } from '../sync/markBroken'
import { findConnection } from '../sync/store'
import { type CalendlyAnswer, callCalendly } from './api'

/** What is kept sealed. `signingKey`: by which Calendly signs its webhooks to us. */
const calendlyCredentials = z.object({
  token: z.string(),
  signingKey: z.string(),
  user: z.string(),
  organization: z.string(),
})
export type CalendlyCredentials = z.infer<typeof calendlyCredentials>

/** A business's Calendly, ready to be called. `offered`: the event types that its owner picked. */
export type CalendlyAccount = CalendlyCredentials & {
  businessId: string
  offered: ConnectedCalendar[]
  call: CalendlyCall
}
export type CalendlyCall = <T extends z.ZodMiniType>(
  call: Parameters<typeof callCalendly<T>>[2],
) => Promise<CalendlyAnswer<z.infer<T>>>

const REVOKED = 'Calendly no longer accepts the access token. It may have been revoked or replaced.'

/** Undefined where Calendly isn't connected, or is broken. A token that is refused on the way breaks it, and its owner is told. */
export async function openAccount(ctx: Context, businessId: string): Promise<CalendlyAccount | undefined> {
  const key = { businessId, provider: 'calendly' } as const
  const [sealed, row] = await Promise.all([readCredentials(ctx, key), findConnection(ctx, key)])
  if (sealed?.state !== 'connected' || !row) return undefined
  const credentials = calendlyCredentials.parse(JSON.parse(sealed.plain))
  const call: CalendlyCall = async (asked) => {
    const answer = await callCalendly(ctx, credentials.token, asked)
    if (answer.failed === 'unauthenticated') {
      await markBroken(ctx, { ...key, customerId: sealed.customerId, version: sealed.version }, REVOKED)
      const business = await findBusiness(ctx, businessId)
      if (business) await publishOffer(ctx, business)
    }
    return answer
  }
  return { ...credentials, businessId, offered: row.calendars.filter(({ isChosen }) => isChosen), call }
}
