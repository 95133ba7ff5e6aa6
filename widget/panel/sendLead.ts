import { DEMO_BUSINESS_ID, DEMO_LEAD_DETAILS } from '../../contract/defaults'
import type { Problem } from '../../contract/problem'
import { callApi, orThrow } from './api'
import { appendEntry, type Chat, type LeadErrors, type LeadField, newEntry } from './chat'
import { randomId } from './session'
import { words } from './words'

export type LeadFormText = Record<LeadField, string>

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Sent again unchanged, a lead keeps its key, so that it is stored once. */
let last = { lead: '', key: '' }
const keyOf = (lead: string) => {
  if (last.lead !== lead) last = { lead, key: randomId() }
  return last.key
}

const check = ({ name, email, phone }: LeadFormText, isPhoneRequired: boolean): LeadErrors => ({
  ...(!name && { name: words.value.nameMissing }),
  ...(!EMAIL.test(email) && { email: words.value.emailWrong }),
  ...(!phone && isPhoneRequired && { phone: words.value.phoneMissing }),
})

const refusals = ({ errors = [] }: Problem): LeadErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

/** Checks and sends the lead form. What was typed stays in its boxes until it has arrived. */
export async function sendLead(chat: Chat, details: LeadFormText) {
  const { asides, business, lead } = chat
  const { id: businessId, phoneRequired } = business.value
  const errors = check(details, phoneRequired)
  lead.value = Object.keys(errors).length ? { errors } : { isSending: true }
  if (!lead.value.isSending) return
  try {
    const projectDetails = details.projectDetails || (businessId === DEMO_BUSINESS_ID ? DEMO_LEAD_DETAILS : '')
    const body = { businessId, ...details, projectDetails, sessionId: chat.sessionId }
    const response = await callApi(chat, 'leads', body, { 'Idempotency-Key': keyOf(JSON.stringify(body)) })
    if (response.status === 422) {
      lead.value = { hasFailed: true, errors: refusals(await response.json()) }
      return
    }
    orThrow(response)
    lead.value = { isSent: true }
    asides.value = asides.value.filter(({ kind }) => kind !== 'lead')
    appendEntry(chat, newEntry('bot', words.value.thanks))
  } catch {
    lead.value = { hasFailed: true }
  }
}
