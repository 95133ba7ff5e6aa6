import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '../../contract/durations'
import { api, drainOutbox } from '../_test/api'
import { newSessionId } from '../_test/visitor'
import { openCalendar } from '../scheduling/conversation/_test/openCalendar'

const HANDED_OVER = { timeout: 60_000, interval: 250 }

/** Each test asks from a block of its own. */
let block = 0
function visitorsOf(businessId: string) {
  const own = block++
  let visitors = 0
  return async (messages: string[]) => {
    const address = `203.0.${own}.${++visitors}`
    const sessionId = newSessionId()
    let content = ''
    for (const message of messages) {
      const headers = { 'cf-connecting-ip': address }
      const said = await api(`/api/chat/${businessId}/message`, { body: { sessionId, message }, headers })
      content = (await said.json<{ message: { content: string } }>()).message.content
    }
    return content
  }
}

const countOf = async (table: 'leads' | 'held_leads', businessId: string) => {
  const found = (env.TENANTS_DB ?? env.DB).prepare(`SELECT count(*) AS n FROM ${table} WHERE business_id = ?`)
  return (await found.bind(businessId).first<{ n: number }>())?.n ?? 0
}

test('bookings of the chat count by address block: past the limit they are passed on, and held for the owner', async () => {
  const { businessId, token } = await openCalendar(['Facial'])
  await drainOutbox()
  const say = visitorsOf(businessId)
  const hours = ['9 am', '10 am', '11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm']
  const days = [3, 4].map((ahead) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric' }).format(
      Date.now() + ahead * DAY_MS,
    ),
  )
  const times = days.flatMap((day) => hours.map((hour) => `${day} at ${hour}`)).slice(0, 14)
  const said: string[] = []
  for (const [at, time] of times.entries())
    said.push(await say([`book a facial ${time}`, 'Ann Pine', `ann${at}@example.com`, 'yes']))
  expect(said.slice(0, 12).every((text) => text.startsWith('You’re booked'))).toBe(true)
  expect(said[13]).toContain('sent your request to the team')
  await vi.waitFor(async () => expect(await countOf('held_leads', businessId)).toBeGreaterThan(0), HANDED_OVER)
  const bookings = await (await api(`/api/businesses/${businessId}/bookings`, { token })).json<object[]>()
  expect(bookings.length).toBeLessThan(14)
}, 120_000)

test('places on the waiting list and moves in the chat count by address block, too', async () => {
  const { businessId } = await openCalendar(['Facial'])
  await drainOutbox()
  const say = visitorsOf(businessId)
  const waits: string[] = []
  for (let at = 0; at < 8; at++)
    waits.push(await say(['put me on the waiting list', 'Ann Pine', `ann${at}@example.com`]))
  expect(waits[0]).toContain('You’re on the waiting list')
  expect(waits[7]).toMatch(/^The waiting list is full/)
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric' }).format(
      Date.now() + ahead * DAY_MS,
    )
  const moves = [4, 5, 6, 7, 8, 9, 10].flatMap((ahead) => [`move it to ${day(ahead)} at 9 am`, 'yes'])
  const twice = [...moves, `move it to ${day(11)} at 9 am`, 'yes']
  expect(await say([`book a facial ${day(3)} at 9 am`, 'Bo Lee', 'bo@example.com', 'yes', ...twice])).toMatch(/moved/i)
  const more = [12, 13, 14, 15, 16].flatMap((ahead) => [`move it to ${day(ahead)} at 10 am`, 'yes'])
  const last = await say([`book a facial ${day(12)} at 9 am`, 'Cy Lee', 'cy@example.com', 'yes', ...more])
  expect(last).toMatch(/can’t be changed here anymore/)
}, 120_000)

test('leads of the chat count by address block: past the limit they are held back, and none is lost', async () => {
  const { businessId } = await openCalendar(['Facial'])
  await drainOutbox()
  const say = visitorsOf(businessId)
  for (let at = 10; at < 76; at++) await say([`Ann Pine, 609 555 01${at}, my sink leaks`])
  // Each session's own alarm hands them over; a second one run beside it, as no platform does, would count a lead twice.
  const all = async () => [await countOf('leads', businessId), await countOf('held_leads', businessId)] as const
  await vi.waitFor(async () => expect((await all()).reduce((sum, one) => sum + one)).toBe(66), HANDED_OVER)
  expect((await all())[0]).toBeLessThan(66)
}, 240_000)
