import { expect, test } from 'vitest'
import { HOUR_MS } from '../../contract/durations'
import { api, registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { outboxHandlers } from '../lifecycle/outboxHandlers'
import { drainOutbox as drain } from '../platform/outbox/drainOutbox'
import { outboxRow } from '../platform/outbox/writeOutbox'

test('mail that could not be delivered for hours is shown to its owner, and to nobody else', async () => {
  const [mine, theirs] = [await registerOwner(), await registerOwner()]
  const { customerId, to } = { customerId: mine.customer.id, to: mine.email }
  // Due in the future, where only this test's clock is.
  const due = Date.now() + HOUR_MS
  const ctx = testContext({ now: () => due })
  const mail = { to, subject: 'Your password was changed', text: '', html: '', customerId }
  await outboxRow(ctx, ctx.directory, { kind: 'mail.send', payload: mail })
  await outboxRow(ctx, ctx.tenants, { kind: 'lead.notify', payload: { leadId: 'lead_any', customerId } })
  let tries = 0
  const refuse = async () => {
    tries++
    throw new Error('550 no such mailbox')
  }
  const handlers = { ...outboxHandlers, 'mail.send': refuse, 'lead.notify': refuse }
  for (let hours = 0; hours < 14; hours++) {
    await drain(testContext({ now: () => due + hours * 3_600_001 }), handlers)
  }
  expect(tries).toBe(24)
  const notices = async (token: string) => (await api('/api/account/notices', { token })).json<{ message: string }[]>()
  expect((await notices(mine.token)).map(({ message }) => message).sort()).toEqual([
    `We couldn’t deliver “Your password was changed” to ${to}. Is the address right?`,
    'We couldn’t email you about a new lead. You’ll find it in your list of leads.',
  ])
  expect(await notices(theirs.token)).toEqual([])
})
