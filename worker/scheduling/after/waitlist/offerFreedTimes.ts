import { MINUTE_MS } from '../../../../contract/durations'
import { type BusinessProfile, loadProfile } from '../../../businesses'
import type { Context } from '../../../platform/context'
import { log } from '../../../platform/log/log'
import { wakeOutbox } from '../../../platform/outbox/writeOutbox'
import { nextWallTime, wallTime } from '../../../platform/zonedTime'
import { calendarOf } from '../../calendarObject'
import { openFacts } from '../../slots/withFacts'
import { readVisitRules } from '../visitRules'
import { keepsWaitlist } from './keepsWaitlist'
import { offerTime } from './offerTime'
import { claimDue, deleteWaiting, findDueBusinesses, setNextLook, type WaitingRow } from './store'

/** For as long as nobody else looks after the same people. */
const LEASE_MS = 5 * MINUTE_MS
/** Times also come free in ways that nobody tells of, such as a day that comes within the horizon. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS
/** Whoever let so many go is asked no more. */
const MOST_OFFERS = 3
const WAKING = { from: 8 * 60, to: 20 * 60 }

/** Offers times that came free to those who wait: one to each, in order, held for half an hour within waking hours. */
export async function offerFreedTimes(ctx: Context): Promise<void> {
  for (const businessId of await findDueBusinesses(ctx)) await offerFreedTimesOf(ctx, businessId)
}

/** The same of one business. What fails is tried again minutes later. */
export const offerFreedTimesOf = (ctx: Context, businessId: string): Promise<void> =>
  offerAt(ctx, businessId).catch((error: unknown) => log.error('waitlist.not-offered', { businessId, error }))

async function offerAt(ctx: Context, businessId: string): Promise<void> {
  const lease = ctx.now() + LEASE_MS
  const waiting = await claimDue(ctx, businessId, lease)
  const known = await loadProfile(ctx, businessId)
  const profile = { ...known, timeZone: (await readVisitRules(ctx, known)).timeZone }
  const ids = waiting.map(({ id }) => id)
  if (!keepsWaitlist(known)) return void (await setNextLook(ctx, ids, { from: lease, to: ctx.now() + LOOK_AGAIN_MS }))
  const morning = untilMorning(ctx.now(), profile.timeZone)
  if (morning !== undefined) return void (await setNextLook(ctx, ids, { from: lease, to: morning }))
  let next = ctx.now() + LOOK_AGAIN_MS
  for (const one of waiting) {
    const until = hasOffer(ctx, one) ? one.offeredUntil : await offerTo(ctx, profile, one)
    // Then it is the next person's turn.
    if (until) next = Math.min(next, until)
  }
  await setNextLook(ctx, ids, { from: lease, to: next })
  wakeOutbox(ctx)
}

/** When a mail about half an hour would be read: undefined for now. */
function untilMorning(at: number, timeZone: string): number | undefined {
  const { minutes } = wallTime(at, timeZone)
  return minutes >= WAKING.from && minutes < WAKING.to ? undefined : nextWallTime(at, WAKING.from, timeZone)
}

const hasOffer = (ctx: Context, { offeredUntil }: WaitingRow): boolean => (offeredUntil ?? 0) > ctx.now()

/** Holds the first time that suits them and mails them; answers until when it is held. */
async function offerTo(ctx: Context, profile: BusinessProfile, one: WaitingRow): Promise<number | undefined> {
  if (one.offers >= MOST_OFFERS) return void (await deleteWaiting(ctx, one))
  const calendar = calendarOf(ctx, profile.id, profile.country)
  const within = { start: Math.max(one.fromAt, ctx.now()), end: one.toAt }
  const wanted = { serviceId: one.serviceId, facts: openFacts(profile.facts) }
  const slots = within.start < within.end ? await calendar.slots(wanted, within) : []
  const slot = slots === 'unavailable' ? undefined : slots?.find(suits(one, profile.timeZone))
  const offer = slot && (await offerTime(ctx, profile, one, slot.start))
  return offer?.outcome === 'offered' ? offer.until : undefined
}

const suits =
  ({ fromMinute, toMinute }: WaitingRow, timeZone: string) =>
  ({ start }: { start: number }): boolean => {
    const { minutes } = wallTime(start, timeZone)
    return (fromMinute === null || minutes >= fromMinute) && (toMinute === null || minutes <= toMinute)
  }
