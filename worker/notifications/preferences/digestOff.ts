import { takeAttempt } from '../../accounts'
import type { Context } from '../../platform/context'
import { keyedHash, keyedHashes } from '../../platform/crypto/keyedHash'
import { digestLinkInvalid } from '../errors'
import { setNoDigest } from './store'

const signatureOf = (ctx: Context, personId: string) => keyedHash(ctx, ['digest-off', personId])

/** Also by a key that was replaced, as long as that is kept in ENCRYPTION_KEYS_OLD. */
async function isSigned(ctx: Context, personId: string, signature: string): Promise<boolean> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const given = bytes(signature)
  const hashes = await keyedHashes(ctx, ['digest-off', personId])
  return hashes
    .map(bytes)
    .some((expected) => given.length === expected.length && crypto.subtle.timingSafeEqual(given, expected))
}

/** The link in a person's daily summary. It has no end, and does nothing but stop that mail. */
export async function digestOffUrl(ctx: Context, personId: string): Promise<string> {
  const url = new URL('/digest-off', ctx.origin)
  url.searchParams.set('token', `${personId}.${await signatureOf(ctx, personId)}`)
  return url.href
}

/** Turns the daily summary off by the link in it, without signing in. Again changes nothing. Throws 404. */
export async function turnOffDigest(ctx: Context, token: string): Promise<void> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const [personId = '', signature = ''] = token.split('.')
  if (!(await isSigned(ctx, personId, signature))) throw digestLinkInvalid()
  await attempt.forgive()
  await setNoDigest(ctx, personId)
}
