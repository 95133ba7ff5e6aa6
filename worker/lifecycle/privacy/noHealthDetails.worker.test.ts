import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'
import { everythingStored } from '../../_test/everythingStored'
import { mailTo } from '../../_test/mail'
import { inSession } from '../../_test/objects'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { runSessionAlarm } from '../../chat/session/alarm'
import { chatSession } from '../../platform/chatSessionObject'

const settings = { keepConversationsDays: 365, keepLeadsDays: null, noHealthDetails: true }
const told = /crowned molar|bleeding|abscess/i

test('without health details what a visitor writes is in no mail, lead, list or search, and is gone a day after the visit', async () => {
  const { businessId, token, email } = await registerOwner({ businessType: 'dental' })
  await api(`/api/businesses/${businessId}/privacy`, { token, method: 'PUT', body: settings })
  await drainOutbox()
  const config = await (await api(`/api/widget/${businessId}/config`)).json<{ noHealthDetails?: boolean }>()
  expect(config.noHealthDetails).toBe(true)
  const sessionId = newSessionId()
  const messages = [
    'My crowned molar broke, do you see people with an abscess?',
    'It is bleeding badly, I am hurt, I need somebody now!',
    'I am Ann Smith, 512 555 0147, because of my crowned molar',
  ]
  const [first] = await Promise.all(messages.slice(0, 1).map((message) => say(businessId, { sessionId, message })))
  for (const message of messages.slice(1)) {
    await say(businessId, { sessionId, message })
    await writeBehind(businessId, sessionId)
  }
  await api(`/api/chat/${businessId}/messages/${first?.message.id}/rating`, { body: { rating: 'down', sessionId } })
  const form = { name: 'Bob', email: 'bob@example.com', projectDetails: 'Abscess, lower left' }
  await api('/api/leads', { body: { businessId, sessionId: newSessionId(), ...form } })
  const calendar = await openCalendar({ businessId, token })
  await calendar.book((await calendar.slots())[0]?.start, { notes: 'The abscess again' })
  await drainOutbox()

  const conversation = `/api/businesses/${businessId}/conversations/${first?.conversationId}`
  const read = async () => (await api(conversation, { token })).json<{ messages: object[]; visitorName: string }>()
  expect((await read()).messages).toHaveLength(6)
  const stored = async () => (await everythingStored()).filter(({ text }) => told.test(text)).map(({ where }) => where)
  expect((await stored()).filter((where) => !where.startsWith('CHAT_SESSION'))).toEqual([])
  const subjects = (await mailTo(email)).map(({ subject }) => subject)
  expect(subjects).toContain('New lead: Ann Smith')
  expect(subjects).toContain('New lead: Bob')

  const later = testContext({ now: () => Date.now() + DAY_MS + 60_000 })
  await inSession(chatSession(testContext(), businessId, sessionId), (storage) => runSessionAlarm(later, storage))
  expect(await read()).toMatchObject({ messages: [], visitorName: 'Ann Smith', matter: 'urgent' })
  expect(await stored()).toEqual([])
})
