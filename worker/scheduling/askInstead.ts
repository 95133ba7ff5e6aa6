import type { BookingRequest } from '../../contract/scheduling'
import type { BusinessProfile } from '../businesses'
import { captureLead } from '../leads'
import type { Context } from '../platform/context'
import type { ProblemError } from '../platform/http/problem'
import { calendarOf } from './calendarObject'
import { askedInstead, type Because } from './errors'
import { timeWords } from './timeWords'

/** Takes what a visitor wanted to book as a lead, where it can't be booked; answers what to tell them. Throws what `captureLead` throws. */
export async function askInstead(
  ctx: Context,
  profile: BusinessProfile,
  {
    request,
    because,
    serviceName,
  }: {
    request: BookingRequest
    because: Because
    /** Of a service that isn't the business's own calendar's. */
    serviceName?: string | undefined
  },
): Promise<ProblemError> {
  await takeAsLead(ctx, profile, request, { serviceName, isStrangeSite: because === 'site' })
  return askedInstead(because, profile.name)
}

type Wanted = Omit<BookingRequest, 'email'> & { email: string | null }

/** The lead of a visitor whose time isn't booked: somebody gets back to them. Throws what `captureLead` throws. */
export async function takeAsLead(
  ctx: Context,
  profile: BusinessProfile,
  request: Wanted,
  { serviceName, isStrangeSite = false }: { serviceName?: string | undefined; isStrangeSite?: boolean } = {},
): Promise<void> {
  const { name, email, phone, notes, sessionId, serviceId, start } = request
  const settings = await calendarOf(ctx, profile.id, profile.country).settings()
  const service = serviceName ?? settings?.services.find(({ id }) => id === serviceId)?.name
  const when = timeWords(Date.parse(start), settings?.timeZone ?? profile.timeZone)
  const wish = `Would like to book ${service ?? 'a visit'} for ${when}`
  const visit = { websiteUrl: request.websiteUrl, landingUrl: request.landingUrl, referrer: request.referrer }
  await captureLead(ctx, {
    businessId: profile.id,
    name,
    email,
    phone,
    projectDetails: notes ? `${wish}\n${notes}` : wish,
    sessionId,
    ...visit,
    notice: request.notice,
    language: request.language,
    isStrangeSite,
    needsNoPhone: true,
  })
}
