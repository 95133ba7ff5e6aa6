import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

const PASSWORD = 'correct-horse-battery'
const BUSINESS = {
  businessName: 'Ortega Plumbing',
  businessType: 'plumbing',
  services: 'Drain cleaning, water heaters and leak repair',
  location: 'Austin, Round Rock and Cedar Park',
}

const started = z.object({ registrationUrl: z.string() })
const session = z.object({ sessionToken: z.string() })
const me = z.object({ business: z.optional(z.object({ id: z.string() })) })

type Purchase = { email: string; planType?: string }

/** A purchase, whose owner is still to register. */
export async function startRegistration(origin: string, { email, planType = 'business' }: Purchase) {
  return z.parse(started, await post(origin, '/api/test-registration', { email, planType }))
}

/** A new owner of a business, by the calls that the screens make. */
export async function registerOwner(
  origin: string,
  { email, planType, ...business }: Purchase & { [field: string]: string },
) {
  const { registrationUrl } = await startRegistration(origin, { email, ...(planType && { planType }) })
  return completeRegistration(origin, { email, registrationUrl, ...business })
}

/** What comes after a purchase, whichever it was. */
export async function completeRegistration(
  origin: string,
  { email, registrationUrl, ...business }: { email: string; registrationUrl: string; [field: string]: string },
) {
  const proof = new URL(registrationUrl, origin).searchParams.get('token') ?? ''
  await post(origin, '/api/verify-registration', { token: proof, email })
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
  const form = { ...BUSINESS, ...business, ...passwords, token: proof, email }
  const { sessionToken: token } = z.parse(session, await post(origin, '/api/complete-registration', form))
  return { email, password: PASSWORD, token, businessId: await businessIdOf(origin, token) }
}

/** The business is made from the outbox, a moment after the registration. */
async function businessIdOf(origin: string, token: string) {
  for (let tries = 0; tries < 200; tries++) {
    const { business } = z.parse(
      me,
      await call(origin, '/api/auth/me', { headers: { authorization: `Bearer ${token}` } }),
    )
    if (business) return business.id
    await pause(50)
  }
  throw new Error('The registration made no business')
}

const post = (origin: string, path: string, body: object) =>
  call(origin, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function call(origin: string, path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(new URL(path, origin), init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
