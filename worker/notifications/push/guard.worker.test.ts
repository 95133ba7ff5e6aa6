import { expect, test } from 'vitest'
import { api, registerOwner } from '../../_test/api'

const owner = registerOwner()
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

test.each([
  'http://push.services.mozilla.com/wpush/v2/x',
  'https://127.0.0.1/push',
  'https://localhost/push',
  'https://10.0.0.7/push',
  'https://[::1]/push',
  'https://[fd00::1]/push',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.internal/push',
  'https://user:secret@fcm.googleapis.com/push',
  'https://fcm.googleapis.com:25/push',
  'javascript:alert(1)',
])('%s is no push service, and is never asked', async (endpoint) => {
  const { token } = await owner
  const response = await api('/api/push/subscriptions', { token, body: { endpoint, keys } })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'endpoint' }] })
})

test('keys that are none are refused by name', async () => {
  const { token } = await owner
  const body = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'short', auth: 'A'.repeat(22) } }
  const response = await api('/api/push/subscriptions', { token, body })
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ path: 'keys.p256dh' }] })
})
