import { findPaused } from '../accounts'
import { businessIdsOf } from '../businesses'
import { inbox } from '../inbox'
import type { Context } from '../platform/context'
import type { PayloadOf } from '../platform/outbox/message'

/** Handles `member.signed-out`: whoever was removed hears nothing more on a screen that is still open. */
export async function closeScreens(
  ctx: Context,
  { customerId, memberId }: PayloadOf<'member.signed-out'>,
): Promise<void> {
  const ids = await businessIdsOf(ctx, customerId)
  await Promise.all(ids.map((id) => inbox(ctx, id).closeScreensOf(memberId)))
}

/** After any change of a customer: closes the screens of members whom a smaller plan has no seat for. */
export async function closePausedScreens(ctx: Context, customerId: string): Promise<void> {
  const paused = await findPaused(ctx, customerId)
  await Promise.all([...paused].map((memberId) => closeScreens(ctx, { customerId, memberId })))
}
