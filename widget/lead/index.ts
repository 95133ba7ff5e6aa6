import { DEMO_BUSINESS_ID, DEMO_LEAD_DETAILS } from '../../contract/defaults'
import type { Problem } from '../../contract/problem'
import { callApi, orThrow } from '../panel/api'
import type { Chat, LeadErrors, LeadField } from '../panel/chat'
import type { LeadSending } from '../panel/sendLead'
import { randomId } from '../panel/session'
import { type Wrong, wrongWords } from './wrong'

/** `homepage`: the trap for programs. */
type LeadFormText = Record<LeadField | 'homepage', string>

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

/** Local numbers have at least so many digits nearly everywhere. */
const PHONE_DIGITS_MIN = 6
const isPhone = (text: string) => text.replace(/\D/g, '').length >= PHONE_DIGITS_MIN

/** `takesEither`: an empty email asks for either. */
const check = (
  { name, email, phone }: LeadFormText,
  { words, isPhoneRequired, takesEither }: { words: Wrong; isPhoneRequired: boolean; takesEither: boolean | undefined },
): LeadErrors => ({
  ...(!name && { name: words.nameMissing }),
  ...(!EMAIL.test(email) && { email: takesEither && !email ? words.eitherMissing : words.emailWrong }),
  ...(!phone && isPhoneRequired && { phone: words.phoneMissing }),
})

const refusals = ({ errors = [] }: Problem): LeadErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))

/** "Dana Whitfield, 512 555 0148. The front brakes squeal"; what the chat already knows isn't said again. */
const saidOf = ({ name, phone, projectDetails }: LeadFormText, need: string | undefined) =>
  `${name}, ${phone}${projectDetails && projectDetails !== need ? `. ${projectDetails}` : ''}`

/**
 * Validates and sends the lead form; answers how it went. Throws where that isn't known. A number without an email, which the chat asked for
 * and the form's own rule wouldn't take, is answered as `said`: what to tell the chat, which takes it.
 */
export async function send(
  chat: Chat,
  form: HTMLFormElement,
  { words, about, ...visit }: LeadSending,
): Promise<Chat['lead']['value'] & { said?: string }> {
  const { id: businessId, phoneRequired } = chat.business.value
  const details = textOf(form)
  const { takesEither } = chat
  const { name, email, phone, homepage } = details
  if (takesEither && name && !email && isPhone(phone) && !homepage)
    return { isSent: true, said: saidOf(details, chat.details.value.need) }
  const errors = check(details, { words: wrongWords(words), isPhoneRequired: phoneRequired, takesEither })
  if (Object.keys(errors).length) return { errors }
  const projectDetails =
    about + (details.projectDetails ?? '') || (businessId === DEMO_BUSINESS_ID ? DEMO_LEAD_DETAILS : '')
  const lead = { businessId, ...details, projectDetails, sessionId: chat.sessionId, ...visit }
  const body = { ...lead, shownForMs: Date.now() - shownAt }
  const response = await callApi(chat, 'leads', body, { 'Idempotency-Key': keyOf(JSON.stringify(lead)) })
  if (response.status === 422) return { hasFailed: true, errors: refusals(await response.json()) }
  orThrow(response)
  return { isSent: true }
}
