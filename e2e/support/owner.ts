import { type APIRequestContext, expect } from '@playwright/test'
import { meResponse, sessionResponse, testRegistrationResponse } from '../../contract/accounts'

export type RegisteredOwner = Awaited<ReturnType<typeof registerOwner>>

const PASSWORD = 'correct-horse-battery'

/** Registers an owner over the API, for tests whose subject is what comes after. */
export async function registerOwner(request: APIRequestContext, business: Record<string, string> = {}) {
  const email = `owner-${crypto.randomUUID()}@example.com`
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path} answered ${response.status()}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const started = testRegistrationResponse.parse(await post('/api/test-registration', { email, planType: 'business' }))
  const token = new URL(started.registrationUrl, 'http://localhost').searchParams.get('token') ?? ''
  await post('/api/verify-registration', { token, email })
  const completed = await post('/api/complete-registration', {
    businessName: 'Ortega Plumbing',
    businessType: 'plumbing',
    services: 'Drain cleaning, water heaters and leak repair',
    location: 'Austin, Round Rock and Cedar Park',
    ...business,
    token,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  })
  const { sessionToken } = sessionResponse.parse(completed)
  const headers = { authorization: `Bearer ${sessionToken}` }
  const readMe = async () => meResponse.parse(await (await request.get('/api/auth/me', { headers })).json())
  await expect.poll(async () => (await readMe()).business?.id).toBeTruthy()
  const me = await readMe()
  return {
    email,
    password: PASSWORD,
    token: sessionToken,
    headers,
    customer: me.customer,
    businessId: me.business?.id ?? '',
  }
}
