import { withoutUndefined } from '../../../../platform/withoutUndefined'
import { missingOf } from '../../../understand/missingOf'
import type { Spoken } from '../../spoken'
import { phoneOf } from '../facts/contacts'
import { listText } from '../facts/formats'
import { plainly, type Saying, type Speaking, say } from '../speaking'

const LONGEST_NEED = 60

/** "Thanks, Ana! I've noted 602 555 0134 and that it's about “the boiler”." */
export function confirmDetails(speaking: Speaking): string {
  const { understood, question } = speaking
  const { name, phone, email, need, when } = understood.details
  const part = (saying: Saying, slots: Record<string, string>) => {
    const text = say(speaking, saying, slots)
    return text.charAt(0).toLocaleLowerCase() + text.slice(1)
  }
  const details = listText(speaking, [
    ...(phone ? [asTyped(question.text, phone)] : []),
    ...(email ? [email] : []),
    // Only what was asked for is said back as what it is about: what else is left of a message is no subject.
    ...(need && question.state.asked === 'need' && need.length <= LONGEST_NEED ? [part('about', { need })] : []),
    ...(when ? [part('when', { when })] : []),
  ])
  const visitor = name?.split(' ')[0] ?? ''
  if (details === '') return visitor ? say(speaking, 'notedName', { visitor }) : ''
  return visitor ? say(speaking, 'notedNamed', { visitor, details }) : say(speaking, 'noted', { details })
}

/** The number as the visitor wrote it. */
function asTyped(text: string, e164: string): string {
  const runs = text.match(/[+(]?\d[\d\s().\-/]{4,}\d/g) ?? []
  return runs.find((run) => e164.endsWith(run.replace(/\D/g, '').replace(/^0+/, ''))) ?? e164
}

const ASKED = { name: 'askName', contact: 'askContact', need: 'askNeed' } as const

/** What is still missing is asked for; nobody is asked who would rather not, or, unless they are giving it, in two turns running. */
export function askMissing(speaking: Speaking, isGiving = false): Spoken {
  const { state, question } = speaking
  const { details, matter, topic, passedOn } = state
  const missing = missingOf(withoutUndefined({ ...details, need: details.need ?? matter ?? topic ?? passedOn[0] }))
  if (!missing) return plainly(speaking, say(speaking, 'complete'))
  const wasAsked = question.state.asked !== undefined || question.state.offer === 'details'
  const phone = state.declined || (wasAsked && !isGiving) ? phoneOf(speaking) : undefined
  if (phone) return plainly(speaking, say(speaking, 'call', { phone }))
  if (state.declined) return plainly(speaking)
  const isBoth = missing === 'name' && details.phone === undefined && details.email === undefined
  const asks = isBoth ? 'contact' : missing
  return { ...plainly(speaking, say(speaking, isBoth ? 'askBoth' : ASKED[missing])), asks, offers: 'details' }
}
