import { DurableObject } from 'cloudflare:workers'
import type { SyncedProvider } from '../../contract/outsideCalendars'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { runCalendarAlarm, setNextCalendarAlarm } from './calendar/alarm'
import { type BookedSlot, type BookingInput, bookSlot, type NotBooked } from './calendar/bookSlot'
import {
  type Attendance,
  type Canceling,
  cancelBooking,
  holdMove,
  type Move,
  markBooking,
  moveBooking,
  type Noting,
  noteBooking,
} from './calendar/changeBooking'
import { setBusinessId } from './calendar/connectedCalendar'
import { bookingsOfVisitor, deleteBookings, type Forgotten, forgetVisitor } from './calendar/forgetVisitor'
import { holdSlot, type Wanted } from './calendar/holdSlot'
import { keepCalendar } from './calendar/keepCalendar'
import { firstSlots, type SlotsWanted } from './calendar/offerSlots'
import { confirmBooking, giveUpBooking, giveUpMove, releaseBooking } from './calendar/pending'
import { refuseTime } from './calendar/refuseTime'
import { type BookedAtCalendly, beginAttempt, type CalendlyAttempt, endAttempt } from './calendly/attempts'
import { type HoldOutside, holdOutside } from './calendly/holdOutside'
import type { FreeSlot } from './slots/freeSlots'
import type { Span } from './slots/spans'
import type { KeptSettings } from './slots/withFacts'
import {
  type BookingEvent,
  type BookingRow,
  deleteHold,
  findAllOfSession,
  findBookingRow,
  findHoldsOfService,
  findHoldsOfSession,
  findSettings,
  type HoldRow,
  setBookingEvent,
  setBookingRecorded,
} from './store'
import { connectSources } from './sync/connectSources'
import { type EventPlan, eventPlan } from './sync/eventPlan'
import { isTrusted } from './sync/isTrusted'
import { endChannel, makeAllSourcesDue, makeSourcesDue, openChannels } from './sync/objectStore'
import { calendarSteps } from './tables'

/** One business's calendar: its settings, holds and bookings. Nothing else writes them, so no time is given twice. */
export class Calendar extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, calendarSteps)
  }

  async settings(): Promise<KeptSettings | null> {
    return this.#isUsed ? (findSettings(this.#storage) ?? null) : null
  }

  async save(businessId: string, settings: KeptSettings): Promise<KeptSettings> {
    openTables(this.#storage, calendarSteps)
    return this.#change(() => {
      setBusinessId(this.#storage, businessId)
      // Further ahead may be bookable now than is known of calendars outside.
      makeAllSourcesDue(this.#storage, Date.now())
      return keepCalendar(this.#storage, settings, Date.now())
    })
  }

  /** Null where there is no such service. `unavailable`: calendars outside can't be trusted now, so nothing can be offered. */
  async slots(wanted: SlotsWanted, within: Span): Promise<FreeSlot[] | 'unavailable' | null> {
    if (!this.#isUsed) return null
    if (!isTrusted(this.#storage, Date.now())) return 'unavailable'
    const { bookingId, sessionId, facts, isOwn = false } = wanted
    const held = sessionId ? findHoldsOfSession(this.#storage, sessionId).map(({ id }) => id) : []
    const around = { now: Date.now(), facts, except: bookingId ? [bookingId, ...held] : held, isOwn }
    return firstSlots(this.#storage, wanted, within, around)
  }

  async hold(wanted: Wanted): Promise<ReturnType<typeof holdSlot>> {
    return this.#isUsed
      ? this.#change(() => holdSlot(this.#storage, wanted, Date.now()))
      : { outcome: 'unknown-service' }
  }

  async letGo(holdId: string): Promise<void> {
    if (this.#isUsed) await this.#change(() => deleteHold(this.#storage, holdId))
  }

  async book(input: BookingInput): Promise<BookedSlot | NotBooked> {
    return this.#isUsed
      ? this.#change(() => bookSlot(this.#storage, input, Date.now()))
      : { outcome: 'unknown-service' }
  }

  /** A connected calendar has the event of a pending booking; null if that was let go meanwhile, and the event has to go too. */
  async confirm(input: { id: string; event: BookingEvent | null }): Promise<BookingRow | null> {
    return this.#isUsed ? this.#change(() => confirmBooking(this.#storage, input, Date.now())) : null
  }

  /** Lets a pending booking go, which the connected calendar did not take. */
  async release(id: string): Promise<boolean> {
    return this.#isUsed && this.#change(() => releaseBooking(this.#storage, id))
  }

  async booking(id: string): Promise<BookingRow | null> {
    return this.#isUsed ? (findBookingRow(this.#storage, id) ?? null) : null
  }

  /** The bookings that were made in a visit, the next one first. */
  async bookingsOfSession(sessionId: string): Promise<BookingRow[]> {
    return this.#isUsed ? findAllOfSession(this.#storage, sessionId, Date.now()) : []
  }

  async keepEvent(id: string, event: BookingEvent): Promise<void> {
    if (this.#isUsed) setBookingEvent(this.#storage, id, event)
  }

  /** D1 has this state of a booking. */
  async setRecorded(id: string, sequence: number): Promise<void> {
    if (this.#isUsed) setBookingRecorded(this.#storage, id, sequence)
  }

  async move(move: Move): Promise<ReturnType<typeof moveBooking>> {
    return this.#isUsed
      ? this.#change(() => moveBooking(this.#storage, move, Date.now()))
      : { outcome: 'unknown-booking' }
  }

  /** Keeps the time that a booking is being moved to; `move` with its `holdId` takes it. */
  async holdMove(move: Move): Promise<ReturnType<typeof holdMove>> {
    return this.#isUsed ? this.#change(() => holdMove(this.#storage, move, Date.now())) : { outcome: 'unknown-booking' }
  }

  async cancel(input: Canceling): Promise<ReturnType<typeof cancelBooking>> {
    return this.#isUsed
      ? this.#change(() => cancelBooking(this.#storage, input, Date.now()))
      : { outcome: 'unknown-booking' }
  }

  async changeNotes(input: Noting): Promise<ReturnType<typeof noteBooking>> {
    return this.#isUsed
      ? this.#change(() => noteBooking(this.#storage, input, Date.now()))
      : { outcome: 'unknown-booking' }
  }

  async markAttendance(input: Attendance): Promise<ReturnType<typeof markBooking>> {
    return this.#isUsed
      ? this.#change(() => markBooking(this.#storage, input, Date.now()))
      : { outcome: 'unknown-booking' }
  }

  async holdOutside(wanted: HoldOutside): Promise<ReturnType<typeof holdOutside>> {
    openTables(this.#storage, calendarSteps)
    return holdOutside(this.#storage, wanted, Date.now())
  }

  async heldOutside(serviceId: string): Promise<HoldRow[]> {
    return hasTables(this.#storage) ? findHoldsOfService(this.#storage, serviceId, Date.now()) : []
  }

  async beginAtCalendly(key: string): Promise<CalendlyAttempt> {
    openTables(this.#storage, calendarSteps)
    return beginAttempt(this.#storage, key, Date.now())
  }

  async endAtCalendly(key: string, result: BookedAtCalendly | 'not-booked' | 'unknown'): Promise<void> {
    if (hasTables(this.#storage)) endAttempt(this.#storage, { key, result, now: Date.now() })
  }

  /** Which calendars outside count from now on. They are read at once. */
  async setSources(known: Parameters<typeof connectSources>[1]): Promise<void> {
    openTables(this.#storage, calendarSteps)
    await this.#change(() => connectSources(this.#storage, known))
  }

  /** A calendar outside says that something changed in it. */
  async noteNews(provider: SyncedProvider, news: { channelId: string; isEnding: boolean }): Promise<void> {
    if (!this.#isUsed) return
    const { channelId, isEnding } = news
    await this.#change(() => {
      if (isEnding) endChannel(this.#storage, provider, channelId)
      makeSourcesDue(this.#storage, provider, channelId, Date.now())
    })
  }

  /** The channels of a provider, for whoever ends them. */
  async channels(provider: SyncedProvider): Promise<{ channelId: string; resourceId: string }[]> {
    return this.#isUsed ? openChannels(this.#storage, provider) : []
  }

  async eventPlan(): Promise<EventPlan> {
    return this.#isUsed ? eventPlan(this.#storage) : { writer: null, chosen: [], timeZone: 'UTC' }
  }

  /** Lets a pending booking, or a move's hold, go since calendars outside are busy then. Answers the nearest other times. */
  async refuse(refused: Parameters<typeof refuseTime>[1]): Promise<FreeSlot[]> {
    return this.#isUsed ? this.#change(() => refuseTime(this.#storage, refused, Date.now())) : []
  }

  /** Lets a pending booking go whose event may have been written. */
  async giveUp(id: string): Promise<void> {
    if (this.#isUsed) await this.#change(() => giveUpBooking(this.#storage, id, Date.now()))
  }

  /** Lets a move go whose event may have been moved. */
  async giveUpMove(bookingId: string, holdId: string): Promise<void> {
    if (this.#isUsed) await this.#change(() => giveUpMove(this.#storage, { bookingId, holdId }, Date.now()))
  }

  async bookingsOfVisitor(visitor: Forgotten): Promise<string[]> {
    return this.#isUsed ? bookingsOfVisitor(this.#storage, visitor) : []
  }

  /** Answers how many bookings the visitor had. */
  async forgetVisitor(visitor: Forgotten): Promise<number> {
    return this.#isUsed ? this.#change(() => forgetVisitor(this.#storage, visitor, Date.now())) : 0
  }

  async deleteBookings(ids: string[]): Promise<void> {
    if (this.#isUsed) await this.#change(() => deleteBookings(this.#storage, ids, Date.now()))
  }

  async forget(): Promise<void> {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
  }

  override async alarm(): Promise<void> {
    await runCalendarAlarm(createContext(this.env, { waitUntil: (work) => this.ctx.waitUntil(work) }), this.#storage)
  }

  /** Nothing was saved in a calendar that nobody uses. */
  get #isUsed(): boolean {
    return hasTables(this.#storage)
  }

  /** Makes a change and sets the alarm for what it owes. */
  async #change<T>(change: () => T): Promise<T> {
    const result = change()
    await setNextCalendarAlarm(this.#storage)
    return result
  }
}
