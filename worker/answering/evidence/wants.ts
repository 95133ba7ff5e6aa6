import type { Wanted } from '../question/kinds'
import type { Passage } from './passages'
import { namesSomebody } from './people'

/** Whether a passage holds what sort of thing was asked for. */
export const WANTS: Record<Wanted, (passage: Passage, line: string) => boolean> = {
  harm: ({ text }) => HARM.test(text),
  method: ({ text }) => METHOD.test(text),
  clock: ({ text }) => CLOCK.test(text),
  duration: ({ carries, text }, line) => carries.duration || (LENGTH.test(line) ? TAKES : SOON).test(text),
  often: ({ carries, text }) => carries.duration || carries.time || OFTEN.test(text),
  time: ({ carries, text }) =>
    carries.time ||
    carries.duration ||
    /\b(?:after|before|once|when|until|from|every|as soon|days?|weeks?|months?|spring|summer|fall|winter)\b/i.test(
      text,
    ),
  year: ({ carries }) => carries.year || carries.duration,
  person: ({ carries, person, text }, line) => carries.person && (person !== undefined || namesSomebody(text, line)),
  count: ({ text }) => COUNTED.test(text.replace(UNCOUNTED, ' ')),
  age: ({ text }) => /\byears? old\b|\baged?\b|\bborn\b/i.test(text),
}
const CLOCK =
  /\b\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?(?:-|–|to) ?\d{1,2}\b|\b(?:noon|midday|midnight|24\/7)\b/i
const METHOD =
  /\b(?:cash|che(?:ck|que)s?|cards?|visa|mastercard|amex|american express|discover|debit|venmo|zelle|paypal|apple pay|google pay|e-?transfer|bank transfer|ach|financing|invoices?|hsa|fsa|online|square|stripe|klarna|affirm|carecredit)\b/i
/** Amounts, times, telephones and addresses count nothing. */
const UNCOUNTED = /[$£€]\s?\d[\d,.]*|\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\d{3}[-.) ]+\d{3}[-. ]\d{4}|\b\d{1,2}:\d{2}\b/gi
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|couple|both|brothers|sisters|hundred|no limit)\b/i
/** How long something takes isn't said by until when one may come. */
const LENGTH = /\bhow long (?:do|does|did|will|would|is|are)\b.*\b(?:takes?|last|need)\b/
const TAKES = /\b(?:same[- ]day|on the spot|within|minutes?|hours?|overnight|next day|depends?|varies|vary)\b/i
const SOON =
  /\b(?:same[- ]day|right away|immediately|on the spot|24\/7|around the clock|within|minutes?|hours?|overnight|next day|tomorrow|depends?|varies|vary|until|by (?:noon|evening|\d))\b|\d ?[ap]\.?m\b/i
const OFTEN = /\b(?:once|twice|every|each|daily|weekly|monthly|yearly|annually|\w+ times)\b/i
const HARM =
  /\b(?:safe\w*|harm\w*|damag\w+|hurt\w*|pain\w*|risk\w*|gentle|discomfort|uncomfortable|sting\w*|bad for|good for|health\w*|suitable|recommend\w*|contraindicat\w+|avoid|comfortabl\w+|numb\w*|sore\w*|contact|pinch)\b/i
