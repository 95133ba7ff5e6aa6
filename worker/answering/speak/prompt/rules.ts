import { takesBookings } from '../../../businesses'
import { wordsOf } from '../../../text/words'
import { mayAskDetails } from '../../asking'
import { isUpset, wentWrong } from '../../state'
import { isReachable } from '../../understand/missingOf'
import type { MessageKind } from '../../understand/understood'
import type { Speaking } from '../withoutModel/speaking'
import TEXTS from './rules.json'
import { NOTED, TAGS } from './tags'

/** What every model is told. Code checks each sentence anyway; a model that keeps to this has fewer sentences replaced. */
const { rules: RULES, noCalendar: NO_CALENDAR, unhappy: UNHAPPY, asked: ASKED } = TEXTS
/** Where visitors book times in the chat, by steps that code takes: the calendar took one, which the model tells, or none, and goes on later. */
const { calendar: CALENDAR, step: STEP, aside: ASIDE, goOn: GO_ON } = TEXTS

type Manners = Partial<Record<MessageKind, { manner: string; asks?: string }>>
/**
 * Added for some kinds of message; a kind may be misheard, and a model hears for itself. `asks`: whoever can't be reached yet is asked for
 * what is missing, and why.
 */
const MANNERS: Manners = TEXTS.manners
/** Where visitors book times in the chat. */
const BOOKING_MANNERS: Manners = TEXTS.bookingManners

const ASK_FOR = { both: 'their name and number', name: 'their name', contact: 'a phone number or email' }

/** What is said to a message of this kind, and asked of whoever can't be reached yet. What a step of a booking asks for, the calendar decides. */
function mannersFor(speaking: Speaking, isBookable: boolean): string[] {
  const { kind } = speaking.understood
  const { details } = speaking.state
  const isStep = speaking.question.step !== undefined
  if (isStep && !isUpset(kind)) return []
  const said = (isBookable && BOOKING_MANNERS[kind]) || MANNERS[kind]
  if (!said) return []
  const { manner, asks } = said
  if (asks === undefined || isStep || isReachable(details) || !mayAskDetails(speaking)) return [`${manner}.`]
  return [`${manner}; ask for ${details.name === undefined ? ASK_FOR.both : ASK_FOR.contact}${asks}.`]
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

const RUN = 8
/** All series of eight words in a text: "a b c d e f g h i" → "a b c d e f g h", "b c d e f g h i". */
const runsIn = (text: string): string[] => {
  const words = wordsOf(text).map(({ text: word }) => word)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}
const RUNS = new Set(
  [
    ...[...RULES, NO_CALENDAR, CALENDAR, ...STEP, ASIDE, GO_ON, UNHAPPY, ASKED],
    ...[...Object.values(MANNERS), ...Object.values(BOOKING_MANNERS)].map(({ manner }) => manner),
  ].flatMap(runsIn),
)

/** Whether a sentence repeats the rules: eight words in a row are the same. A visitor must not read them. */
export const recitesRules = (sentence: string): boolean => runsIn(sentence).some((run) => RUNS.has(run))

export function rulesFor(speaking: Speaking): string[] {
  const { question, understood, state, aside } = speaking
  const { kind, language } = understood
  const { profile, step } = question
  const { matter } = state
  const isBookable = takesBookings(profile)
  const bookingMark =
    state.booking || step
      ? undefined
      : isBookable
        ? 'to show open times'
        : profile.calendlyUrl && 'to show the booking link'
  return [
    ...RULES,
    isBookable ? CALENDAR : NO_CALENDAR,
    ...(step ? STEP : []),
    ...(aside?.talk ? [`${ASIDE}${aside.content === '' ? '' : GO_ON}.`] : []),
    ...mannersFor(speaking, isBookable),
    ...(matter !== kind && wentWrong(matter) ? [UNHAPPY] : []),
    ...(step || isReachable(state.details) || mayAskDetails(speaking) ? [] : [ASKED]),
    `Write in ${NAMES.of(language)}, the visitor’s language. Where the DATA names a service in another language, say what it is in the visitor’s, with the name as written in parentheses the first time.`,
    `After the last sentence you may add one mark on its own: ${TAGS.form} to ask for their details, ${TAGS.person} if they want a person, ${TAGS.unknown} if the DATA doesn’t hold the answer${bookingMark ? `, ${TAGS.booking} ${bookingMark}` : ''}. No mark is fine.`,
    `When this message tells something of the visitor themselves (name, own phone number, the day or time they want, what they need), say back a new name, number or time in a few words, take in the rest without saying that you noted it, and end with one more mark, which they don’t see: ${NOTED}. It holds all that they have told so far, in their words, and nothing else: as name and phone only their own, in about also whom it is for by name; not times they only asked about.`,
  ]
}
