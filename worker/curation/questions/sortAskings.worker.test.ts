import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { unansweredQuestion } from '../../../contract/curation'
import { api, registerOwner } from '../../_test/api'
import { newSessionId, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { askerHash } from '../../platform/http/askerHash'
import { askingRows } from './askingRows'
import { sortAskings } from './sortAskings'

type Owner = Awaited<ReturnType<typeof registerOwner>>

/** Asks in one visit, each question from the next address of a block. */
async function askFrom(block: string, { businessId }: Owner, messages: string[]) {
  const sessionId = newSessionId()
  for (const [n, message] of messages.entries()) {
    const headers = { 'cf-connecting-ip': `${block}.${(n % 200) + 1}` }
    const response = await api(`/api/chat/${businessId}/message`, { headers, body: { sessionId, message } })
    expect(response.status).toBe(200)
  }
  await writeBehind(businessId, sessionId)
}

/** What many visits of one network left unanswered, as it is written behind. */
async function floodFrom(address: string, { businessId, customer }: Owner, messages: string[]) {
  const ctx = testContext({ client: { address, userAgent: undefined } })
  const asker = await askerHash(ctx, businessId)
  const ids = { businessId, customerId: customer.id, conversationId: newSessionId(), country: 'US' }
  const asked = messages.map((content, n) => ({
    id: `msg_flood_${n}`,
    content,
    createdAt: Date.now() + n,
    origin: ctx.origin,
  }))
  const [first, ...rest] = askingRows(ctx, { ...ids, asker, questions: asked })
  if (first) await ctx.tenants.batch([first, ...rest])
  await sortAskings(ctx, ids)
}

const page = z.array(unansweredQuestion)
async function listOf({ businessId, token }: Owner) {
  const all = []
  for (let path: string | undefined = `/api/businesses/${businessId}/unanswered`; path; ) {
    const response: Response = await api(path, { token })
    all.push(...page.parse(await response.json()))
    path = /<([^>]+)>; *rel="next"/.exec(response.headers.get('link') ?? '')?.[1]?.replace('https://deskbell.test', '')
  }
  return all
}

const letters = 'bcdfghklmnprstvz'
const nonsense = (n: number) =>
  `Do you sell ${[n % 16, (n >> 4) % 16, (n >> 8) % 16, 3].map((at) => `${letters[at]}o`).join('')}x?`

test('600 nonsense questions of one network push out none of the genuine ones, asked by one or by several', async () => {
  const owner = await registerOwner()
  await askFrom('198.51.100', owner, ['Do you take bitcoin?'])
  await askFrom('203.0.113', owner, ['can i pay with bitcoin'])
  await askFrom('203.0.113', owner, ['Do you take bitcoin?', 'do you take bitcoin'])
  await askFrom('192.0.2', owner, ['Is there parking?'])
  await floodFrom(
    '8.8.8.8',
    owner,
    Array.from({ length: 600 }, (_, n) => nonsense(n)),
  )
  const open = await listOf(owner)
  expect(open).toHaveLength(500)
  expect(open.find(({ question }) => question === 'Is there parking?')).toMatchObject({ count: 1 })
  // Whoever asks it again from the same network counts once.
  expect(open.find(({ question }) => question === 'Do you take bitcoin?')).toMatchObject({ count: 2 })
})
