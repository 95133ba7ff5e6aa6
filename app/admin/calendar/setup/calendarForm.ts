import { WEEK_DAYS, type WeekDay } from '../../../../contract/facts'
import type { CalendarPerson, CalendarService, CalendarSettings } from '../../../../contract/scheduling'
import { type FactsForm, type HoursSpan, USUAL_HOURS, type WeekForm } from '../../settings/facts/factsForm'
import { centsOf, moneyOf } from '../../settings/facts/money'

/** Whose week: the business's, or a person's. */
export type WeekName = 'hours' | `staff.${number}.hours`
export type ServiceForm = {
  id: string
  name: string
  minutes: number
  bufferMinutes: number
  price: string
  staffIds: string[]
  resourceIds: string[]
  /** Days of the week; none: every open day. */
  days: WeekDay[]
}
type DaysOff = { from: string; to: string }
export type PersonForm = { id: string; name: string; hasOwnHours: boolean; hours: WeekForm; closed: DaysOff[] }
type RoomForm = { id: string; name: string; count: number }

/** The calendar's settings as they are typed; days and their spans have the names that the form of facts gives them. */
export type CalendarForm = Pick<
  CalendarSettings,
  'timeZone' | 'isOpen' | 'hasWaitlist' | 'leadMinutes' | 'horizonDays' | 'stepMinutes' | 'changeMinutes'
> & {
  isAtVisitors: boolean
  hours: WeekForm
  hoursExceptions: FactsForm['hoursExceptions']
  services: ServiceForm[]
  staff: PersonForm[]
  resources: RoomForm[]
  /** A select's and a checkbox's value is text. */
  reminders: string[]
}

export const NEW_SERVICE: ServiceForm = {
  id: '',
  name: '',
  minutes: 60,
  bufferMinutes: 0,
  price: '',
  staffIds: [],
  resourceIds: [],
  days: [],
}
const newId = (kind: 'staff' | 'room') => `${kind}_${crypto.randomUUID().replaceAll('-', '')}`
export const newPerson = (hours: WeekForm): PersonForm => ({
  id: newId('staff'),
  name: '',
  hasOwnHours: false,
  hours: structuredClone(hours),
  closed: [],
})
export const newRoom = (): RoomForm => ({ id: newId('room'), name: '', count: 1 })

const eachDay = <T>(of: (day: WeekDay) => T): Record<WeekDay, T> => ({
  mon: of('mon'),
  tue: of('tue'),
  wed: of('wed'),
  thu: of('thu'),
  fri: of('fri'),
  sat: of('sat'),
  sun: of('sun'),
})
/** A field for a time knows midnight only as the day's beginning. */
const spanForms = (spans: [string, string][]): HoursSpan[] =>
  spans.length > 0 ? spans.map(([from, to]) => ({ from, to: to === '24:00' ? '00:00' : to })) : [USUAL_HOURS]
const spansOf = (spans: HoursSpan[]) =>
  spans.map(({ from, to }): [string, string] => [from, to === '00:00' ? '24:00' : to])

type WeekHours = CalendarSettings['hours']
const toWeekForm = (hours: WeekHours): WeekForm =>
  eachDay((day) => {
    const spans = hours[day] ?? []
    return { state: spans.length > 0 ? 'open' : 'closed', spans: spanForms(spans) }
  })
const toWeekHours = (week: WeekForm): WeekHours =>
  Object.fromEntries(WEEK_DAYS.map((day) => [day, week[day].state === 'open' ? spansOf(week[day].spans) : []]))

type SpecialDays = CalendarSettings['special'][number]
/** Closed days without a reason, and days with hours or a reason: one list to whoever types them. */
const toExceptions = ({ closed, special }: CalendarSettings): CalendarForm['hoursExceptions'] =>
  [...special, ...closed.map((days): SpecialDays => ({ ...days, hours: [] }))]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, note, hours }) => ({
      from,
      to,
      note: note ?? '',
      isOpen: hours.length > 0,
      spans: spanForms(hours),
    }))

export const toCalendarForm = (saved: CalendarSettings): CalendarForm => ({
  timeZone: saved.timeZone,
  isOpen: saved.isOpen,
  hasWaitlist: saved.hasWaitlist,
  isAtVisitors: saved.isAtVisitors ?? false,
  leadMinutes: saved.leadMinutes,
  horizonDays: saved.horizonDays,
  stepMinutes: saved.stepMinutes,
  changeMinutes: saved.changeMinutes,
  reminders: saved.reminders.map(String),
  hours: toWeekForm(saved.hours),
  hoursExceptions: toExceptions(saved),
  services: saved.services.map(
    ({ id = '', name, minutes, bufferMinutes, priceCents, staffIds, resourceIds, days = [] }) => ({
      id,
      name,
      minutes,
      bufferMinutes,
      price: typeof priceCents === 'number' ? moneyOf(priceCents) : '',
      staffIds,
      resourceIds,
      days,
    }),
  ),
  staff: saved.staff.map(({ id = newId('staff'), name, hours, closed }) => ({
    id,
    name,
    hasOwnHours: hours !== undefined,
    hours: toWeekForm(hours ?? saved.hours),
    closed,
  })),
  resources: saved.resources.map(({ id = newId('room'), name, count }) => ({ id, name, count })),
})

const untilOf = ({ from, to }: DaysOff) => to || from

function toService(
  { id, price, staffIds, resourceIds, days, ...service }: ServiceForm,
  form: CalendarForm,
): CalendarService {
  const has = (things: { id: string }[]) => (wanted: string) => things.some((thing) => thing.id === wanted)
  return {
    ...service,
    ...(id && { id }),
    priceCents: price.trim() ? centsOf(price) : null,
    // Whoever was removed does nothing anymore.
    staffIds: staffIds.filter(has(form.staff)),
    resourceIds: resourceIds.filter(has(form.resources)),
    days: days.filter((day) => form.hours[day].state === 'open'),
  }
}

const toPerson = ({ id, name, hasOwnHours, hours, closed }: PersonForm): CalendarPerson => ({
  id,
  name,
  closed: closed.map((days) => ({ from: days.from, to: untilOf(days) })),
  ...(hasOwnHours && { hours: toWeekHours(hours) }),
})

/** The form's values as CalendarSettings, unvalidated. */
export const toCalendarSettings = (form: CalendarForm): CalendarSettings => ({
  timeZone: form.timeZone,
  isOpen: form.isOpen,
  hasWaitlist: form.hasWaitlist,
  isAtVisitors: form.isAtVisitors,
  leadMinutes: form.leadMinutes,
  horizonDays: form.horizonDays,
  stepMinutes: form.stepMinutes,
  changeMinutes: form.changeMinutes,
  reminders: form.reminders.map(Number),
  hours: toWeekHours(form.hours),
  closed: [],
  special: form.hoursExceptions.map(({ from, to, note, isOpen, spans }) => ({
    from,
    to: untilOf({ from, to }),
    hours: isOpen ? spansOf(spans) : [],
    ...(note.trim() && { note }),
  })),
  services: form.services.map((service) => toService(service, form)),
  staff: form.staff.map(toPerson),
  resources: form.resources,
})
