import { DurableObject } from 'cloudflare:workers'
import type { CalendarSettings } from '../../contract/scheduling'
import { hasTables, openTables } from '../platform/db/objectTables'
import type { Bindings } from '../platform/env'
import { type Booked, type BookingInput, bookSlot } from './calendar/bookSlot'
import { cancelBooking, moveBooking } from './calendar/changeBooking'
import { holdSlot } from './calendar/holdSlot'
import { offerSlots } from './calendar/offerSlots'
import { saveCalendar } from './calendar/saveCalendar'
import type { Chosen, NotTaken } from './calendar/takeSlot'
import type { FreeSlot } from './slots/freeSlots'
import type { Span } from './slots/spans'
import { findSettings } from './store'
import { connectSources } from './sync/connectSources'
import { calendarSteps } from './tables'

/** One business's calendar: its settings, holds and bookings. Nothing else writes them, so no time is given twice. */
export class Calendar extends DurableObject<Bindings> {
  readonly #storage = this.ctx.storage

  constructor(state: DurableObjectState, env: Bindings) {
    super(state, env)
    if (hasTables(this.#storage)) openTables(this.#storage, calendarSteps)
  }

  async settings(): Promise<CalendarSettings | null> {
    return hasTables(this.#storage) ? (findSettings(this.#storage) ?? null) : null
  }

  async save(settings: CalendarSettings): Promise<CalendarSettings> {
    openTables(this.#storage, calendarSteps)
    return saveCalendar(this.#storage, settings, Date.now())
  }

  /** Null where there is no such service. */
  async slots(wanted: { serviceId: string; staffId?: string | undefined }, within: Span): Promise<FreeSlot[] | null> {
    if (!hasTables(this.#storage)) return null
    return offerSlots(this.#storage, wanted, within, { now: Date.now() })?.slots ?? null
  }

  async hold(wanted: Chosen & { sessionId?: string | null | undefined }): Promise<ReturnType<typeof holdSlot>> {
    return hasTables(this.#storage) ? holdSlot(this.#storage, wanted, Date.now()) : { outcome: 'unknown-service' }
  }

  async book(input: BookingInput): Promise<Booked | NotTaken> {
    return hasTables(this.#storage) ? bookSlot(this.#storage, input, Date.now()) : { outcome: 'unknown-service' }
  }

  async move(input: { id: string; start: number }): Promise<ReturnType<typeof moveBooking>> {
    return hasTables(this.#storage) ? moveBooking(this.#storage, input, Date.now()) : { outcome: 'unknown-booking' }
  }

  async cancel(id: string): Promise<ReturnType<typeof cancelBooking>> {
    return hasTables(this.#storage) ? cancelBooking(this.#storage, id, Date.now()) : { outcome: 'unknown-booking' }
  }

  /** Which calendars outside count from now on. */
  async setSources(known: Parameters<typeof connectSources>[1]): Promise<void> {
    openTables(this.#storage, calendarSteps)
    connectSources(this.#storage, known)
  }

  async forget(): Promise<void> {
    await this.#storage.deleteAlarm()
    await this.#storage.deleteAll()
  }
}
