import type { Source } from '../../../../../contract/chat'
import type { Statement } from '../../../../knowledge'
import type { Speaking } from '../speaking'

type Contact = { text: string; source: Source }

const LONGEST_ADDRESS = 140

export const sourceOf = ({ evidence }: Speaking, field: string): Source | undefined =>
  evidence.statements.find(({ id }) => id.startsWith(`fact:${field}`))?.source

/** The business's phone numbers or emails as its owner typed them, else the one that its site gives most often. */
export function contactsOf(speaking: Speaking, kind: 'phone' | 'email'): Contact[] {
  const typed = speaking.question.profile.facts[`${kind}s`]
  const source = sourceOf(speaking, `${kind}s#`)
  if (source) return typed.map((text) => ({ text, source }))
  const found = speaking.evidence.statements.flatMap(({ source, values }) =>
    source.kind === 'page'
      ? []
      : values.flatMap((value) => (value.kind === kind ? [{ text: value.text, source }] : [])),
  )
  return mostSaid(found, (text) => text.replace(/^\+1|[^\p{L}\p{N}@.]|\.(?=\d)/gu, ''))
}

export const phoneOf = (speaking: Speaking): string | undefined => contactsOf(speaking, 'phone')[0]?.text

/** Where the business is: as typed, else the address that its site gives most often. */
export function addressesOf(speaking: Speaking): Contact[] {
  const { facts, location } = speaking.question.profile
  const typed = facts.addresses.length > 0 ? facts.addresses : location && /\d/.test(location) ? [location] : []
  const source = sourceOf(speaking, 'addresses#') ?? sourceOf(speaking, 'location')
  if (source && typed.length > 0) return typed.map((text) => ({ text, source }))
  const found = speaking.evidence.ranked.flatMap(({ statement, wanted }) =>
    wanted === 1 &&
    statement.source.kind === 'site' &&
    statement.text.length <= LONGEST_ADDRESS &&
    /^\W*\d/.test(statement.text)
      ? [{ text: withoutContacts(statement), source: statement.source }]
      : [],
  )
  return mostSaid(found, (text) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
}

/** An address often stands in one line with a phone number. */
function withoutContacts({ text, values }: Statement): string {
  const first = values.find(({ kind, start }) => (kind === 'phone' || kind === 'email' || kind === 'link') && start > 0)
  return text.slice(0, first?.start).replace(/[\s|,;:/•(–-]+$/, '')
}

function mostSaid(contacts: readonly Contact[], plain: (text: string) => string): Contact[] {
  const groups = [...Map.groupBy(contacts, ({ text }) => plain(text)).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 1) ?? []
}
