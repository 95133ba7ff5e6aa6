import { expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { mailTo } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { outboxHandlers } from '../../lifecycle/outboxHandlers'
import { drainOutbox as drain } from '../../platform/outbox/drainOutbox'
import { answer, ask, listOf, mailsTo } from '../_test/questions'

test('the mail to the owner comes soon for the first question, and then once a day for what is new', async () => {
  const owner = await registerOwner()
  await ask(owner, 'Is there parking?')
  expect(await mailsTo(owner, 5)).toEqual([])
  expect(await mailsTo(owner)).toMatchObject([
    { subject: 'A question your front desk couldn’t answer (Ortega Plumbing)' },
  ])
  await ask(owner, 'Do you take bitcoin?')
  await ask(owner, 'Do you fix swimming pools?')
  await ask(owner, 'pool repair?')
  expect(await mailsTo(owner)).toHaveLength(1)
  const tomorrow = testContext({ now: () => Date.now() + 25 * HOUR_MS })
  await drain(tomorrow, outboxHandlers)
  await drain(tomorrow, outboxHandlers)
  const [digest, ...before] = await mailsTo(owner)
  expect(before).toHaveLength(1)
  expect(digest?.subject).toContain('2 questions')
  expect(digest?.text).toContain('“Do you fix swimming pools?” (asked 2 times)')
  expect(digest?.text).not.toContain('parking')
})

test('what was asked by who then left their details stands in the mail about them, and in no other', async () => {
  const owner = await registerOwner()
  const { sessionId } = await ask(owner, 'Is there parking?')
  await drainOutbox()
  const dana = { name: 'Dana', email: `dana-${sessionId}@example.com` }
  await api('/api/leads', { body: { businessId: owner.businessId, sessionId, ...dana } })
  await drainOutbox()
  expect(await mailsTo(owner)).toEqual([])
  const aboutDana = (await mailTo(owner.email)).filter(({ subject }) => subject.includes('Dana'))
  const [lead] = aboutDana.filter(({ subject }) => subject.startsWith('New lead'))
  expect(lead?.text).toContain('Your front desk wasn’t sure about this: “Is there parking?”\nWrite the answer: http')
  expect(aboutDana.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining('couldn’t'))

  await ask(owner, 'Do you take bitcoin?')
  const [mail] = await mailsTo(owner)
  expect(mail?.text).toContain('bitcoin')
  expect(mail?.text).not.toContain('parking')
})

test('the mail holds markup as text, and a long question cut', async () => {
  const owner = await registerOwner()
  await ask(
    owner,
    `Do you <img src=x onerror=alert(1)> sell "bitcoin"? ${'My neighbor would like to know, too. '.repeat(40)}`,
  )
  const [mail] = await mailsTo(owner)
  expect(mail?.html).not.toContain('<img')
  expect(mail?.text.length).toBeLessThan(1000)
  const [question] = await listOf(owner)
  const given = await answer(owner, question?.id ?? '', { answer: 'No.' })
  expect((await given.json<{ faq: { question: string } }>()).faq.question.length).toBeLessThanOrEqual(300)
})
