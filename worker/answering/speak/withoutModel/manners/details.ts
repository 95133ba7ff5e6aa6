import type { ContactDetails } from '../../../state'
import type { Spoken } from '../../spoken'
import { phoneOf } from '../facts/contacts'
import { listText } from '../facts/formats'
import { joined, plainly, type Saying, type Speaking, say } from '../speaking'

const LONGEST_NEED = 60

/** "Thanks, Ana! I've noted 602 555 0134 and that it's about “the boiler”." */
export function confirmDetails(speaking: Speaking): string {
  const { understood, question } = speaking
  const { name, phone, email, need, when } = understood.details
  const noted = [
    ...(phone ? [asTyped(question.text, phone)] : []),
    ...(email ? [email] : []),
    ...(need && need.length <= LONGEST_NEED ? [say(speaking, 'about', { need })] : []),
    ...(when ? [say(speaking, 'when', { when })] : []),
  ].map((one, at) => (at === 0 || /^\P{L}/u.test(one) || one === email ? one : uncapitalized(one)))
  const details = listText(speaking, noted.map(uncapitalizedUnless(email)))
  const visitor = name?.split(' ')[0] ?? ''
  if (noted.length === 0) return visitor ? say(speaking, 'notedName', { visitor }) : ''
  return visitor ? say(speaking, 'notedNamed', { visitor, details }) : say(speaking, 'noted', { details })
}

const uncapitalized = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)
const uncapitalizedUnless = (email: string | undefined) => (text: string) =>
  text === email ? text : uncapitalized(text)

/** The number as the visitor wrote it. */
function asTyped(text: string, e164: string): string {
  const runs = text.match(/[+(]?\d[\d\s().\-/]{4,}\d/g) ?? []
  const digits = (one: string) => one.replace(/\D/g, '').replace(/^0+/, '')
  return runs.find((run) => digits(e164).endsWith(digits(run))) ?? e164
}

/** What is still missing is asked for; nobody is asked again who would rather not, or in the very next turn. */
export function askMissing(speaking: Speaking, mayRepeat = false): Spoken {
  const { state, question } = speaking
  const missing = missingIn(state.details)
  if (!missing) return plainly(say(speaking, 'complete'))
  const wasAsked = question.state.asked !== undefined || question.state.offer === 'details'
  if (state.declined || (wasAsked && !mayRepeat)) {
    const phone = phoneOf(speaking)
    if (phone) return plainly(say(speaking, 'call', { phone }))
    if (state.declined) return plainly('')
  }
  return { ...plainly(say(speaking, missing.saying)), asks: missing.asks, offers: 'details' }
}

function missingIn({
  name,
  phone,
  email,
  need,
}: ContactDetails): { saying: Saying; asks: 'name' | 'contact' | 'need' } | undefined {
  const hasContact = phone !== undefined || email !== undefined
  if (!hasContact)
    return name === undefined ? { saying: 'askBoth', asks: 'contact' } : { saying: 'askContact', asks: 'contact' }
  if (name === undefined) return { saying: 'askName', asks: 'name' }
  return need === undefined ? { saying: 'askNeed', asks: 'need' } : undefined
}

/** Several sentences as one reply that ends with what `last` asks. */
export const endingWith = (speaking: Speaking, sentences: readonly string[], last: Spoken): Spoken => ({
  ...last,
  text: joined(speaking.understood.language, [...sentences, last.text]),
})
