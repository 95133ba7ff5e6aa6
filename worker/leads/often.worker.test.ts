import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api, drainOutbox } from '../_test/api'
import { inSession } from '../_test/objects'
import { newSessionId, testContext } from '../_test/visitor'
import { runSessionAlarm } from '../chat/session/alarm'
import { chatSession } from '../platform/chatSessionObject'
import { openCalendar } from '../scheduling/conversation/_test/openCalendar'

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
    await inSession(chatSession(testContext(), businessId, sessionId), (storage) =>
      runSessionAlarm(testContext(), storage),
    )
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
      Date.now() + ahead * 24 * 60 * 60_000,
    ),
  )
  const times = days.flatMap((day) => hours.map((hour) => `${day} at ${hour}`)).slice(0, 14)
  const said: string[] = []
  for (const [at, time] of times.entries())
    said.push(await say([`book a facial ${time}`, 'Ann Pine', `ann${at}@example.com`, 'yes']))
  expect(said.slice(0, 12).every((text) => text.startsWith('You’re booked'))).toBe(true)
  expect(said[13]).toContain('sent your request to the team')
  expect(await countOf('held_leads', businessId)).toBeGreaterThan(0)
  const bookings = await (await api(`/api/businesses/${businessId}/bookings`, { token })).json<object[]>()
  expect(bookings.length).toBeLessThan(14)
}, 120_000)

test('leads of the chat count by address block: past the limit they are held back, and none is lost', async () => {
  const { businessId } = await openCalendar(['Facial'])
  await drainOutbox()
  const say = visitorsOf(businessId)
  for (let at = 10; at < 76; at++) await say([`Ann Pine, 609 555 01${at}, my sink leaks`])
  const [leads, held] = [await countOf('leads', businessId), await countOf('held_leads', businessId)]
  expect(leads).toBeLessThan(66)
  // One may be held while it is just being stored: twice, but not lost.
  expect(leads + held).toBeGreaterThanOrEqual(66)
}, 240_000)
