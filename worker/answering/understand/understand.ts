import { type Language, readLanguage } from '../../../contract/languages'
import type { QuickAction } from '../../../contract/quickReplies'
import type { BusinessProfile } from '../../businesses'
import { dangerIn } from '../../industries'
import { withoutUndefined } from '../../platform/withoutUndefined'
import { languageOf, languageSaid } from '../../text/languageOf'
import { inAllLanguages, termFinder, tokensOf } from '../../text/terms'
import { withoutNames } from '../../text/withoutNames'
import type { VisitorPage } from '../answerer'
import { type ContactDetails, type ConversationState, isOfferOpen } from '../state'
import { askingIn, asksIn, asksOutright } from './asksIn'
import { detailsIn } from './details/detailsIn'
import { saysNoEmail } from './details/noEmail'
import { whenIn } from './details/when'
import FUEL from './fuel.json'
import { isOfThing } from './isOfThing'
import { isDenied, kindOf } from './kindOf'
import { followUpIn, isBareValue, lookupOf } from './lookupOf'
import { quickActionOf } from './quickAction'
import { startAndEnd } from './readable'
import { spelledOut } from './spelledOut'
import type { MessageKind, Understood } from './understood'

export type Heard = {
  text: string
  state: ConversationState
  profile: Pick<BusinessProfile, 'businessType' | 'country'> &
    Partial<Pick<BusinessProfile, 'services' | 'name' | 'location'>>
  /** What its widget speaks is the language of a message that doesn't tell its own. */
  page?: Pick<VisitorPage, 'language'>
}

/** The kinds of messages that quick replies are; the others are questions. */
const ACTION_KINDS: Partial<Record<QuickAction, MessageKind>> = { quote: 'wants_quote', call: 'books', book: 'books' }

/** What kind of message it is and what it says of the visitor, before anything is looked up. */
export function understand(heard: Heard): Understood {
  const action = quickActionOf(heard.text)
  if (!action) return understandText(heard)
  const { text } = heard
  const kind = ACTION_KINDS[action] ?? 'question'
  const expected = expectedOf(heard)
  const spoken = languageSaid(text, expected) ?? expected
  return {
    language: spoken,
    kind,
    action,
    confidence: 1,
    asks: kind === 'question',
    details: {},
    asking: text,
    lookup: text,
  }
}

const expectedOf = ({ state, page }: Heard): Language => state.language ?? readLanguage(page?.language) ?? 'en'

function understandText(message: Heard): Understood {
  const { text, state, profile } = message
  const { unclear, refused, ...heard } = detailsIn(text, { country: profile.country, ...state })
  const { kind: taken, confidence } = toldOf(text, { state, details: unclear ? { ...heard, phone: unclear } : heard })
  const danger = dangerIn(text, profile.businessType, profile.services)
  const hasNoEmail = saysNoEmail(text, state, heard) || undefined
  // "My address is 31 Lake Drive" asks for none, "no email" declines nothing.
  const isTold = (heard.place ?? heard.toCall ?? hasNoEmail) !== undefined
  const told = isTold && (taken === 'question' || AROUND.has(taken)) && !asksOutright(text) ? 'gives_details' : taken
  const expected = expectedOf(message)
  const spoken = languageIn(message, heard, expected) ?? expected
  // "¿Y los martes?", "y Marguerite?" and "60?" go on asking; "y" by itself is a yes.
  const isMore = AROUND.has(told) && followUpIn(text, spoken) === 'opened'
  const goesOn =
    state.topic !== undefined &&
    (isMore || (isBareValue(text) && state.asked === undefined && state.offer !== 'booking'))
  const said = goesOn ? 'question' : told
  const passage = startAndEnd(text)
  const asks = asksIn(passage, danger === undefined ? said : 'urgent', spoken)
  // "I just told you. Dana Pine" gives the name that was asked for.
  const isNamed = state.asked === 'name' && heard.name !== undefined
  const isReached = isNamed || (heard.phone ?? heard.email ?? unclear) !== undefined
  const kind = decided(isReached && AROUND.has(said) ? 'gives_details' : said, {
    asks,
    danger,
    isOffered: isOfferOpen(state),
  })
  // "Did they win Saturday?" doesn't change when somebody said to come.
  const isTimeKept = state.details.when !== undefined && confidence < SURELY_TIMED
  const details = isTimeKept ? untimed(heard) : timed(heard, kind, passage, profile.country)
  const asking = spoken === 'en' ? spelledOut(askingIn(passage, spoken)) : askingIn(passage, spoken)
  const lookup = asks ? lookupOf(asking, spoken, state.topic) : asking
  const whole = {
    language: spoken,
    kind,
    confidence,
    asks,
    danger,
    details,
    unclear,
    refused,
    hasNoEmail,
    asking,
    lookup,
  }
  return withoutUndefined(whole)
}

/** "It's not urgent" is none, and nothing else; a broken sprinkler is nobody's injury. */
function toldOf(...message: Parameters<typeof kindOf>): ReturnType<typeof kindOf> {
  const told = kindOf(...message)
  if (told.kind === 'injury' && isOfThing(message[0])) return { ...told, kind: 'complaint' }
  if (told.kind !== 'urgent') return told
  return isDenied(message[0], 'urgent') ? { kind: 'small_talk', confidence: 1 } : withoutFuel(told, ...message)
}

/** "Now I remember it is gas" names what something burns: what only that word makes urgent isn't. A leak is a sign of danger by itself. */
function withoutFuel(told: ReturnType<typeof kindOf>, ...[text, known]: Parameters<typeof kindOf>) {
  const tokens = tokensOf(text)
  const rest = findFuel(tokens).reduceRight(
    (left, { from, to }) => left.slice(0, tokens[from]?.start) + left.slice(tokens[to - 1]?.end),
    text,
  )
  return rest === text ? told : kindOf(rest, known)
}
const findFuel = termFinder(inAllLanguages({ fuel: FUEL }))

/** What is said around a question, which is what is answered: "lol ok. do you do whitening?" */
const AROUND: ReadonlySet<MessageKind> = new Set(['small_talk', 'abuse', 'off_topic', 'accepts', 'declines'])

function decided(
  said: MessageKind,
  { asks, danger, isOffered }: { asks: boolean; danger: string | undefined; isOffered: boolean },
): MessageKind {
  if (danger !== undefined) return said === 'injury' ? said : 'urgent'
  const isReply = isOffered && (said === 'accepts' || said === 'declines')
  return asks && AROUND.has(said) && !isReply ? 'question' : said
}

/** A name says nothing of a language: "Laura Pine, 609 555 0186" is told by what else there is. */
const languageIn = ({ text, profile }: Heard, { name }: ContactDetails, expected: Language): Language | undefined =>
  languageSaid(withoutNames(name === undefined ? text : text.replaceAll(name, ' '), ownNames(profile)), expected)

/** What an English business calls itself, its town and what it sells: "al pastor" is English to who orders it there. */
function ownNames({ name = '', location, services = '' }: Heard['profile']): string[] {
  const sold = languageOf(services) === 'en' ? services : ''
  return [name, location ?? '', sold].flatMap((list) => list.split(/[,;\n]/)).filter((one) => one.trim() !== '')
}

/** What is said with a time when it is wished for; "I left my ring on Saturday" is none. */
const BOOKING: readonly MessageKind[] = ['books', 'changes_booking', 'wants_quote']
const SURELY_TIMED = 0.55
const TIMED: ReadonlySet<MessageKind> = new Set([...BOOKING, 'gives_details', 'accepts', 'wants_person'])

const untimed = ({ when: _, toCall: __, ...details }: ContactDetails): ContactDetails => details

function timed(details: ContactDetails, kind: MessageKind, text: string, country: string): ContactDetails {
  if (!TIMED.has(kind)) return untimed(details)
  const isUnsaid = details.when === undefined && details.toCall === undefined
  const { when, toCall } = isUnsaid ? whenIn(text, [], kind !== 'gives_details', country) : {}
  return withoutUndefined({ ...details, when: details.when ?? when?.value, toCall: details.toCall ?? toCall?.value })
}
