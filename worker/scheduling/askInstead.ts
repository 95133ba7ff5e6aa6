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
  const { place, notes, serviceId, start } = request
  const settings = await calendarOf(ctx, profile.id, profile.country).settings()
  const service = serviceName ?? settings?.services.find(({ id }) => id === serviceId)?.name ?? 'a visit'
  const wish = wishLine(service, start, settings?.timeZone ?? profile.timeZone)
  const about = [wish, ...(place ? [placeLine(place)] : []), ...(notes ? [notes] : [])].join('\n')
  await takeAsLead(ctx, profile, request, about, {
    wish,
    isStrangeSite: because === 'site',
    isOften: because === 'often',
  })
  return askedInstead(because, profile.name)
}

export const placeLine = (place: string): string => `Address: ${place}`

export const wishLine = (service: string, start: string, timeZone: string): string =>
  `Would like to book ${service} for ${timeWords(Date.parse(start), timeZone)}`

type Wanting = Omit<BookingRequest, 'email' | 'place' | 'notes' | 'serviceId' | 'start'> & { email: string | null }

/** The lead of a visitor whose time isn't booked: somebody gets back to them. Throws what `captureLead` throws. */
export async function takeAsLead(
  ctx: Context,
  profile: BusinessProfile,
  { name, email, phone, sessionId, notice, language, websiteUrl, landingUrl, referrer }: Wanting,
  about: string,
  how: { wish?: string | undefined; isStrangeSite?: boolean; isOften?: boolean } = {},
): Promise<void> {
  await captureLead(ctx, {
    businessId: profile.id,
    name,
    email,
    phone,
    projectDetails: about,
    sessionId,
    websiteUrl,
    landingUrl,
    referrer,
    notice,
    language,
    ...how,
    needsNoPhone: true,
  })
}
