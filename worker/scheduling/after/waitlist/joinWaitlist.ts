import { Temporal } from 'temporal-polyfill'
import { HOUR_MS } from '../../../../contract/durations'
import { calendarSettings, type WaitlistJoined, type WaitlistRequest } from '../../../../contract/scheduling'
import type { BusinessProfile } from '../../../businesses'
import { captureLead, findLead, normalizedPhone, waitingEvent } from '../../../leads'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../../platform/outbox/writeOutbox'
import { minutesOf } from '../../../text/hours/span'
import { calendarOf } from '../../calendarObject'
import { noCalendar, noWaitlist, serviceUnknown, waitlistFull } from '../../errors'
import { instantOf } from '../../slots/wallTime'
import { assertOpen } from '../../visitorBookings'
import { waitingMail } from './mails'
import { HELD_MINUTES } from './offerTime'
import { countWaiting, findWaitingLead, isNewWaiting, upsertWaiting } from './store'
import { wishWords } from './wishWords'

/** More than a small business ever calls back: a flood must not fill its list. */
const MOST_WAITING = 200
/** Times also come free in ways that nobody tells of. */
const FIRST_LOOK_MS = HOUR_MS

/**
 * Puts a visitor who found no time that suits them on the list, as a lead of the business, and mails them how to leave it. Throws 403, 404,
 * 422, 429 and 503.
 */
export async function joinWaitlist(
  ctx: Context,
  profile: BusinessProfile,
  request: WaitlistRequest,
): Promise<WaitlistJoined> {
  assertOpen(ctx, profile)
  const stored = await calendarOf(ctx, profile.id, profile.country).settings()
  if (!stored) throw noCalendar()
  const settings = calendarSettings.parse(stored)
  if (!settings.isOpen || !settings.hasWaitlist || profile.booking?.provider === 'calendly') throw noWaitlist()
  const service = settings.services.find(({ id }) => id === request.serviceId)
  if (!service) throw serviceUnknown()
  if ((await countWaiting(ctx, profile.id)) >= MOST_WAITING) throw waitlistFull()
  const { name, email, phone, timeZone, language, times } = request
  const momentOf = (day: string, time: string) => instantOf(Temporal.PlainDate.from(day), time, settings.timeZone)
  const row = {
    id: newId('waiting'),
    businessId: profile.id,
    customerId: profile.customerId,
    serviceId: request.serviceId,
    serviceName: service.name,
    name,
    email,
    phone: phone ? normalizedPhone(phone, profile.country) : null,
    timeZone: timeZone ?? null,
    language: language ?? null,
    fromAt: momentOf(request.from, '00:00'),
    toAt: momentOf(request.to, '24:00'),
    fromMinute: times ? minutesOf(times.from) : null,
    toMinute: times ? minutesOf(times.to) : null,
    lookAt: ctx.now() + FIRST_LOOK_MS,
    leadId: await leadOf(ctx, profile, request, service.name),
    createdAt: ctx.now(),
  }
  const known = await findWaitingLead(ctx, row)
  const payload = await waitingMail(ctx, profile, row)
  const isNews = isNewWaiting(row)
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isNews),
    waitingEvent(ctx, {
      changeId: row.id,
      leadId: row.leadId,
      byName: name,
      shown: { serviceName: service.name, change: 'joined' },
      at: row.createdAt,
      isNews,
    }),
    upsertWaiting(ctx, row),
  ])
  wakeOutbox(ctx)
  // Whether somebody waits here is told to their own visit alone: anybody can type any address.
  const isKnown = request.sessionId && row.leadId && known?.leadId === row.leadId
  return { isNew: !isKnown, heldMinutes: HELD_MINUTES }
}

/** Whoever waits wants something: the lead of their visit, or a new one. Null where it looks like spam, which is held back. */
async function leadOf(ctx: Context, profile: BusinessProfile, request: WaitlistRequest, serviceName: string) {
  const { name, email, phone, sessionId, websiteUrl, landingUrl, referrer, notice, language } = request
  const projectDetails = `On the waiting list for ${serviceName}: ${wishWords(request)}`
  const visit = { sessionId, websiteUrl, landingUrl, referrer, notice, language }
  const asked = {
    businessId: profile.id,
    name,
    email,
    phone,
    projectDetails,
    needsNoPhone: true,
    isMailed: true,
    ...visit,
  }
  const lead = await findLead(ctx, (await captureLead(ctx, asked)).id)
  return lead?.id ?? null
}
