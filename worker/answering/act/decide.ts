import { withoutUndefined } from '../../platform/withoutUndefined'
import { keepEnds } from '../../text/keepEnds'
import { sentencesOf } from '../../text/sentences'
import type { Answer, Question } from '../answerer'
import { askingAfter, mayAskDetails } from '../asking'
import { detailsAskedIn } from '../speak/repeatedAsk'
import type { ModelReply } from '../speak/speakWithModel'
import type { Spoken } from '../speak/spoken'
import { type ContactDetails, type ConversationState, isBooking, MATTERS, type Matter } from '../state'
import { isTelling } from '../understand/isTelling'
import { isLead, isReachable } from '../understand/missingOf'
import { NEED_MAX, needAfter } from '../understand/remember'
import type { MessageKind, Understood } from '../understand/understood'

/** Whoever writes so wants to hear from a person. */
const WANTS_CONTACT: ReadonlySet<MessageKind> = new Set([...MATTERS, 'wants_quote', 'changes_booking'] satisfies (
  | MessageKind
  | Matter
)[])

type Deciding = {
  question: Question
  understood: Understood
  /** After the visitor's message. */
  state: ConversationState
  spoken: Spoken
  /** Present where a model spoke. */
  model?: ModelReply
}

type Decided = Omit<Answer, 'content' | 'answeredBy' | 'tokens' | 'rule'>

/**
 * Form, booking, hand-over and what the owner is told: decided from what was understood, and from a model's tags where they fit it.
 * `needsLeadCapture` says that the visitor wants to hear from somebody; whoever already said who they are is shown no form.
 */
export function decide({ question, understood, state: heard, spoken, model }: Deciding): Decided {
  const state = spoken.notes === undefined ? heard : withToldNeed(heard, spoken.notes)
  const { kind, language } = understood
  const before = question.state
  const canBook = question.profile.calendlyUrl !== null
  // Of a step of the booking the calendar decides what follows.
  const isStep = question.step !== undefined
  // While a booking waits, a yes that is none to it takes up nothing but what was offered.
  const waits = isBooking(before)
  const accepts = kind === 'accepts' && !isStep ? (waits ? before.offer : takenUp(before, model)) : undefined
  const books = !isStep && (kind === 'books' || accepts === 'booking')
  const wantsPerson = (isStep ? kind === 'wants_person' : WANTS_CONTACT.has(kind)) || model?.tags.has('person') === true
  const volunteers =
    kind === 'gives_details' && !understood.hasNoEmail && !isStep && !before.asked && !before.offer && !before.matter
  const wantsContact = wantsPerson || (books && !canBook) || volunteers || accepts === 'details'
  // Whoever is a lead already needs to leave nothing more; whoever was asked again and again isn't shown the form once more, unless for a person.
  const mayShow = kind === 'wants_person' || accepts === 'details' || mayAskDetails({ question, understood, state })
  const needsLeadCapture = wantsContact && !isLead(before.details) && mayShow
  const offers = wantsContact || books || kind === 'declines' ? undefined : offerOf(spoken, model)
  const isNew = Object.keys(understood.details).length > 0 || !isSame(before.details, state.details)
  const isKnown = spoken.known || !asksSomething(understood, question)
  const isLeft = before.booking !== undefined && !before.booking.isLead
  return {
    needsLeadCapture,
    needsScheduling: books,
    ...((kind === 'wants_person' || accepts === 'details') && needsLeadCapture && { wantsContact: true as const }),
    sources: spoken.sources,
    ...(spoken.places && spoken.places.length > 0 && { places: spoken.places }),
    ...(spoken.quickReplies && { quickReplies: spoken.quickReplies }),
    known: isKnown,
    language,
    state: {
      ...stateWithout(state),
      ...(offers && { offer: offers }),
      ...(state.booking && isLead(state.details) && { booking: { ...state.booking, isLead: true as const } }),
      ...askedOf(spoken, wantsContact, state.details),
      ...askingAfter(
        { question, understood, state },
        !isStep && (model?.tags.has('form') || asksDetails(spoken, language)),
      ),
      passedOn: isKnown ? state.passedOn : [...state.passedOn, question.text].slice(-20),
    },
    // Whoever leaves the booking of a time unfinished is one too.
    ...((isNew || isLeft || before.details.phone !== state.details.phone) &&
      isLead(state.details) && { lead: state.details }),
    ...(state.matter && state.matter !== before.matter && { matter: state.matter }),
  }
}

/** "Ok" takes up what stands open, and nothing where nothing does; a model may have offered in words of its own. */
const takenUp = ({ offer, asked }: ConversationState, model: ModelReply | undefined): ConversationState['offer'] =>
  offer ?? (asked || model ? 'details' : undefined)

/** "What's your name?" and "leave your name and number": whoever spoke. */
const asksDetails = ({ text, asks, offers }: Spoken, language: Answer['language']): boolean =>
  (asks ?? offers) !== undefined || sentencesOf(text).some((one) => detailsAskedIn(one, language).length > 0)

/** What was said to be added to their message is added, whether it sounds like a matter or not: "2015 F-150, 5.0". */
function withToldNeed(state: ConversationState, told: string): ConversationState {
  const before = state.details.need
  const after = needAfter(before, told)
  const need = after === before && before && !before.includes(told) ? keepEnds(`${before}; ${told}`, NEED_MAX) : after
  return { ...state, details: withoutUndefined({ ...state.details, need }) }
}

const FIELDS = ['name', 'phone', 'email', 'need', 'when', 'toCall'] as const
const isSame = (before: ContactDetails, after: ContactDetails): boolean =>
  FIELDS.every((field) => before[field] === after[field])

/** "My late husband had needles in the Navy": what is told is no question that waits. */
const asksSomething = ({ kind, asks, language }: Understood, { text }: Question): boolean =>
  asks || (kind === 'question' && !isTelling(text, language))

const stateWithout = ({ offer: _, asked: __, asking: ___, ...state }: ConversationState): ConversationState => state

/** What stands open after the reply: "yes please" means this. */
function offerOf(spoken: Spoken, model: ModelReply | undefined): ConversationState['offer'] {
  if (spoken.offers) return spoken.offers
  if (!model) return undefined
  if (model.tags.has('booking')) return 'booking'
  return model.asksBack || model.tags.has('form') || model.isUnknowing ? 'details' : undefined
}

function askedOf({ asks }: Spoken, wantsContact: boolean, details: ContactDetails): Pick<ConversationState, 'asked'> {
  if (asks) return { asked: asks }
  if (!wantsContact) return {}
  if (!isReachable(details)) return { asked: 'contact' }
  return details.name === undefined ? { asked: 'name' } : {}
}
