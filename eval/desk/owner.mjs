import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BUSINESS_TYPES } from '../../contract/businessTypes.ts'
import { registerOwner } from '../../e2e/support/registration.ts'
import { call } from './call.mjs'

/** A page a second, and some. */
const CRAWLED_MS = 10 * 60_000
const ASK_AGAIN_MS = 300
/** Until what was saved and read has reached the chat: the outbox, the cache and the isolate's memory of 2 s. */
const PUBLISHED_MS = 4_000

const typed = (value) => (Array.isArray(value) ? value.join(', ') : (value ?? ''))

/** An owner registers, fills in profile and FAQ and names the site, by the calls that the screens make. Resolves when all of it may be asked about. */
export async function openBusiness(origin, { name, address, profile }, { crawl }) {
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
  const owner = { id, token }
  await Promise.all([writeFaqs(origin, owner, profile.faq ?? []), crawl && readSite(origin, owner, address)])
  await pause(PUBLISHED_MS)
  return owner
}

async function writeFaqs(origin, { id, token }, faqs) {
  for (const { question, answer } of faqs)
    await call(origin, `/api/businesses/${id}/faqs`, { token, body: { question, answer } })
}

async function readSite(origin, { id, token }, address) {
  const sources = `/api/businesses/${id}/knowledge/sources`
  const { id: sourceId } = await call(origin, sources, { token, body: { url: address } })
  const deadline = Date.now() + CRAWLED_MS
  for (;;) {
    const source = await call(origin, `${sources}/${sourceId}`, { method: 'GET', token })
    if (source.status === 'ready') return
    if (source.status === 'failed') throw new Error(`${address} was not read: ${source.error}`)
    if (Date.now() > deadline) throw new Error(`${address} was not read in time: ${JSON.stringify(source)}`)
    await pause(ASK_AGAIN_MS)
  }
}

/** The leads of one conversation, as the owner's list has them. */
export async function leadsOf(origin, { id, token }, conversationId) {
  const leads = await call(origin, `/api/businesses/${id}/leads`, { method: 'GET', token })
  return leads
    .filter((lead) => lead.conversationId === conversationId)
    .map(({ name, email, phone, projectDetails, message }) => ({
      name,
      email,
      phone,
      about: `${projectDetails ?? ''} ${message}`,
    }))
}
