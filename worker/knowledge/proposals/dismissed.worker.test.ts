import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { readAll } from '../_test/reading'

type Found = { id: string; kind: string; text: string }
type Said = { content: string; sources?: { kind: string }[] }

const NEXT_YEAR = new Date().getUTCFullYear() + 1

/** A business whose notes were read. */
async function businessWith(text: string) {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}/knowledge`
  await api(`${path}/sources`, { token, body: { title: 'Notes', text } })
  await readAll(businessId)
  await runDurableObjectAlarm(env.KNOWLEDGE.getByName(businessId))
  await drainOutbox()
  const ask = async (question: string) => {
    await drainOutbox()
    const asked = await api(`/api/businesses/${businessId}/ask`, { token, body: { question, asSaved: true } })
    return asked.json<Said>()
  }
  const proposals = async () => (await api(`${path}/proposals`, { token })).json<Found[]>()
  const find = async (said: string): Promise<Found> => {
    const found = (await proposals()).find(({ text }) => text.includes(said))
    if (!found) throw new Error(`Nothing found that says ${said}: ${JSON.stringify(await proposals())}`)
    return found
  }
  const dismiss = async (said: string) => {
    const { id } = await find(said)
    expect((await api(`${path}/proposals/${id}`, { method: 'DELETE', token })).status).toBe(204)
    return id
  }
  const restore = (id: string) => api(`${path}/proposals/${id}/restore`, { method: 'POST', token })
  const mend = async (said: string, body: object) => {
    const { id } = await find(said)
    expect((await api(`${path}/proposals/${id}`, { method: 'PUT', token, body })).status).toBe(204)
  }
  const until = (question: string, is: (content: string) => void) =>
    vi.waitFor(async () => is((await ask(question)).content), { timeout: 20_000, interval: 100 })
  return { token, businessId, ask, dismiss, restore, mend, until, proposals }
}

test.each([
  [
    'a closed day',
    `News\n\nWe are closed on December 5, ${NEXT_YEAR}.`,
    `Are you open on December 5, ${NEXT_YEAR}?`,
    'Dec',
    /closed/i,
  ],
  [
    'a price',
    'Prices\n\nKite repair: $45\nTail: $12\n\nAbout\n\nA kite repair is $45.',
    'How much is a kite repair?',
    'Kite repair',
    /45/,
  ],
  ['a phone number', 'Contact\n\nPhone: (512) 555-0147', 'What is your phone number?', '0147', /0147/],
  ['the hours', 'Hours\n\nMon - Fri: 9am - 5pm\nSat - Sun: closed', 'What are your hours?', 'Monday', /5 PM|5pm|9 AM/],
  ['a question', 'Do you mend silk?\nYes, we mend silk kites by hand.', 'Do you mend silk?', 'silk', /by hand/],
])('%s that was dismissed isn’t said, until it is restored', async (_, text, question, said, value) => {
  const { ask, dismiss, restore, until } = await businessWith(text)
  await until(question, (content) => expect(content).toMatch(value))
  const id = await dismiss(said)
  expect((await ask(question)).content).not.toMatch(value)
  await restore(id)
  expect((await ask(question)).content).toMatch(value)
})

test('what a mended one said before isn’t said beside what the owner says', async () => {
  const { ask, mend, until } = await businessWith(
    'Prices\n\nKite repair: $45\nTail: $12\n\nAbout\n\nA kite repair is $45 at our shop.',
  )
  await until('How much is a kite repair?', (content) => expect(content).toContain('45'))
  await mend('Kite repair', { facts: { prices: [{ name: 'Mending a kite', cents: 6_000 }] } })
  const { content } = await ask('How much is mending a kite?')
  expect(content).toContain('60')
  expect(content).not.toContain('45')
  expect((await ask('How much is a kite repair?')).content).not.toContain('45')
})

test('what was dismissed and is typed later is said', async () => {
  const { token, businessId, ask, dismiss, until } = await businessWith('Prices\n\nKite repair: $45\nTail: $12')
  const question = 'How much is a kite repair?'
  await until(question, (content) => expect(content).toContain('45'))
  await dismiss('Kite repair')
  const prices = [{ name: 'Kite repair', cents: 4_500 }]
  await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body: { prices } })
  expect((await ask(question)).content).toContain('45')
})

test('a day that a notice closes is told with the notice as its source, whoever typed the week', async () => {
  const { token, businessId, ask, until } = await businessWith(`News\n\nWe are closed on December 6, ${NEXT_YEAR}.`)
  const hours = { mon: [['09:00', '17:00']], tue: [['09:00', '17:00']] }
  await api(`/api/businesses/${businessId}/facts`, { method: 'PUT', token, body: { hours } })
  const question = `Are you open on December 6, ${NEXT_YEAR}?`
  await until(question, (content) => expect(content).toMatch(/closed/i))
  const { sources = [] } = await ask(question)
  expect(sources.map(({ kind }) => kind)).not.toContain('fact')
})
