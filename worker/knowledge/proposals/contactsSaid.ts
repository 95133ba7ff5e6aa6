import { fold } from '../../text/fold'
import { type PhoneRole, phoneRolesIn } from '../../text/phoneRoles'
import { nationalNumber } from '../../text/phones'
import { holdsTerm } from '../../text/terms'
import type { Locale, Value } from '../../text/value'
import type { Statement } from '../statement'
import { LISTED } from '../structured/businessSaid'
import MAILBOXES from './mailboxes.json'
import OTHER_PEOPLE from './otherPeople.json'
import type { NewProposal } from './proposalsOf'

type Field = 'phones' | 'emails' | 'emergencyPhone'
type Contact = {
  field: Field
  key: string
  proposal: NewProposal
  weight: number
  isNamed: boolean
  isAnyHour: boolean
}

/** So many of each are proposed: a site names its own number over and over, and others' once. */
const MOST = 2
/** What is said so many times less than the first is somebody else's, such as the tow truck's. */
const RARELY = 3
const SAID_TO_MACHINES = 10
const FAX = /\bfax\b[^\p{L}\d]*$/iu
/** Of numbers that are each said once, "Phone 828 555 0112" is the business's own. */
const NAMED =
  /(?:\b(?:phone|tel|telephone|office|call us(?: at)?|t[ée]l[ée]phone|telefon[oe]?|tel[ée]fono)|điện thoại|电话|電話|هاتف)[^\p{L}\d+(]*$/iu
/** "After hours go to Ark Hospital, 512 555 0190" */
const OTHERS: readonly PhoneRole[] = ['late', 'billing', 'arrest']
const isOfOthers = holdsTerm(Object.values(OTHER_PEOPLE).flat())
/** "They run day and night: …": a line of others, such as the tow truck's. */
const tellsOfOthers = (text: string, at: number): boolean =>
  isOfOthers(
    text
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? '',
  )
/** Whoever made the site signs each of its pages: "Designed by Jo Lee jo@studio.example". */
const SIGNS =
  /\b(?:(?:web ?site|site|designed|developed|built|made|created|powered|maintained|hosted) by|web ?(?:site )?design(?:er)?|web ?master)\b[^.!?]*$/i
const FOR_ONE_THING: ReadonlySet<string> = new Set(MAILBOXES.forOneThing)
const STAND_IN = /@(?:example|domain|yourdomain|yoursite|email|mysite|test)\.|^(?:no-?reply|your-?name|name)@/i

/** Numbers and addresses to write to, each with how often it is said. */
export class ContactsSaid {
  readonly #said = new Map<string, Contact>()
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
  }

  add(statements: readonly Statement[]): void {
    for (const statement of statements)
      for (const contact of statement.values.flatMap((value) => contactsOf(statement, value, this.#locale))) {
        const key = `${contact.field} ${contact.key}`
        const known = this.#said.get(key)
        if (known) known.weight += contact.weight
        else this.#said.set(key, contact)
      }
  }

  proposals(): NewProposal[] {
    const [urgent] = this.#inOrder('emergencyPhone')
    return [...this.#of('phones'), ...(urgent ? [urgent] : []), ...this.#of('emails')].map(({ proposal }) => proposal)
  }

  #inOrder(field: Field): Contact[] {
    return [...this.#said.values()].filter((one) => one.field === field).toSorted((a, b) => b.weight - a.weight)
  }

  #of(field: Field): Contact[] {
    const said = this.#inOrder(field)
    const mostSaid = said[0]?.weight ?? 0
    // The storm line is nobody's office where there is one.
    const office = said.filter(
      ({ weight, isNamed, isAnyHour }) => !isAnyHour && (isNamed || weight * RARELY >= mostSaid),
    )
    const all = office.length > 0 ? said.filter(({ isAnyHour }) => !isAnyHour) : said
    const most = all[0]?.weight ?? 0
    if (most > 1) return all.filter(({ weight }, at) => at < MOST && weight > 1 && weight * RARELY >= most)
    return all.length === 1 ? all : all.filter(({ isNamed }) => isNamed).slice(0, 1)
  }
}

function contactsOf(statement: Statement, value: Value, { country }: Locale): Contact[] {
  const { source, trail, text } = statement
  if (SIGNS.test(text.slice(0, value.start))) return []
  const weight = Object.values(LISTED).some(({ heading }) => heading === trail.join()) ? SAID_TO_MACHINES : 1
  const of = (
    field: Field,
    key: string,
    said: string,
    { more = 0, isNamed = false, isAnyHour = false } = {},
  ): Contact => ({
    field,
    key,
    weight: weight + more,
    isNamed,
    isAnyHour,
    proposal: { kind: field, text: said, source, facts: { [field]: field === 'emergencyPhone' ? said : [said] } },
  })
  if (value.kind === 'phone' && value.e164) {
    const isFax = FAX.test(text.slice(0, value.start)) || FAX.test(trail.at(-1) ?? '')
    const isNamed = NAMED.test(text.slice(0, value.start).replace(/[(+]$/, ''))
    const roles = phoneRolesIn(statement, value)
    const isAnyHour = roles.has('always')
    const isUrgent = (isAnyHour || roles.has('urgent')) && !roles.has('text')
    if (isFax || OTHERS.some((role) => roles.has(role))) return []
    if ((isUrgent || isAnyHour) && tellsOfOthers(text, value.start)) return []
    const said = nationalNumber(value.e164, country)
    return [
      ...(roles.has('urgent') ? [] : [of('phones', value.e164, said, { isNamed, isAnyHour })]),
      ...(isUrgent ? [of('emergencyPhone', value.e164, said)] : []),
    ]
  }
  if (value.kind !== 'email' || STAND_IN.test(value.address) || isForOneThing(value.address)) return []
  return [of('emails', value.address, value.address, { more: isOwn(value.address, source.url) ? 1 : 0 })]
}

/** "x-rays@", "jobs@": one that is written to for one thing. */
const isForOneThing = (email: string): boolean =>
  FOR_ONE_THING.has(fold(email.split('@')[0] ?? '').replace(/[^\p{L}]/gu, ''))

/** An address at the site's own name. */
const isOwn = (email: string, url: string | undefined): boolean =>
  url !== undefined && new URL(url).hostname.replace(/^www\./, '') === email.split('@').at(-1)?.toLowerCase()
