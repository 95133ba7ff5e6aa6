import type { Context } from '../../../platform/context'
import { log } from '../../../platform/log/log'
import type { CalendlyCredentials } from '../account'
import { callCalendly } from '../api'
import { done, hookAnswer, hooksAnswer } from '../resources'

const EVENTS = ['invitee.created', 'invitee.canceled', 'invitee_no_show.created', 'invitee_no_show.deleted']

const callbackUrl = (ctx: Pick<Context, 'origin'>, businessId: string): string =>
  new URL(`/api/calendars/calendly/notifications/${businessId}`, ctx.origin).href

/** Answers the subscription's id; null where Calendly sends none, such as to one's own machine: bookings are then looked for. */
export async function subscribe(
  ctx: Context,
  businessId: string,
  credentials: CalendlyCredentials,
): Promise<string | null> {
  const first = await create(ctx, businessId, credentials)
  if (first.failed !== 'exists') return idOf(first)
  // Of an earlier token, and so signed by another key.
  await removeOld(ctx, businessId, credentials)
  return idOf(await create(ctx, businessId, credentials))
}

const create = (ctx: Context, businessId: string, { token, signingKey, user, organization }: CalendlyCredentials) =>
  callCalendly(ctx, token, {
    method: 'POST',
    path: '/webhook_subscriptions',
    body: {
      url: callbackUrl(ctx, businessId),
      events: EVENTS,
      organization,
      user,
      scope: 'user',
      signing_key: signingKey,
    },
    answer: hookAnswer,
  })

function idOf(answer: Awaited<ReturnType<typeof create>>): string | null {
  if (!answer.failed) return answer.value.resource.uri
  log.info('calendly.no-webhook', { kind: answer.failed })
  return null
}

async function removeOld(ctx: Context, businessId: string, { token, user, organization }: CalendlyCredentials) {
  const query = { organization, user, scope: 'user', count: '100' }
  const listed = await callCalendly(ctx, token, { path: '/webhook_subscriptions', query, answer: hooksAnswer })
  if (listed.failed) return
  const ours = listed.value.collection.filter(({ callback_url }) => callback_url === callbackUrl(ctx, businessId))
  for (const { uri } of ours) {
    await callCalendly(ctx, token, { method: 'DELETE', path: `/webhook_subscriptions/${uri}`, answer: done })
  }
}
