import { DEMO_BUSINESS_ID, DEMO_LEAD_DETAILS } from '../../contract/defaults'
import type { Problem } from '../../contract/problem'
import { call, orThrow } from './api'
import { type Chat, entry, type LeadErrors, type LeadField } from './chat'
import { randomId } from './session'
import { words } from './words'

export type Lead = Record<LeadField, string>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Sent again unchanged, a lead keeps its key, so that it is stored once. */
let last = { lead: '', key: '' }
const keyOf = (lead: string) => {
  if (last.lead !== lead) last = { lead, key: randomId() }
  return last.key
}

const check = ({ name, email, phone }: Lead, isPhoneRequired: boolean): LeadErrors => ({
  ...(!name && { name: words.nameMissing }),
  ...(!EMAIL.test(email) && { email: words.emailWrong }),
  ...(!phone && isPhoneRequired && { phone: words.phoneMissing }),
})

const refusals = ({ errors = [] }: Problem): LeadErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

/** Checks and sends the lead form. What was typed stays in its boxes until it has arrived. */
export async function sendLead(chat: Chat, lead: Lead) {
  const errors = check(lead, chat.business.phoneRequired)
  if (Object.keys(errors).length) return chat.set({ lead: { errors } })
  chat.set({ lead: { isSending: true } })
  try {
    const { id: businessId } = chat.business
    const projectDetails = lead.projectDetails || (businessId === DEMO_BUSINESS_ID ? DEMO_LEAD_DETAILS : '')
    const body = { businessId, ...lead, projectDetails, sessionId: chat.sessionId }
    const response = await call(chat, 'leads', body, { 'Idempotency-Key': keyOf(JSON.stringify(body)) })
    if (response.status === 422) return chat.set({ lead: { hasFailed: true, errors: refusals(await response.json()) } })
    orThrow(response)
    chat.set({
      lead: { isSent: true },
      asides: chat.asides.filter(({ kind }) => kind !== 'lead'),
      entries: [...chat.entries, entry('bot', words.thanks)],
    })
  } catch {
    chat.set({ lead: { hasFailed: true } })
  }
}
