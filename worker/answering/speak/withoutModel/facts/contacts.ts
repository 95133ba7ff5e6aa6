import type { Source } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge'
import { type PhoneRole, phoneRolesIn } from '../../../../text/phoneRoles'
import type { Speaking } from '../speaking'
import { isShutNow } from './hoursReply'
import { weekOf } from './week'

/** What a contact is looked for in. */
type Known = { question: Pick<Speaking['question'], 'profile'>; evidence: Pick<Speaking['evidence'], 'statements'> }
type Contact = { text: string; source: Source }
type Said = Contact & { roles: ReadonlySet<PhoneRole> }

const LONGEST_ADDRESS = 140

export const sourceOf = ({ evidence }: Pick<Known, 'evidence'>, field: string): Source | undefined =>
  evidence.statements.find(({ id }) => id.startsWith(`fact:${field}`))?.source

/** The business's phone numbers or emails as its owner typed them, else the one that its site gives most often. What its line says is of emergencies or bills is nobody's office. */
export function contactsOf(speaking: Known, kind: 'phone' | 'email'): Contact[] {
  const typed = speaking.question.profile.facts[`${kind}s`]
  const source = sourceOf(speaking, `${kind}s#`)
  if (source) return typed.map((text) => ({ text, source }))
  const said = saidOn(speaking, kind).filter(({ roles }) => [...roles].every((role) => role === 'always'))
  const [most] = mostSaid(said, digitsOf)
  const [office] = mostSaid(
    said.filter(({ roles }) => roles.size === 0),
    digitsOf,
  )
  const times = (one: Contact) => said.filter(({ text }) => digitsOf(text) === digitsOf(one.text)).length
  // "Call the storm line day or night" reaches somebody, but isn't the office where that is given too.
  const own = office && most && times(office) * RARELY >= times(most) ? office : most
  return own ? [own] : []
}
/** What is said so many times less than another is somebody else's. */
const RARELY = 3

const digitsOf = (text: string): string => text.replace(/^\+1|[^\p{L}\p{N}@.]|\.(?=\d)/gu, '')

function saidOn({ evidence }: Pick<Known, 'evidence'>, kind: 'phone' | 'email'): Said[] {
  return evidence.statements.flatMap((one) =>
    one.source.kind === 'page'
      ? []
      : one.values.flatMap((value) =>
          value.kind === kind ? [{ text: value.text, source: one.source, roles: phoneRolesIn(one, value) }] : [],
        ),
  )
}

export const phoneOf = (speaking: Known): string | undefined => contactsOf(speaking, 'phone')[0]?.text

/** The number for emergencies: as typed, else the one for just this, else the one that the site gives for them, or for out of hours unless it is open just now. */
export function urgentPhoneOf(speaking: Speaking): string | undefined {
  const { emergencyPhone } = speaking.question.profile.facts
  if (emergencyPhone) return emergencyPhone
  const isLate = weekOf(speaking) === undefined || isShutNow(speaking)
  const lines = saidOn(speaking, 'phone').filter(({ roles }) => !roles.has('text') && !roles.has('billing'))
  const own = lines.filter(({ roles }) => [...roles].some((role) => role === speaking.understood.danger))
  if (own.length > 0) return mostSaid(own, digitsOf)[0]?.text
  // What a site once says is for those who are held is for nobody else, wherever else it stands.
  const ofArrests = new Set(lines.flatMap(({ roles, text }) => (roles.has('arrest') ? [digitsOf(text)] : [])))
  const said = lines.filter(
    ({ roles, text }) =>
      !ofArrests.has(digitsOf(text)) && (roles.has('urgent') || roles.has('always') || (isLate && roles.has('late'))),
  )
  return mostSaid(said, digitsOf)[0]?.text
}

/** Where the business is: as typed, else the address that its site gives most often. */
export function addressesOf(speaking: Speaking): Contact[] {
  const { facts, location } = speaking.question.profile
  const typed = facts.addresses.length > 0 ? facts.addresses : location && /\d/.test(location) ? [location] : []
  const source = sourceOf(speaking, 'addresses#') ?? sourceOf(speaking, 'location')
  if (source && typed.length > 0) return typed.map((text) => ({ text, source }))
  const found = speaking.evidence.ranked.flatMap(({ statement, wanted }) => {
    const text = wanted === 1 && statement.source.kind === 'site' ? addressIn(statement) : undefined
    return text === undefined ? [] : [{ text, source: statement.source }]
  })
  return mostSaid(found, (text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
}

/** What stands beside an address in one line, and a label before it: "Office: 77 Elm St, Bend · (541) 555-0163". */
const PARTS = /\s[|/·•–—-]\s/
const LABEL = /^\p{L}[\p{L} ]{1,20}:\s+/u

/** An address often stands in one line with a phone number and an e-mail address. */
function addressIn({ text, values }: Statement): string | undefined {
  const others = values.filter(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'link')
  const bare = others.reduce((line, value) => line.replace(value.text, ' | '), ` ${text} `)
  const parts = bare.split(PARTS).map((part) =>
    part
      .trim()
      .replace(LABEL, '')
      .replace(/[\s|,;:/•(–-]+$/, ''),
  )
  return parts.find((part) => /^\W*\d.*\p{L}{2}/u.test(part) && part.length <= LONGEST_ADDRESS)
}

function mostSaid(contacts: readonly Contact[], plain: (text: string) => string): Contact[] {
  const groups = [...Map.groupBy(contacts, ({ text }) => plain(text)).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 1) ?? []
}
