import type { Kind } from '../question/kinds'
import type { Draft } from './draft'

/** Which of several wordings: the same question always gets the same one. */
const pick = (wordings: string[], by: string): string => {
  let sum = 0
  for (const letter of by) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return wordings[sum % wordings.length] ?? ''
}

const REASONS: Record<'hours' | 'holiday' | 'place' | 'area' | 'reach' | 'price' | 'offer' | 'other', string[]> = {
  hours: [
    "I don't have our opening hours for that here, so I can't say for certain.",
    "I can't confirm those hours from what I have.",
  ],
  holiday: [
    "I don't have our holiday hours here, so I can't say for certain.",
    "I'm not sure about holiday hours; I don't have them here.",
  ],
  place: ["I don't have our exact address here.", "I can't give you the exact address; I don't have it here."],
  area: [
    "I can't say for certain whether we come out there.",
    "I'm not sure whether we cover that place; it isn't on the list I have.",
  ],
  reach: ["I don't have that contact detail here.", "That contact detail isn't something I have here."],
  price: [
    "I don't have a price for that, and I'd rather not guess.",
    "I can't give you a price for that one; it isn't on the list I have.",
    "That price isn't listed here, so I can't say what it would come to.",
  ],
  offer: [
    "I don't see that in what we list, so I can't promise it.",
    "I'm not sure about that one; it isn't mentioned in what I have here.",
    "I can't confirm that; I don't have anything about it here.",
  ],
  other: [
    "I don't have that information here, and I'd rather not guess.",
    "I'm not sure about that one; it isn't in what I have here.",
    "I don't know that one, I'm afraid: what I have here doesn't say.",
  ],
}
const reasonOf = (kind: Kind, holiday: boolean) => {
  if (kind === 'hours') return holiday ? 'holiday' : 'hours'
  if (kind === 'phone' || kind === 'email' || kind === 'fax' || kind === 'contact') return 'reach'
  return kind === 'place' || kind === 'area' || kind === 'price' || kind === 'offer' ? kind : 'other'
}

export const OFFER_DETAILS = [
  'Shall I take your details so that someone can get back to you?',
  'Would you like to leave your details, and someone will get back to you?',
  'If you like, leave your details and someone will find out for you. Shall I open the form?',
]
export const offerDetails = (by: string): string => pick(OFFER_DETAILS, by)

const CALLS_HELP: Kind[] = ['hours', 'place', 'phone', 'email', 'fax', 'contact']

/** An honest "I don't know". It never carries a price; the phone number only where a call settles it. */
export const refusal = (kind: Kind, holiday: boolean, line: string, phone?: string): Draft => {
  const call = phone !== undefined && CALLS_HELP.includes(kind) ? ` You can call us at ${phone}.` : ''
  return { content: pick(REASONS[reasonOf(kind, holiday)], line) + call, sources: [], known: false, about: 'fact' }
}

/** The same, with the places that are listed. */
export const areaRefusal = (line: string, listed: string | undefined): Draft => {
  const { content, ...rest } = refusal('area', false, line)
  return { ...rest, content: listed === undefined ? content : `${content} ${listed}` }
}

export const elsewhere = (name: string, line: string): Draft => ({
  content: pick(
    [
      `That's outside what I can help with, I'm afraid. I can only answer questions about ${name}.`,
      `I can only help with questions about ${name}. Is there anything you'd like to know about us?`,
    ],
    line,
  ),
  sources: [],
  known: false,
  about: 'talk',
})
