import { takeAttempt } from '../../accounts'
import { ownBusiness } from '../../businesses'
import type { Context, OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { reportLinkInvalid } from '../errors'
import { findByReportToken, setReportMails } from './store'

export const readReportSetting = async (ctx: OwnerContext, businessId: string): Promise<{ mails: boolean }> => ({
  mails: (await ownBusiness(ctx, businessId)).reportMails,
})

export async function saveReportSetting(
  ctx: OwnerContext,
  businessId: string,
  { mails }: { mails: boolean },
): Promise<{ mails: boolean }> {
  const { id } = await ownBusiness(ctx, businessId)
  await setReportMails(ctx, id, mails)
  return { mails }
}

/** Turns the weekly report off by the link in the latest one, without signing in. Again changes nothing. Throws 404. */
export async function turnOffReport(ctx: Context, token: string): Promise<{ businessName: string }> {
  const attempt = await takeAttempt(ctx, 'link-address', ctx.client?.address ?? '')
  const business = await findByReportToken(ctx, await sha256(token))
  if (!business) throw reportLinkInvalid()
  await attempt.forgive()
  await setReportMails(ctx, business.id, false)
  return { businessName: business.name }
}
