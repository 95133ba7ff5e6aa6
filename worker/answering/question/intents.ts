import { type Contacts, leavesContact } from '../evidence/contacts'
import type { Pack } from '../packs/pack'
import { isPrice } from './kinds'
import type { Reading } from './readQuestion'

export type Intents = {
  /** Wants a time: the scheduling card. */
  booking: boolean
  /** Wants to be quoted, called back or put through to a person: the lead form. */
  lead: boolean
  quote: boolean
  /** Asks to be called, written to or put through, or leaves a number of their own. */
  contact: boolean
  person: boolean
  /** Wants what is booked moved or cancelled. */
  change: boolean
  complaint: boolean
}

const WHEN = String.raw`(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next) (?:week|weekend|month|morning|afternoon|evening|available)|asap|soon|right away|(?:in the|tomorrow) (?:morning|afternoon|evening)|at \d|around \d|after \d|before \d|this \w+day|\d{1,2} ?(?:am|pm))`
const DATE = String.raw`(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\d{1,2}\/\d{1,2})`
const VISIT = `(?:appointment|consultation|consult|visit|session|slot|time|reservation|booking|lesson|class|tour|checkup|check up|table|call|viewing|showing|meeting|trial|haircut|massage|facial|cleaning|inspection|exam|assessment|service|one (?:to|on) one|private)`

const BOOKING = [
  /\b(?:book|schedule|reserve|arrange|set up|make|get|need|want|like|have) (?:me |us |myself )?(?:in )?(?:an?|my|the|our|another|some|in for an?|for an?) (?:\w+ ){0,3}(?:appointment|reservation|booking|consultation|slot|time slot|visit|viewing|showing)\b/,
  /\b(?:book|schedule|reserve|bok)\b(?! (?:change|conflict|is)\b)/,
  new RegExp(
    String.raw`\b(?:any|got|have|have any|is there|are there|what|which|your|you|next|soonest|earliest|first|an)\b.{0,30}\b(?:openings?|slots?|availability|available|free|free (?:time|spot)|spots?)\b.{0,40}\b${WHEN}`,
  ),
  new RegExp(
    String.raw`\b${WHEN}.{0,40}\b(?:openings?|slots?|availability|available|spots? (?:open|left|free)|free slot)\b`,
  ),
  /\b(?:any|got|have|next|soonest|earliest) (?:any |an? |free |available |open |next )?(?:openings?|slots?|availability|appointments?(?: available| free| left| open| times?)?)\b(?! (?:necessary|required|needed))|\bnext (?:free|available|open)\b|\bwhen (?:is|are|can|could) .{0,20}(?:next|soonest|earliest|available)\b|\bsoonest\b|\bearliest (?:you|i|time|appointment)\b/,
  new RegExp(
    String.raw`\b(?:can|could|may|might|would) (?:i|we|you|someone|somebody|anyone|he|she|they|a \w+|the \w+|your \w+|my \w+)(?: guys)? (?:please |possibly |just |maybe )?(?:come|bring|get|stop|drop|pop|swing|fit|squeeze|see|have|do|look|send|take|be|meet|visit|make it)\b.{0,60}\b${WHEN}`,
  ),
  new RegExp(
    String.raw`\b(?:are you|do you have|have you got|is) (?:\w+ ){0,3}?${DATE}(?: \w+){0,2}? (?:open|free|available|taken|left)\b|\b(?:are you|you) (?:still )?(?:free|available) (?:on |for )?(?:the )?${DATE}`,
  ),
  /\b(?:fit|squeeze|slot) (?:me|us|him|her|it|them|my \w+) in\b|\bget (?:me|us|him|her|it) in\b|\bcome in (?:for|to)\b|\bget in (?:asap|soon|quickly|today|to see)\b|\bsign (?:me|us|my \w+) up\b|\bput me down for\b|\bcome (?:out|by|over) (?:and |to )?(?:look|see|take a look|check|measure|give)\b/,
  /\b(?:make|get|set up|book|schedule|need|want) an? appointment\b|\banything (?:open|free|available|left)\b/,
  new RegExp(
    String.raw`\b(?:tables?|rooms?|spots?|seats?|lanes?|courts?|places?) for (?:\d+|two|three|four|five|six|eight|ten|us|one)\b.*\b${WHEN}|\b(?:got|have) anything\b.*\b${WHEN}`,
  ),
  new RegExp(String.raw`\b(?:need|want|like|looking|hoping|love|wanting)\b.{0,40}\b${VISIT}\b.{0,40}\b${WHEN}`),
]
/** Questions about appointments, which want an answer and no calendar. */
const NOT_BOOKING =
  /\bschedules? (?:c|e|k|se|k1)\b|\bfee schedule\b|\bdo (?:i|you|we|people) (?:have|need) to\b|\bneed (?:to (?:book|make|have|schedule)|an appointment)\b.*\b(?:or|first|ahead|advance|just)\b|\bdo (?:i|we|you) need\b|\b(?:is|are) (?:an? )?(?:appointments?|booking|reservations?) (?:necessary|required|needed)\b|\bwithout (?:an )?appointment\b|\bappointment only\b|\bcancel|\breschedul|\bchange my (?:appointment|booking)|\bmove my (?:appointment|booking)|\b(?:late|miss|missed|show up) (?:for|to)?\b.*\bappointment\b|\bhow (?:long|far|early|late|many|often)\b|\bbring (?:to|with)\b|\bbefore (?:my|the|our) (?:appointment|visit|first)\b|\bafter (?:my|the) appointment\b|\bprepare\b|\bwalk ?ins?\b|\bpark\b|\bwhat happens\b|\bhow does\b|\bmissed\b|\bbook ?keep|\bbooks\b|\bin advance\b|\bprice list\b|\bdo you (?:do|offer|have) (?:evening|weekend|saturday|sunday|night|early|late|virtual|online|remote|video|same day) (?:appointments?|visits|hours)\b|\bon schedule\b|\bschedule of\b|\b(?:class|fee|payment|maintenance) schedule\b|\bbefore (?:i|we) (?:book|buy)\b|\bwith (?:me|us)\b|\bget a time\b/

const ASKED_PRICE = `(?:quotes?|estimates?|bids?|proposal|quotation)`
const QUOTE = [
  new RegExp(
    String.raw`\b(?:need|want|get|like|have|looking for|send|give|after|request|requesting|require|wants|getting|do|provide|prepare|come (?:out|by) (?:and|to|for)|love|seeking|hoping for|interested in) (?:\w+ ){0,5}${ASKED_PRICE}\b`,
  ),
  new RegExp(String.raw`\b(?:an?|my|free|rough|written|quick) ${ASKED_PRICE} (?:for|on|to)\b`),
  new RegExp(
    String.raw`^(?:free )?${ASKED_PRICE}(?: please)?(?: (?:for|on)\b.*)?$|\bquote (?:me|us)\b|\bto quote\b|\bget quote\b`,
  ),
  /\bprice (?:it|this|that|something|them|the job) (?:up|out)\b|\b(?:someone|somebody|can you|could you|you to) (?:to |can |could )?(?:price|quote|bid)\b(?! match)/,
]
/** Questions about quoting, not for a quote. */
const NOT_QUOTE =
  /\bover the phone\b|\bby phone\b|\b(?:got|have|received|another) an? (?:other )?(?:quote|estimate)\b|\b(?:do|does|are|is) (?:you|your|the|it|they|estimates?|quotes?)(?: \w+){0,2} (?:charge|free|cost|binding)\b|\bhow (?:long|do|does|soon|much|accurate|fast|quickly)\b.*\b(?:quote|estimate)\b|\bdo you (?:guys )?(?:do|give|offer|provide|have) (?:free |written |online |phone )?(?:quotes?|estimates?)$|\b(?:quotes?|estimates?) (?:free|binding|cost)\b|\bfree (?:quotes?|estimates?)$|\bbeat a quote\b|\bafter (?:the|an|my) (?:quote|estimate)\b|\bthe estimate\b|\bfor (?:an|the) estimate\b/

const CALL_BACK = [
  /\b(?:call|ring|text|email|e mail|contact|phone|message|reach|telephone) (?:me|us)\b/,
  /\b(?:get|got) (?:back|in touch) (?:to|with) (?:me|us)\b|\b(?:please |can you |could you |someone )get in touch\b|\bgive (?:me|us) an? (?:quick |phone )?(?:call|ring|shout|bell|buzz)\b|\bcall ?back\b|\breach out\b|\bhave (?!an?\b|the\b|your\b|my\b|any\b|to\b|you\b|i\b)\w+ (?:call|ring|contact|reach|email|text|phone|get)\b|\bfollow up with me\b|\b(?:leave|here is|take) my (?:details|number|info|information|email|name|contact)\b|\bhear back\b/,
  /\b(?:someone|somebody|anyone) (?:to |can |could |please )?(?:call|contact|reach|ring|get back|follow up)\b/,
  /\bwho can (?:tell|give|help) (?:me|us) (?:more|with)\b|\bmy (?:number|cell|email|phone) is\b/,
]
const NOT_CALL_BACK =
  /^(?:do|will|would|does|did) (?:you|they|someone|he|she)\b.*\b(?:call|text|email|contact|message|ring|phone) (?:me|us)\b.*\b(?:when|before|after|if|reminders?|once|ahead|receipt|results)\b/
const PERSON =
  /\b(?:speak|talk|chat|talking|speaking|connect(?:ed)?|put me through) (?:directly |about \w+ )?(?:to|with) (?!you about\b)(?:an? |the |your |my |one of |some)?(?:real |actual |live |human |licensed )?(?:someone|somebody|person|human|manager|owner|agent|rep|representative|staff|team|lawyer|attorney|doctor|dentist|dr|advisor|accountant|stylist|technician|mechanic|designer|coach|trainer|boss|expert|specialist|people|live|one|anyone|him|her|them|[a-z]+)\b|\b(?:real|live|actual) (?:person|human|agent)\b|^(?:human|agent|representative|person|operator)\b/
const NOT_PERSON =
  /^(?:will|do|would|does|can) (?:i|we) (?:actually |really |always |get to |be |have to )*(?:talk|speak|meet|work|deal)(?:ing)?\b.*\b(?:or|only|just)\b|\bam i (?:talking|speaking|chatting)\b|\bare you (?:a )?(?:real|human|an? actual)\b|\bis this (?:a )?(?:real|human|an? actual)\b|\bwho am i\b|\bdo you (?:speak|talk)\b|\bis there a real\b/
const COMPLAINT =
  /\b(?:complaint|complain|terrible|awful|horrible|disgusted|unacceptable|rip ?off|ripped off|scam|furious|worst|ruined|overcharged)\b|\bi am (?:very |so |really |not )?(?:unhappy|disappointed|angry|upset|happy with)\b|\byou(?: guys| people)? (?:broke|damaged|ruined|messed up|overcharged)\b/
const ABOUT_COMPLAINTS = /\bwhat (?:if|happens)\b|\bif i am\b|\bif i\b/

/** A change of what is booked, which somebody has to make. */
const CHANGES =
  /^(?:\w+ ){0,4}?(?:i|we) (?:\w+ )?(?:need|have|want|got|like|going|must)(?: to)? (?:\w+ )?(?:cancel|reschedule|move|change|postpone|push back) (?:my|our|an?|the|his|her) (?:\w+ ){0,3}?(?:appointment|booking|visit|reservation|session|class|lesson|service|cleaning|consultation|order|slot|time)\b/
const ABOUT_CHANGES = /\b(?:if|how|what|when|can|could|do|does|is|will|before|fee|charge)\b/

const any = (patterns: RegExp[], line: string) => patterns.some((pattern) => pattern.test(line))

/** `trade`: what people write of such a business, beside what everybody writes. */
export const intentsOf = (
  { clauses, line }: Reading,
  typed: string,
  contacts: Contacts,
  trade: Pack['intents'],
): Intents => {
  const wantsTime = (part: string) => any(BOOKING, part) || any(trade.booking, part)
  const each = (test: (line: string) => boolean) => clauses.some((clause) => test(clause.line)) || test(line)
  const booking =
    !NOT_BOOKING.test(line) ||
    clauses.some(
      (clause) => /\b(?:book|schedule) (?:me|us|an?|it)\b/.test(clause.line) && !NOT_BOOKING.test(clause.line),
    )
  const quote = (any(QUOTE, line) || any(trade.quote, line)) && !NOT_QUOTE.test(line)
  const person = PERSON.test(line) && !NOT_PERSON.test(line)
  const complaint = COMPLAINT.test(line) && !ABOUT_COMPLAINTS.test(line)
  const callBack = any(CALL_BACK, line) && !NOT_CALL_BACK.test(line)
  const change = each((part) => CHANGES.test(part) && !ABOUT_CHANGES.test(part))
  const contact = person || callBack || change || leavesContact(typed, contacts)
  return {
    booking: booking && !complaint && each((part) => wantsTime(part) && !NOT_BOOKING.test(part) && !isPrice(part)),
    lead: quote || complaint || contact,
    quote,
    contact,
    person,
    change,
    complaint,
  }
}
