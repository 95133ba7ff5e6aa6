import { withoutUndefined } from '../../../../platform/withoutUndefined'
import { nationalNumber } from '../../../../text/phones'
import { tokensOf } from '../../../../text/terms'
import { mayAskDetails } from '../../../asking'
import { listFinder } from '../../../understand/details/lists'
import { isReachable, missingOf } from '../../../understand/missingOf'
import type { Spoken } from '../../spoken'
import { phoneOf } from '../facts/contacts'
import { listText } from '../facts/formats'
import { callText } from '../facts/reach'
import { closing, plainly, type Saying, type Speaking, say, together } from '../speaking'

const LONGEST_NEED = 60

/** "Thanks, Ana! I've noted 602 555 0134 and that it's about “the boiler”." */
export function confirmDetails(speaking: Speaking): string {
  const { understood, question } = speaking
  const { unclear } = understood
  const { name, phone, email, place, need, when, toCall } = understood.details
  const part = (saying: Saying, slots: Record<string, string>) => {
    const text = say(speaking, saying, slots)
    return text.charAt(0).toLocaleLowerCase() + text.slice(1)
  }
  const details = listText(speaking, [
    ...(phone ? [numberText(speaking, phone)] : []),
    ...(email ? [email] : []),
    ...(place ? [place] : []),
    // Only what was asked for is said back as what it is about: what else is left of a message is no subject.
    ...(need && question.state.asked === 'need' && need.length <= LONGEST_NEED ? [part('about', { need })] : []),
    ...(when ? [part('when', { when })] : []),
    ...(toCall ? [part('toCall', { toCall })] : []),
  ])
  const visitor = calledBy(name ?? '')
  if (unclear !== undefined) return say(speaking, 'unclearPhone', { number: unclear.trim() })
  if (details === '') return visitor ? say(speaking, 'notedName', { visitor }) : ''
  return visitor ? say(speaking, 'notedNamed', { visitor, details }) : say(speaking, 'noted', { details })
}

const findTitle = listFinder('title')

/** "Dr. Amy Patel" is called Amy. */
export function calledBy(name: string): string {
  const words = name.split(' ')
  return words.find((word) => findTitle(tokensOf(word)).length === 0) ?? words[0] ?? ''
}

/** The number as the visitor wrote it, or as it is written in their country where only a part of it was. */
function numberText({ question }: Speaking, e164: string): string {
  const runs = question.text.match(/[+(]?\d[\d\s().\-/]{4,}\d/g) ?? []
  const typed = runs.find((run) => e164.endsWith(run.replace(/\D/g, '').replace(/^0+/, '')))
  return typed ?? nationalNumber(e164, question.profile.country)
}

/** What we have of the visitor, whom it is asked of us. */
export function ownDetails(speaking: Speaking): Spoken {
  const { phone, email } = speaking.state.details
  const known = [phone && numberText(speaking, phone), email].filter((one) => one !== undefined)
  if (known.length > 0) return plainly(say(speaking, 'yours', { details: listText(speaking, known) }))
  return together(plainly(say(speaking, 'yoursNone')), askMissing(speaking))
}

const ASKED = { name: 'askName', contact: 'askContact', need: 'askNeed' } as const

/** What is still missing is asked for; nobody is asked who would rather not, or again while nothing new calls for it. */
export function askMissing(speaking: Speaking): Spoken {
  const { state } = speaking
  const { details, matter, topic, passedOn } = state
  if (speaking.understood.unclear !== undefined) return { ...plainly(), asks: 'contact' }
  const missing = missingOf(withoutUndefined({ ...details, need: details.need ?? matter ?? topic ?? passedOn[0] }))
  if (!missing) return plainly(say(speaking, 'complete'))
  if (state.declined || !mayAskDetails(speaking)) {
    const phone = phoneOf(speaking)
    return phone ? closing(callText(speaking, phone)) : plainly()
  }
  const isBoth = missing === 'name' && !isReachable(details)
  const asks = isBoth ? 'contact' : missing
  // Who has no email isn't asked for one.
  const isPhone = asks === 'contact' && state.calendar?.hasNoEmail === true
  return {
    ...closing(say(speaking, isPhone ? 'askPhone' : isBoth ? 'askBoth' : ASKED[missing])),
    asks,
    offers: 'details',
  }
}
