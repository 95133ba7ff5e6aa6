import { afterEach, expect, test, vi } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailTo } from '../../_test/mail'

afterEach(() => vi.useRealTimers())

test('of many leads at once ten are mailed one by one, and the rest in one mail', async () => {
  const { businessId, email } = await registerOwner()
  const subjects = async () => (await mailTo(email)).map(({ subject }) => subject).filter((text) => /lead/i.test(text))
  for (let index = 0; index < 14; index++) {
    const body = { businessId, name: `Visitor ${index}`, email: `visitor-${index}@example.com`, phone: '512 555 0100' }
    expect((await api('/api/leads', { body })).status).toBe(201)
  }
  await drainOutbox()
  expect(await subjects()).toHaveLength(10)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
  await drainOutbox()
  await drainOutbox()
  const [digest, ...single] = await mailTo(email)
  expect(digest?.subject).toBe('4 more leads')
  expect(digest?.text).toContain('Visitor 13: (512) 555-0100, visitor-13@example.com')
  expect(single.some(({ text }) => text.includes('visitor-13'))).toBe(false)
  await drainOutbox()
  expect(await subjects()).toHaveLength(11)
})
