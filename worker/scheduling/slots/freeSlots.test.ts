import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { type CalendarSettings, calendarSettings } from '../../../contract/scheduling'
import { plainSlots } from './_test/plainSlots'
import { freeSlots, type Taken } from './freeSlots'
import { withFacts, withoutFacts } from './withFacts'

const at = (text: string) => Date.parse(text)

const calendarOf = (more: object = {}): CalendarSettings =>
  calendarSettings.parse({
    timeZone: 'America/New_York',
    leadMinutes: 0,
    horizonDays: 730,
    hours: { mon: [['09:00', '12:00']], tue: [['09:00', '12:00']] },
    services: [{ id: 'cut', name: 'Cut', minutes: 60 }],
    ...more,
  })

function slotsOf(calendar: CalendarSettings, more: { taken?: Taken[]; now?: string; from?: string; to?: string } = {}) {
  const [service] = calendar.services
  if (!service) throw new Error('no service')
  const { taken = [], now = '2026-12-01T00:00:00Z', from = '2026-12-07T00:00:00Z', to = '2026-12-08T00:00:00Z' } = more
  return freeSlots({ calendar, service, taken, within: { start: at(from), end: at(to) }, now: at(now) })
}
const starts = (slots: { start: number }[]) => slots.map(({ start }) => new Date(start).toISOString().slice(11, 16))
const taken = (from: string, to: string, more: Partial<Taken> = {}): Taken => ({
  start: at(`2026-12-07T${from}:00Z`),
  end: at(`2026-12-07T${to}:00Z`),
  staffId: null,
  resourceIds: [],
  ...more,
})

test('every half hour in which the whole service fits before closing', () => {
  expect(starts(slotsOf(calendarOf()))).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00'])
})

test('what is taken, with its pause and ours, is left out', () => {
  expect(starts(slotsOf(calendarOf(), { taken: [taken('15:00', '15:30')] }))).toEqual(['14:00', '15:30', '16:00'])
  const withPause = calendarOf({ services: [{ name: 'Cut', minutes: 60, bufferMinutes: 15 }] })
  expect(starts(slotsOf(withPause, { taken: [taken('15:00', '15:30')] }))).toEqual(['15:30', '16:00'])
})

test('notice and horizon bound it', () => {
  const soon = calendarOf({ leadMinutes: 60 })
  expect(starts(slotsOf(soon, { now: '2026-12-07T14:10:00Z' }))).toEqual(['15:30', '16:00'])
  const near = calendarOf({ horizonDays: 3 })
  expect(slotsOf(near, { now: '2026-12-03T23:00:00Z' })).toEqual([])
  expect(starts(slotsOf(near, { now: '2026-12-04T23:00:00Z' }))).toHaveLength(5)
})

test('a service of some days is free on those alone', () => {
  const offered = (days: string[]) =>
    slotsOf(calendarOf({ services: [{ name: 'Yoga class', minutes: 60, days }] }), { to: '2026-12-16T00:00:00Z' })
  const daysOf = (slots: { start: number }[]) => [
    ...new Set(slots.map(({ start }) => new Date(start).toISOString().slice(0, 10))),
  ]
  expect(daysOf(offered(['tue']))).toEqual(['2026-12-08', '2026-12-15'])
  expect(daysOf(offered([]))).toEqual(['2026-12-07', '2026-12-08', '2026-12-14', '2026-12-15'])
  expect(offered(['sun'])).toEqual([])
})

test('closed days win over special ones, and these over the week', () => {
  const special = [{ from: '2026-12-07', to: '2026-12-07', hours: [['18:00', '19:00']] }]
  expect(starts(slotsOf(calendarOf({ special })))).toEqual(['23:00'])
  const closed = [{ from: '2026-12-05', to: '2026-12-07' }]
  expect(slotsOf(calendarOf({ special, closed }))).toEqual([])
})

describe('what the facts say of a day', () => {
  const facts = (hours: [string, string][]) => ({
    hours: { mon: [['09:00', '17:00']] as [string, string][] },
    hoursExceptions: [{ from: '2026-12-07', to: '2026-12-07', hours }],
  })
  const calendar = calendarOf()

  test('bounds the calendar’s own hours, except for the business’s own people', () => {
    expect(starts(slotsOf(withFacts(calendar, facts([]))))).toEqual([])
    expect(starts(slotsOf(withFacts(calendar, facts([['08:00', '10:30']]))))).toEqual(['14:00', '14:30'])
    expect(slotsOf(withFacts(calendar, facts([]), true))).toHaveLength(5)
  })

  test('is the day’s hours where the calendar’s week is the facts’ own', () => {
    const told = facts([['10:00', '13:00']])
    const kept = withoutFacts({ ...calendar, hours: told.hours, special: told.hoursExceptions }, told)
    expect(kept.special).toEqual([])
    expect(starts(slotsOf(withFacts(kept, told)))).toEqual(['15:00', '15:30', '16:00', '16:30', '17:00'])
    expect(slotsOf(withFacts(kept, { hours: {}, hoursExceptions: [] }))).toEqual([])
  })
})

describe('several people', () => {
  const staff = [
    { id: 'ana', name: 'Ana' },
    { id: 'bo', name: 'Bo', hours: { mon: [['10:00', '11:00']] }, closed: [] },
  ]
  const calendar = calendarOf({ staff })

  test('a time is free while one of them is, and says who', () => {
    const slots = slotsOf(calendar, { taken: [taken('14:00', '15:30', { staffId: 'ana' })] })
    expect(slots.map(({ start, staffIds }) => [new Date(start).toISOString().slice(11, 16), staffIds])).toEqual([
      ['15:00', ['bo']],
      ['15:30', ['ana']],
      ['16:00', ['ana']],
    ])
  })

  test('an event of nobody in particular keeps all of them busy', () => {
    expect(starts(slotsOf(calendar, { taken: [taken('14:00', '16:00')] }))).toEqual(['16:00'])
  })

  test('only those who do the service', () => {
    const services = [{ name: 'Color', minutes: 60, staffIds: ['bo'] }]
    expect(starts(slotsOf(calendarOf({ staff, services })))).toEqual(['15:00'])
  })
})

test('a room that is taken as often as there are rooms closes the time for everybody', () => {
  const calendar = calendarOf({
    staff: [
      { id: 'ana', name: 'Ana' },
      { id: 'bo', name: 'Bo' },
    ],
    resources: [{ id: 'room', name: 'Room', count: 1 }],
    services: [{ name: 'Massage', minutes: 60, resourceIds: ['room'] }],
  })
  const inRoom = taken('14:00', '15:00', { staffId: 'ana', resourceIds: ['room'] })
  expect(starts(slotsOf(calendar, { taken: [inRoom] }))).toEqual(['15:00', '15:30', '16:00'])
})

/** Clocks go forward and back, by an hour or half of one, in both hemispheres, at midnight too, or never. */
const ZONES = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Santiago',
]

describe('a year, minute by minute', () => {
  test.each(ZONES)('in %s it is what a plain walk by the wall clock finds', (timeZone) => {
    const calendar = calendarOf({
      timeZone,
      stepMinutes: 25,
      hours: {
        mon: [
          ['09:00', '12:30'],
          ['13:00', '17:00'],
        ],
        fri: [['22:00', '24:00']],
        sat: [
          ['00:00', '03:30'],
          ['22:15', '24:00'],
        ],
        sun: [
          ['00:00', '01:40'],
          ['02:30', '06:00'],
        ],
      },
      closed: [{ from: '2026-12-24', to: '2027-01-02' }],
      services: [{ name: 'Visit', minutes: 50 }],
    })
    const year = { start: at('2026-11-01T00:00:00Z'), end: at('2026-11-01T00:00:00Z') + 366 * DAY_MS }
    const [service] = calendar.services
    if (!service) throw new Error('no service')
    const found = freeSlots({ calendar, service, taken: [], within: year, now: year.start })
    expect(found.length).toBeGreaterThan(1000)
    expect(found.map(({ start }) => new Date(start).toISOString())).toEqual(
      plainSlots(calendar, service, year).map((start) => new Date(start).toISOString()),
    )
  })
})
