import { tokensOf } from '../../../text/terms'
import type { ContactDetails, ConversationState } from '../../state'
import { emailsIn } from './emails'
import { listFinder, type Part } from './lists'
import { nameIn } from './names'
import { phoneLike, phonesIn } from './phones'
import { whenIn } from './when'

/** Longer needs are cut: a lead's message has room for as much. */
const NEED_MAX = 500
const findFiller = listFinder(
  'filler',
  'named',
  'maybeNamed',
  'title',
  'betterPhone',
  'mobile',
  'landline',
  'afterName',
)

type Context = Pick<ConversationState, 'asked' | 'offer'> & { country: string }

/** Who somebody is, how they are reached, what it is about and when, as far as one message says it. */
export function detailsIn(text: string, { country, asked, offer }: Context): ContactDetails {
  const line = text.normalize('NFC')
  const emails = emailsIn(line)
  const phones = phonesIn(blanked(line, emails), country)
  const contacts = [...emails, ...phones]
  const when = whenIn(line, contacts, asked !== undefined || offer !== undefined)
  const name = nameIn(line, [...contacts, ...phoneLike(line), ...(when ? [when] : [])], asked === 'name')
  const isGiving = contacts.length > 0 || name !== undefined || asked === 'need'
  const need = isGiving ? needIn(line, [...contacts, ...phoneLike(line), name, when]) : undefined
  const [phone, email] = [phones[0]?.value, emails[0]?.value]
  return {
    ...(name ? { name: name.value } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(need ? { need } : {}),
    ...(when ? { when: when.value } : {}),
  }
}

const blanked = (text: string, parts: (Part | undefined)[]): string =>
  parts.reduce(
    (line, part) =>
      part ? line.slice(0, part.start) + ' '.repeat(part.end - part.start) + line.slice(part.end) : line,
    text,
  )

/** What is left of a message once details, greetings and fillers at its ends are taken away, if that says something. */
function needIn(text: string, parts: (Part | undefined)[]): string | undefined {
  const line = blanked(text, parts)
  const tokens = tokensOf(line)
  const fillers = new Set(
    findFiller(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const says = (at: number) => !fillers.has(at) && /\p{L}{2}|\p{Script=Han}/u.test(tokens[at]?.word ?? '')
  const from = tokens.findIndex((_, at) => says(at))
  const to = tokens.findLastIndex((_, at) => says(at))
  const [first, last] = [tokens[from], tokens[to]]
  if (!first || !last) return undefined
  return line
    .slice(first.start, last.end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ?[,;/|-] ?){2,}/g, ', ')
    .slice(0, NEED_MAX)
}
