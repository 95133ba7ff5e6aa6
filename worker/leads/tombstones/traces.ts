import type { Context } from '../../platform/context'
import { keyedHashes } from '../../platform/crypto/keyedHash'
import type { Contact } from '../../text/contact'
import { phoneDigitsOf } from '../phone'

/** What addresses are known by once they are deleted, by earlier keys too. */
export async function addressTraces(ctx: Context, businessId: string, { emails, phones }: Contact): Promise<string[]> {
  const ways = [...emails, ...phones.map(({ callingCode, national }) => `+${callingCode}${national}`)]
  return (await Promise.all(ways.map((way) => keyedHashes(ctx, [businessId, way])))).flat()
}

/** The same for what a visitor left. */
export const tracesOf = (
  ctx: Context,
  businessId: string,
  { email, phone, country = '' }: { email?: string | null; phone?: string | null; country?: string },
): Promise<string[]> =>
  addressTraces(ctx, businessId, {
    emails: email ? [email.toLowerCase()] : [],
    phones: phone ? [phoneDigitsOf(phone, country)] : [],
  })
