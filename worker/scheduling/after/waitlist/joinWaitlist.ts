import { Temporal } from 'temporal-polyfill'
import type { WaitlistRequest } from '../../../../contract/scheduling'
import { type BusinessProfile, serviceLevel } from '../../../businesses'
import { normalizedPhone } from '../../../leads'
import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/ids'
import { outboxRowIf, wakeOutbox } from '../../../platform/outbox/writeOutbox'
import { calendarOf } from '../../calendarObject'
import { bookingOff, noCalendar, serviceUnknown, waitlistFull } from '../../errors'
import { instantOf } from '../../slots/wallTime'
import { waitingMail } from './mails'
import { countWaiting, isNewWaiting, upsertWaiting } from './store'

/** More than a small business ever calls back: a flood must not fill its list. */
const MOST_WAITING = 200
/** Times also come free in ways that nobody tells of. */
const FIRST_LOOK_MS = 60 * 60_000

/** Puts a visitor who found no time that suits them on the list, and mails them how to leave it. Throws 403, 404, 422 and 429. */
export async function joinWaitlist(ctx: Context, profile: BusinessProfile, request: WaitlistRequest): Promise<void> {
  if (serviceLevel(profile, ctx.now()) === 'off') throw bookingOff()
  const settings = await calendarOf(ctx, profile.id, profile.country).settings()
  if (!settings) throw noCalendar()
  const service = settings.services.find(({ id }) => id === request.serviceId)
  if (!service) throw serviceUnknown()
  if ((await countWaiting(ctx, profile.id)) >= MOST_WAITING) throw waitlistFull()
  const { name, email, phone, timeZone, language } = request
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
    lookAt: ctx.now() + FIRST_LOOK_MS,
    createdAt: ctx.now(),
  }
  const payload = await waitingMail(ctx, profile, row)
  await ctx.tenants.batch([
    outboxRowIf(ctx, ctx.tenants, { kind: 'mail.send', payload }, isNewWaiting(row)),
    upsertWaiting(ctx, row),
  ])
  wakeOutbox(ctx)
}
