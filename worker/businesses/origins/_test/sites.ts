import { expect } from 'vitest'
import type { OriginState, SiteOrigin } from '../../../../contract/origins'
import { api, drainOutbox, registerOwner } from '../../../_test/api'
import { linkIn, mailsAbout } from '../../../_test/mail'
import { newSessionId } from '../../../_test/visitor'

type Owner = Awaited<ReturnType<typeof registerOwner>>
export type Reply = { message: { content: string }; needsLeadCapture: boolean; sources: unknown[] }

export const ask = (businessId: string, origin: string | undefined, more: object = {}) =>
  api(`/api/chat/${businessId}/message`, {
    headers: origin === undefined ? {} : { origin },
    body: { sessionId: newSessionId(), message: 'What services do you offer?', ...more },
  })

/** `answers`: from what the business says; `details`: only takes them. */
export async function chatOn(businessId: string, origin: string | undefined, more: object = {}) {
  const response = await ask(businessId, origin, more)
  if (response.status !== 200) return response.status
  const { message } = await response.json<Reply>()
  return message.content.includes('can’t answer questions on this page') ? 'details' : 'answers'
}

export async function originsOf({ businessId, token }: Owner): Promise<SiteOrigin[]> {
  const response = await api(`/api/businesses/${businessId}/origins`, { token })
  return (await response.json<{ origins: SiteOrigin[] }>()).origins
}

export const list = async (owner: Owner): Promise<Record<string, string>> =>
  Object.fromEntries((await originsOf(owner)).map(({ origin, state }) => [origin, state]))

export const put = ({ businessId, token }: Owner, origins: Record<string, string>) =>
  api(`/api/businesses/${businessId}/origins`, {
    method: 'PUT',
    token,
    body: { origins: Object.entries(origins).map(([origin, state]) => ({ origin, state })) },
  })

export const becomes = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read).toEqual(wanted)

export const policyOf = async (businessId: string, headers: Record<string, string> = {}) =>
  (await api(`/widget/${businessId}`, { headers })).headers.get('content-security-policy') ?? ''

/** An owner whose list has one site, which the edge knows. */
export async function ownerOn(website: string): Promise<Owner> {
  const owner = await registerOwner()
  await chatOn(owner.businessId, website)
  await drainOutbox()
  await becomes(async () => (await policyOf(owner.businessId)).includes(website), true)
  return owner
}

/** The token of the link in the owner's mail about a site. */
export async function mailedToken({ email }: Owner, subject: RegExp): Promise<string> {
  const [mail] = await mailsAbout(email, subject)
  return linkIn(mail?.text ?? '').searchParams.get('token') ?? ''
}

export const decide = (token: string, state: OriginState) => api('/api/origin-links/decide', { body: { token, state } })
