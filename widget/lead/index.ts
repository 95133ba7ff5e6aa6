import { DEMO_BUSINESS_ID, DEMO_LEAD_DETAILS } from '../../contract/defaults'
import type { Problem } from '../../contract/problem'
import { callApi, orThrow } from '../panel/api'
import type { Chat, LeadErrors, LeadField } from '../panel/chat'
import type { LeadSending } from '../panel/sendLead'
import { randomId } from '../panel/session'
import { type Wrong, wrongWords } from './wrong'

type LeadFormText = Record<LeadField, string>

const textOf = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, `${text}`.trim()])) as LeadFormText

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** This file is loaded with the form. */
const shownAt = Date.now()

/** The idempotency key stays the same while the lead is unchanged, so that a retry is stored once. */
let last = { lead: '', key: '' }
const keyOf = (lead: string) => {
  if (last.lead !== lead) last = { lead, key: randomId() }
  return last.key
}

const check = ({ name, email, phone }: LeadFormText, words: Wrong, isPhoneRequired: boolean): LeadErrors => ({
  ...(!name && { name: words.nameMissing }),
  ...(!EMAIL.test(email) && { email: words.emailWrong }),
  ...(!phone && isPhoneRequired && { phone: words.phoneMissing }),
})

const refusals = ({ errors = [] }: Problem): LeadErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

/** Validates and sends the lead form; answers how it went, or nothing where it was received. Throws where that isn't known. */
export async function send(
  chat: Chat,
  form: HTMLFormElement,
  { words, about, ...visit }: LeadSending,
): Promise<Chat['lead']['value'] | undefined> {
  const { id: businessId, phoneRequired } = chat.business.value
  const details = textOf(form)
  const errors = check(details, wrongWords(words), phoneRequired)
  if (Object.keys(errors).length) return { errors }
  const projectDetails =
    about + (details.projectDetails ?? '') || (businessId === DEMO_BUSINESS_ID ? DEMO_LEAD_DETAILS : '')
  const lead = { businessId, ...details, projectDetails, sessionId: chat.sessionId, ...visit }
  const body = { ...lead, shownForMs: Date.now() - shownAt }
  const response = await callApi(chat, 'leads', body, { 'Idempotency-Key': keyOf(JSON.stringify(lead)) })
  if (response.status === 422) return { hasFailed: true, errors: refusals(await response.json()) }
  orThrow(response)
  return undefined
}
