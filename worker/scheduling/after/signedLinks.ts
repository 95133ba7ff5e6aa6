import type { Context } from '../../platform/context'
import { keyedHash, keyedHashes } from '../../platform/crypto/keyedHash'

type Kind = 'booking' | 'waitlist'

/** 128 bits. */
const TOKEN_LENGTH = 32
const tokenOf = async (ctx: Context, kind: Kind, id: string): Promise<string> =>
  (await keyedHash(ctx, ['link', kind, id])).slice(0, TOKEN_LENGTH)

const linkOf =
  (kind: Kind, path: string) =>
  async (ctx: Context, id: string): Promise<string> =>
    new URL(`${path}/${id}?token=${await tokenOf(ctx, kind, id)}`, ctx.origin).href

/** Where a visitor moves or cancels their booking without signing in. */
export const bookingLink = linkOf('booking', '/booking')
/** Where somebody on the waiting list takes the time that is held for them, or leaves the list. */
export const waitlistLink = linkOf('waitlist', '/waitlist')

/** Also by a key that was replaced, as long as that is kept in ENCRYPTION_KEYS_OLD. */
export async function isSigned(
  ctx: Context,
  kind: Kind,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const given = bytes(token)
  const hashes = await keyedHashes(ctx, ['link', kind, id])
  return hashes
    .map((hash) => bytes(hash.slice(0, TOKEN_LENGTH)))
    .some((expected) => given.length === expected.length && crypto.subtle.timingSafeEqual(given, expected))
}
