import { DAY_MS } from '../../../contract/durations'
import type { HomeLeads } from '../../../contract/home'
import type { Context } from '../../platform/context'
import { isDanger } from '../matters/isDanger'
import { findMattersOf } from '../matters/store'
import { displayPhone } from '../phone'
import { findLeadsToCallBack } from './store'

/** Whoever waited longer than this has called somebody else. */
const WAITS_MS = 30 * DAY_MS

/** The people that somebody should get in touch with, those in danger first, then the newest. */
export async function leadsToCallBack(ctx: Context, businessId: string, most: number): Promise<HomeLeads> {
  const { first, ...counts } = await findLeadsToCallBack(ctx, { businessId, after: ctx.now() - WAITS_MS, most })
  const matters = await findMattersOf(
    ctx,
    first.flatMap(({ conversationId }) => conversationId ?? []),
  )
  const matterOf = (id: string | null) => matters.find(({ conversationId }) => conversationId === id)?.kind
  const inDanger = new Set(matters.filter(isDanger).map(({ conversationId }) => conversationId))
  const isPressing = ({ conversationId }: (typeof first)[number]) =>
    conversationId !== null && inDanger.has(conversationId)
  return {
    ...counts,
    first: [...first.filter(isPressing), ...first.filter((lead) => !isPressing(lead))].map(
      ({ id, name, email, phone, message, createdAt, country, conversationId }) => ({
        id,
        name,
        email,
        phone: phone && displayPhone(phone, country),
        message,
        ...(matterOf(conversationId) && { matter: matterOf(conversationId) }),
        createdAt: new Date(createdAt).toISOString(),
      }),
    ),
  }
}
