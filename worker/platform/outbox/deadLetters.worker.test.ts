import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import { testContext } from '../../_test/visitor'
import { deleteOldDeadLetters } from './deadLetters'

test('work that was given up is deleted after three months, and what is still tried is not', async () => {
  const insert = env.DB.prepare(
    "INSERT INTO outbox (id, kind, payload, origin, due_at, dead_at, created_at) VALUES (?, 'mail.send', '{}', '', 0, ?, 0)",
  )
  const ago = (days: number) => Date.now() - days * DAY_MS
  await env.DB.batch([insert.bind('old', ago(91)), insert.bind('recent', ago(89)), insert.bind('tried', null)])
  await deleteOldDeadLetters(testContext())
  const { results } = await env.DB.prepare('SELECT id FROM outbox ORDER BY id').all()
  expect(results).toEqual([{ id: 'recent' }, { id: 'tried' }])
})
