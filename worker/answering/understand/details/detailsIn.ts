import { withoutUndefined } from '../../../platform/withoutUndefined'
import { keepEnds } from '../../../text/keepEnds'
import { covered, tokensOf } from '../../../text/terms'
import type { ContactDetails, ConversationState } from '../../state'
import { completedPhone, correctedName, correctedPhone, isSlipOf, saysCorrection } from './corrected'
import { emailsIn } from './emails'
import { type ListName, listFinder, type Part } from './lists'
import { nameIn, signatureIn } from './names'
import { numbersIn } from './phones'
import { placesIn } from './places'
import { spelledIn } from './spelled'
import { whenIn } from './when'

/** Longer needs are cut: a lead's message has room for as much. */
const NEED_MAX = 500
/** Nobody has more: a name is looked for beside each. */
const MOST_NUMBERS = 12
const MOST_OF_NAME = 3
/** Where a message's parts end. */
const SEGMENT = /[\n,;，。；،]+|[.!?]\s|\s[-–—|]\s/u
const findClosing = listFinder('closing')
const LABELS: ListName[] = ['betterPhone', 'correction', 'mobile', 'landline']
const findFiller = listFinder(
  'filler',
  'named',
  'maybeNamed',
  'familyNamed',
  'callMe',
  'comes',
  'title',
  'afterName',
  ...LABELS,
)

type Phone = ReturnType<typeof numbersIn>[number]
type Context = Pick<ConversationState, 'asked' | 'offer' | 'unclear'> &
  Partial<Pick<ConversationState, 'booking'>> & { country: string; details?: ContactDetails }
/** `unclear`: a phone number that lacks digits, as typed; `refused`: when they don't want to come. */
type Heard = ContactDetails & Pick<ConversationState, 'unclear'> & { refused?: string }

/** Who somebody is, how they are reached, what it is about and when, as far as one message says it; `details` are known already. */
export function detailsIn(text: string, context: Context): Heard {
  const { country, asked, offer, booking, details: known = {} } = context
  const typedLine = text.normalize('NFC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
  const emails = emailsIn(typedLine)
  const spelled = spelledIn(typedLine)
  const { line } = spelled
  const typed = numbersIn(blanked(line, emails), country)
  const isAllSaid = needIn(line, typed) === undefined
  const corrected = correctionIn(line, typed, context, isAllSaid)
  const phones: Phone[] = corrected ? [corrected, ...typed] : typed
  const numbers = [...emails, ...phones].slice(0, MOST_NUMBERS)
  const isTheirs = ({ value, isOthers }: Phone) =>
    value !== '' &&
    (known.phone === undefined || (!isOthers && (isAllSaid || saysOwn(line) || isSlipOf(value, known.phone))))
  const [phone, email] = [phones.find(isTheirs)?.value, emails[0]?.value]
  // Where a time is picked, a name by itself is whose it is to be.
  const isBooked = booking !== undefined && tokensOf(line).length <= MOST_OF_NAME
  const isReached = asked === 'contact' || (known.phone ?? known.email) !== undefined
  const isAwaited = (isReached || isBooked) && known.name === undefined
  const respelled = known.name === undefined ? undefined : correctedName(spelled, known.name)
  const name =
    respelled ??
    nameIn(line, [...emails, ...typed].slice(0, MOST_NUMBERS), {
      isAsked: asked === 'name',
      isAwaited,
      isKnown: known.name !== undefined,
      spelled: spelled.words,
    })
  const isWhenAsked = asked !== undefined || offer !== undefined
  const { when, toCall, refused } = whenIn(line, name ? [...numbers, name] : numbers, isWhenAsked, country)
  const isGiving = phone !== undefined || email !== undefined || name !== undefined || asked === 'need'
  const said = needIn(
    line,
    [...numbers, name, when, toCall?.whole].filter((part) => part !== undefined),
  )
  const isReaching = asked === 'contact' || known.name !== undefined || said === undefined
  const lacking =
    phone === undefined && email === undefined && isReaching ? typed.find((part) => part.isShort) : undefined
  const signed = signatureIn(line)?.value
  const isFuller = signed !== undefined && isWithin(name?.value ?? known.name ?? '', signed)
  return withoutUndefined({
    // Who signs each of their letters gives their name once.
    name: isFuller && signed !== known.name ? signed : name?.value,
    phone,
    email,
    // What is said around a detail is what it is about, the first time; later it is "running into a meeting".
    need: asked === 'need' || (isGiving && known.need === undefined && !corrected) ? said || undefined : undefined,
    when: when?.value,
    toCall: toCall?.value,
    refused: refused?.value,
    place: placesIn(line).at(-1)?.value,
    unclear: lacking && line.slice(lacking.start, lacking.end),
  })
}

const isWithin = (name: string, whole: string): boolean => `${whole} `.toLowerCase().startsWith(name.toLowerCase())

/** A number typed anew in part, of this message or an earlier one, or the rest of one that lacked digits. */
function correctionIn(
  line: string,
  typed: Part[],
  { country, details, unclear }: Context,
  isAllSaid: boolean,
): Part | undefined {
  const own = typed.find(({ value }) => value)
  if (own) {
    const rest = line.slice(own.end)
    const corrected =
      typed.length === 1 && saysCorrection(rest)
        ? correctedPhone(' '.repeat(own.end) + rest, own.value, false)
        : undefined
    // "0139, not 0193" takes back what is known.
    return corrected?.value === details?.phone ? undefined : corrected
  }
  if (unclear !== undefined) return completedPhone(line, unclear, country)
  return details?.phone === undefined ? undefined : correctedPhone(line, details.phone, isAllSaid)
}

/** Whose number is known changes it in so many words: "Kelly has the keys, 914 555 0177" is Kelly's. */
const saysOwn = (line: string): boolean => saysCorrection(line) || findOwn(tokensOf(line)).length > 0
const findOwn = listFinder('ownPhone')

/** Details are blanked by line breaks: what stood before and behind one isn't one sentence. */
const blanked = (text: string, parts: Part[]): string =>
  parts.reduce((line, { start, end }) => line.slice(0, start) + '\n'.repeat(end - start) + line.slice(end), text)

/** What is left of a message once details are taken away, and what only led to them, if that says something. */
function needIn(text: string, parts: Part[]): string | undefined {
  const said = blanked(text, parts).split(SEGMENT).flatMap(withoutFillers)
  return said.length === 0 ? undefined : keepEnds(said.join(', '), NEED_MAX)
}

function withoutFillers(segment: string): string[] {
  const tokens = tokensOf(segment)
  const fillers = covered(findFiller(tokens))
  const closings = covered(findClosing(tokens))
  const says = (at: number) => !fillers.has(at) && /\p{L}{2}|\p{Script=Han}/u.test(tokens[at]?.word ?? '')
  const from = tokens.findIndex(({ word }, at) => !fillers.has(at) || /\d/.test(word))
  const to = tokens.findLastIndex((_, at) => !closings.has(at))
  const [first, last] = [tokens[from], tokens[to]]
  return first && last && tokens.some((_, at) => says(at)) ? [segment.slice(first.start, last.end)] : []
}
