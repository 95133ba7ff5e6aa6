import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { randomText } from '../../platform/ids'
import { insertAnswerLink } from './store'

const LINK_LIFETIME_MS = 14 * DAY_MS

/** A new mailed link for each question, and the statements that make them valid. */
export async function newAnswerLinks<Q extends { id: string }>(ctx: Context, open: Q[]) {
  const linked = open.map((question) => ({ ...question, token: randomText(40) }))
  const expiresAt = ctx.now() + LINK_LIFETIME_MS
  const links = await Promise.all(
    linked.map(async ({ id, token }) => ({ questionId: id, token: await sha256(token), expiresAt })),
  )
  return { linked, rows: links.map((link) => insertAnswerLink(ctx, link)) }
}
