import { DurableObject } from 'cloudflare:workers'
import type { CalendarSettings } from '../../contract/scheduling'
import { createContext } from '../platform/context'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { runCalendarAlarm, setNextCalendarAlarm } from './calendar/alarm'
import { type Booked, type BookingInput, bookSlot, type NotBooked } from './calendar/bookSlot'
import {
  type Attendance,
  type Canceling,
  cancelBooking,
  holdMove,
  type Move,
  markAttendance,
  moveBooking,
} from './calendar/changeBooking'
import { setBusinessId, setConnected } from './calendar/connectedCalendar'
import { holdSlot } from './calendar/holdSlot'
import { offerSlots } from './calendar/offerSlots'
import { confirmBooking, releaseBooking } from './calendar/pending'
import { saveCalendar } from './calendar/saveCalendar'
import type { Chosen } from './calendar/takeSlot'
import type { FreeSlot } from './slots/freeSlots'
import type { Span } from './slots/spans'
import {
  type BookingEvent,
  type BookingRow,
  deleteHold,
  findBooking,
  findSettings,
  setBookingEvent,
  setBookingRecorded,
} from './store'
import { calendarSteps } from './tables'

/** One business's calendar: its settings, holds and bookings. Nothing else writes them, so no time is given twice. */
export class Calendar extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, calendarSteps)
  }

  async settings(): Promise<CalendarSettings | null> {
    return this.#isUsed ? (findSettings(this.#storage) ?? null) : null
  }

  async save(businessId: string, settings: CalendarSettings): Promise<CalendarSettings> {
    openTables(this.#storage, calendarSteps)
    setBusinessId(this.#storage, businessId)
    return saveCalendar(this.#storage, settings, Date.now())
  }

  /** Whose calendar outside takes the events from now on; null: none does. */
  async setProvider(provider: string | null): Promise<void> {
    if (this.#isUsed) setConnected(this.#storage, provider)
  }

  /** Null where there is no such service. */
  async slots(wanted: { serviceId: string; staffId?: string | undefined }, within: Span): Promise<FreeSlot[] | null> {
    if (!this.#isUsed) return null
    return offerSlots(this.#storage, wanted, within, { now: Date.now() })?.slots ?? null
  }

  async hold(wanted: Chosen & { sessionId?: string | null | undefined }): Promise<ReturnType<typeof holdSlot>> {
    return this.#isUsed
      ? this.#change(() => holdSlot(this.#storage, wanted, Date.now()))
      : { outcome: 'unknown-service' }
  }

  async letGo(holdId: string): Promise<void> {
    if (this.#isUsed) await this.#change(() => deleteHold(this.#storage, holdId))
  }

  async book(input: BookingInput): Promise<Booked | NotBooked> {
    return this.#isUsed
      ? this.#change(() => bookSlot(this.#storage, input, Date.now()))
      : { outcome: 'unknown-service' }
  }

  /** A connected calendar has the event of a pending booking; null if that was let go meanwhile, and the event has to go too. */
  async confirm(input: { id: string; event: BookingEvent }): Promise<BookingRow | null> {
    return this.#isUsed ? this.#change(() => confirmBooking(this.#storage, input, Date.now())) : null
  }

  /** Lets a pending booking go, which the connected calendar did not take. */
  async release(id: string): Promise<boolean> {
    return this.#isUsed && this.#change(() => releaseBooking(this.#storage, id))
  }

  async booking(id: string): Promise<BookingRow | null> {
    return this.#isUsed ? (findBooking(this.#storage, id) ?? null) : null
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

  async markAttendance(input: Attendance): Promise<ReturnType<typeof markAttendance>> {
    return this.#isUsed
      ? this.#change(() => markAttendance(this.#storage, input, Date.now()))
      : { outcome: 'unknown-booking' }
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
