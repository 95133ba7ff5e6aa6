import { expect, test } from 'vitest'
import { api } from '../_test/api'

test.each([
  '/login',
  '/register',
  '/recovery',
  '/reset-password',
  '/confirm-email',
  '/success',
  '/subscribe',
  '/instructions',
  '/test-registration',
  '/admin',
  '/admin/integration',
  '/admin-direct',
  '/admin-direct/leads',
  '/admin-direct/account',
  '/admin-direct/conversations/conv_any',
  '/dev/outbox',
  '/widget/1',
  '/test-widget.html',
])('%s is a page of its own, at its own address', async (path) => {
  const response = await api(path, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
})

test.each(['/admin/nonsense', '/admin-direct/nonsense', '/admin-direct/leadsandmore', '/admin/leads/more'])(
  '%s is no page: 404',
  async (path) => {
    const response = await api(path, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  },
)

test('the widget’s page may stand in a frame anywhere, every other page nowhere', async () => {
  const policyOf = async (path: string) => (await api(path)).headers.get('content-security-policy')
  expect(await policyOf('/widget/1')).toContain('frame-ancestors *')
  expect(await policyOf('/admin')).toContain("frame-ancestors 'none'")
})

test('a page takes no POST', async () => {
  const response = await api('/login', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('GET')
})
