import type { Context } from '../../platform/context'
import type { CalendlyAccount } from './account'
import { bookingIdOf } from './bookingIdOf'
import { type Invitee, inviteeAnswer } from './resources'
import { findInvitee } from './store'

/** A booking is moved a few times at most. */
const MOST_MOVES = 10
const URI = /\/scheduled_events\/([\w-]+)\/invitees\/([\w-]+)$/

/**
 * Which booking an invitee is of: the one that it was moved from, or its own. `unknown`: this invitee, and those before it, that no notice
 * has told of yet.
 */
export async function originOf(
  ctx: Context,
  { businessId, call }: CalendlyAccount,
  invitee: Invitee,
): Promise<{ bookingId: string; unknown: Invitee[] }> {
  const known = await findInvitee(ctx, businessId, invitee.uri)
  if (known) return { bookingId: known.bookingId, unknown: [] }
  const unknown = [invitee]
  let older = invitee
  for (let move = 0; move < MOST_MOVES; move++) {
    const [, eventId, id] = URI.exec(older.old_invitee ?? '') ?? []
    if (!eventId || !id) break
    const row = await findInvitee(ctx, businessId, id)
    if (row) return { bookingId: row.bookingId, unknown }
    // The notice of that older booking is still on the way, or was lost.
    const answer = await call({ path: `/scheduled_events/${eventId}/invitees/${id}`, answer: inviteeAnswer })
    if (answer.failed === 'not-found') break
    if (answer.failed) throw new Error(`Calendly was asked what was moved: ${answer.failed}`)
    older = answer.value.resource
    unknown.push(older)
  }
  return { bookingId: await bookingIdOf(businessId, older.uri), unknown }
}
