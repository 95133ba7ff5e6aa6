import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, say } from '../../_test/visitor'

const standIn = (env.AI_BASE_URL ?? '').replace('/v1', '')
const world = (change: object) => fetch(`${standIn}/_control`, { method: 'POST', body: JSON.stringify(change) })
const asked = async () => (await (await fetch(`${standIn}/_control`)).json<{ requests: unknown[] }>()).requests.length

const ZONE = 'America/New_York'
const dateIn = (days: number) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(Date.now() + days * DAY_MS)
const FIVE_DAYS = dateIn(5)
const NINE_DAYS = dateIn(9)
const WINDED = 'can i come for a swedish massage in five days, mornings are for the kids and my sister marries in nine'

let businessId: string

beforeEach(async () => {
  await world({ mood: 'says', requests: [] })
  const owner = await registerOwner()
  businessId = owner.businessId
  const hours = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['09:00', '17:00']]]),
  )
  const body = {
    timeZone: ZONE,
    hours,
    stepMinutes: 60,
    isAtVisitors: false,
    services: [{ name: 'Swedish massage', minutes: 60 }],
  }
  const saved = await api(`/api/businesses/${businessId}/calendar`, { method: 'PUT', token: owner.token, body })
  expect(saved.status).toBe(200)
  await drainOutbox()
})

const offeredTo = async (message: string) => {
  const { slots = [], message: reply } = await say(businessId, { sessionId: newSessionId(), message })
  const days = slots.map(({ start }) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date(start)))
  return { days: [...new Set(days)], content: reply.content }
}

test('a wish with more in it than a time is read by the model, and what it makes of it is offered', async () => {
  await world({ says: JSON.stringify({ wishes: [{ days: [NINE_DAYS], times: ['12:00-18:00'] }] }) })
  expect((await offeredTo(WINDED)).days).toEqual([NINE_DAYS])
})

test('a plain one is not asked about: it has no word that wasn’t read', async () => {
  const before = await asked()
  await world({ says: JSON.stringify({ wishes: [{ days: [NINE_DAYS], times: [] }] }) })
  expect((await offeredTo('swedish massage in five days?')).days).toEqual([FIVE_DAYS])
  expect(await asked()).toBe(before)
})

test('a bare day after other talk may be of that: the model tells, and nobody is asked what to book', async () => {
  const sessionId = newSessionId()
  await world({ says: 'A massage on a weekday is $90.' })
  await say(businessId, { sessionId, message: 'how much is a massage on a weekday' })
  await world({ says: JSON.stringify({ none: true, asks: true }) })
  const { message, slots } = await say(businessId, { sessionId, message: 'and saturday?' })
  expect(message.content).not.toMatch(/What would you like to book/)
  expect(slots).toBeUndefined()
})

test.each([
  ['says nonsense', { mood: 'says', says: 'Friday suits them.' }],
  ['names a day that is none', { mood: 'says', says: '{"wishes":[{"days":["2027-02-31"]}]}' }],
  ['fails', { mood: 'fails' }],
  ['is silent', { mood: 'stalls' }],
])('a model that %s leaves it to the rules', async (_, change) => {
  await world(change)
  expect((await offeredTo('can i come for a swedish massage in five days, it is for my sister')).days).toEqual([
    FIVE_DAYS,
  ])
})

test('the service is the one that a model reads, and what is asked besides is answered with the step', async () => {
  const { businessId: id, token } = await registerOwner()
  const services = ['Boiler repair visit', 'Water heater flush', 'Free estimate'].map((name) => ({ name, minutes: 60 }))
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map((day) => [day, [['09:00', '17:00']]]))
  const body = { timeZone: ZONE, hours, services }
  expect((await api(`/api/businesses/${id}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  const sessionId = newSessionId()
  const ask = (message: string) => say(id, { sessionId, message })
  const reading = (more: object) =>
    world({ says: JSON.stringify({ wishes: [{ days: [FIVE_DAYS], times: [] }], ...more }) })
  await reading({ service: 1, asks: false })
  const first = await ask('could the man come in five days for my cold radiator, no estimate and no flush please')
  expect(first.service).toBe('Boiler repair visit')
  // None of what can be booked: no times are shown, and the booking is over.
  await reading({ service: 0, asks: false })
  const other = await ask('no wait, in five days I want the roof looked at by somebody instead')
  expect(other.slots).toBeUndefined()
  await world({ says: 'A roofer would know.' })
  expect((await ask('thank you')).message.content).not.toMatch(/times|book/i)
})

test('of two visits that are booked the one is moved that a model reads, and one more is one more', async () => {
  const { businessId: id, token } = await registerOwner()
  const services = ['Plumbing visit', 'Furnace tune-up'].map((name) => ({ name, minutes: 60 }))
  const hours = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['09:00', '17:00']]]),
  )
  const body = { timeZone: ZONE, hours, stepMinutes: 60, isAtVisitors: false, services }
  expect((await api(`/api/businesses/${id}/calendar`, { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  const sessionId = newSessionId()
  const ask = async (message: string) => (await say(id, { sessionId, message })).message.content
  const reads = (days: string[], times: string[], more: object) =>
    world({ says: JSON.stringify({ wishes: [{ days, times }], asks: false, ...more }) })
  await reads([FIVE_DAYS], ['10:00'], { service: 1 })
  await ask('can i come in five days at ten for the sink that leaks all over')
  await ask('Tanya Rusk')
  await ask('tanya@example.com')
  expect(await ask('yes, book it')).toContain('You’re booked: Plumbing visit')
  await reads([NINE_DAYS], ['11:00'], { service: 2 })
  await ask('can i come in nine days at eleven for the furnace as well please')
  expect(await ask('yes, book it')).toContain('You’re booked: Furnace tune-up')
  await reads([NINE_DAYS], ['14:00'], { service: 2, step: 'move', of: 2 })
  expect(await ask('could you make that last one two in the afternoon rather')).toContain('Move Furnace tune-up')
  expect(await ask('yes')).toMatch(/moved: Furnace tune-up/)
  const booked = await (await api(`/api/businesses/${id}/bookings`, { token })).json<object>()
  expect(JSON.stringify(booked)).toMatch(/Plumbing visit/)
  await reads([], [], { none: true, wishes: undefined, service: 1, step: 'cancel', of: 1 })
  expect(await ask('please cancel the one for the sink')).toMatch(/Plumbing visit/)
})

test('a model that speaks knows that times are booked here, and shows them by its mark', async () => {
  await world({ says: 'Sure, Lou does those. [[booking]]', requests: [] })
  const message = 'my neck is stiff, would a swedish massage be right for it?'
  const reply = await say(businessId, { sessionId: newSessionId(), message })
  expect(reply.slots?.length).toBeGreaterThan(0)
  expect(reply.message.content).toMatch(/Here are open times for Swedish massage\./)
  const { requests } = await (await fetch(`${standIn}/_control`)).json<{ requests: unknown[] }>()
  expect(JSON.stringify(requests)).toContain('This chat has a calendar')
})

test('a name that is another’s isn’t what the visitor is booked under', async () => {
  const sessionId = newSessionId()
  const ask = async (message: string) => (await say(businessId, { sessionId, message })).message.content
  await world({ says: JSON.stringify({ wishes: [{ days: [FIVE_DAYS], times: ['10:00'] }], service: 1, asks: false }) })
  expect(await ask('can i come in five days at ten, my back has been stiff all week')).toMatch(/What name/)
  const eleven = [{ days: [FIVE_DAYS], times: ['11:00'] }]
  await world({ says: JSON.stringify({ wishes: eleven, others: ['Mia'], asks: false }) })
  expect(await ask('Mia is the one who comes, so eleven that day once school is out')).toMatch(/11:00.*What name/)
})

test('of two names in a message the one that the model takes for another’s isn’t theirs', async () => {
  const sessionId = newSessionId()
  const reply = async (message: string, read: object) => {
    await world({ mood: 'says', says: JSON.stringify({ none: true, ...read }) })
    return (await say(businessId, { sessionId, message })).message.content
  }
  await reply(`swedish massage in nine days`, {})
  await say(businessId, { sessionId, message: '11 am' })
  const asked = await reply('my name is dolores wendt, his is tyler wendt. 989 555-0163', {
    step: 'details',
    others: ['tyler wendt'],
  })
  expect(asked).toMatch(/email/)
  expect(asked).not.toMatch(/What name/)
})
