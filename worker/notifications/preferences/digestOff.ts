import { takeAttempt } from '../../accounts'
import type { Context } from '../../platform/context'
import { keyedHash } from '../../platform/crypto/keyedHash'
import { digestLinkInvalid } from '../errors'
import { setNoDigest } from './store'

const signatureOf = (ctx: Context, personId: string) => keyedHash(ctx, ['digest-off', personId])

/** The link in a person's daily summary. It has no end, and does nothing but stop that mail. */
export async function digestOffUrl(ctx: Context, personId: string): Promise<string> {
  const url = new URL('/digest-off', ctx.origin)
  url.searchParams.set('token', `${personId}.${await signatureOf(ctx, personId)}`)
  return url.href
}

/** Turns the daily summary off by the link in it, without signing in. Again changes nothing. Throws 404. */
export async function turnOffDigest(ctx: Context, token: string): Promise<void> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const [personId = '', signature] = token.split('.')
  if (signature !== (await signatureOf(ctx, personId))) throw digestLinkInvalid()
  await attempt.forgive()
  await setNoDigest(ctx, personId)
}
