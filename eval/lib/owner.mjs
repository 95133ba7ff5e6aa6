import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BUSINESS_TYPES } from '../../contract/businessTypes.ts'
import { registerOwner } from '../../e2e/support/registration.ts'
import { call } from './call.mjs'

/** A save reaches the chat through a cache. */
const PUBLISHED_MS = 15_000

const typed = (value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

/** An owner registers and fills in the profile and the FAQ, by the calls that the screens make. Gives the business's id and the owner's token. */
export async function registerBusiness(origin, { name, address, profile }) {
  const { token, businessId: id } = await registerOwner(origin, {
    email: `${name}-${randomUUID()}@example.com`,
    planType: 'enterprise',
    businessName: profile.name,
    businessType: BUSINESS_TYPES.includes(profile.businessType) ? profile.businessType : 'other',
    services: typed(profile.services),
    location: typed(profile.location),
    specialties: typed(profile.specialties),
    ...(profile.bookingLink && { calendlyUrl: new URL(profile.bookingLink, address).href }),
    timeZone: profile.timeZone ?? 'America/New_York',
    country: profile.country ?? 'US',
  })
  const faqs = profile.faq ?? []
  for (const { question, answer } of faqs)
    await call(origin, `/api/businesses/${id}/faqs`, { token, body: { question, answer } })
  if (faqs.length > 0) await untilPublished(origin, id, faqs.at(-1))
  return { id, token }
}

async function untilPublished(origin, id, faq) {
  const deadline = Date.now() + PUBLISHED_MS
  for (;;) {
    const { message } = await call(origin, `/api/chat/${id}/message`, {
      body: { sessionId: randomUUID(), message: faq.question },
    })
    if (message.content.includes(faq.answer.slice(0, 20)) || Date.now() > deadline) return
    await pause(500)
  }
}
