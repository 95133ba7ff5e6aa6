import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { askedReply } from '../../../contract/curation'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { readAll } from '../../knowledge/_test/reading'

const GIFTS = 'Do you sell gift cards?'
const SAID = 'Gift cards are sold at the desk, in any amount from $20.'
const OWN = 'Yes, at the desk or by phone.'

test('what is found without a model in what was read is not yet known in set-up, and is once the owner says it', async () => {
  const { token, businessId } = await registerOwner()
  const path = `/api/businesses/${businessId}`
  await api(`${path}/knowledge/sources`, { token, body: { title: 'Notes', text: SAID } })
  await readAll(businessId)
  await runDurableObjectAlarm(env.KNOWLEDGE.getByName(businessId))
  const ask = async (asSaved: boolean) => {
    await drainOutbox()
    return askedReply.parse(await (await api(`${path}/ask`, { token, body: { question: GIFTS, asSaved } })).json())
  }
  await vi.waitFor(
    async () => expect(await ask(false)).toMatchObject({ known: true, content: expect.stringContaining(SAID) }),
    { timeout: 20_000, interval: 100 },
  )
  expect(await ask(true)).toMatchObject({ known: false })
  const saved = await api(`${path}/faqs`, { token, body: { question: GIFTS, answer: OWN } })
  expect(saved.status).toBe(201)
  expect(await ask(true)).toMatchObject({ known: true, content: expect.stringContaining(OWN) })
})
