import { expect, test } from 'vitest'
import { api, registerOwner } from '../_test/api'
import { newSessionId, say } from '../_test/visitor'
import { writeBehind } from '../_test/writeBehind'

/** What every object of JavaScript inherits: no table that is asked for a visitor's or an owner's words may answer with it. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

test.each(INHERITED)('“%s” is a word like any other, wherever it is written', async (word) => {
  const owner = await registerOwner({ businessName: word })
  const call = async (path: string, body: object, method = 'POST') => {
    const response = await api(`/api/businesses/${owner.businessId}${path}`, { method, body, token: owner.token })
    expect(response.status, path).toBeLessThan(300)
  }
  await call('', { services: word, specialties: word }, 'PATCH')
  await call('/faqs', { question: `Do you do ${word}?`, answer: `Yes, ${word} is 40 dollars.` })
  for (const message of [word, `Do you do ${word}?`, `I am ${word} Pine, 609 555 0122, a ${word} leaks`]) {
    const said = { sessionId: newSessionId(), message, pageTitle: word, pageContent: `${word}. We do ${word}: $40.` }
    expect((await say(owner.businessId, said)).message.content).not.toContain('look that up right now')
    await writeBehind(owner.businessId, said.sessionId)
  }
  const sent = await api('/api/leads', {
    body: { businessId: owner.businessId, name: word, email: 'ann@example.com', projectDetails: `My ${word} leaks.` },
  })
  expect(sent.status).toBe(201)
  const leads = await (await api(`/api/businesses/${owner.businessId}/leads`, { token: owner.token })).json<object[]>()
  expect(leads).toContainEqual(expect.objectContaining({ name: word, email: 'ann@example.com' }))
  expect(leads).toContainEqual(expect.objectContaining({ phone: expect.stringContaining('555-0122') }))
})
