import type { LinkedAddress } from '../../../contract/privacy'
import type { Context } from '../../platform/context'
import { type Contact, isSamePhone, mentionsContact } from '../../text/contact'
import { displayPhone, phoneDigitsOf } from '../phone'
import { sessionIdOf } from '../storing/dedupeKey'
import { findLeadsWith, findMattersWith } from './store'
import type { KnownVisitor, OfBusiness } from './visitor'

/** `also`: further addresses of the same person, as the owner says. */
type Asked = { email?: string | undefined; phone?: string | undefined; also?: string[] }
/** What the person left, and where. `linked`: addresses that one of their leads has too and that lead to others' data, or to more of theirs. */
type Person = Pick<KnownVisitor, 'contact' | 'names' | 'leadIds' | 'conversationIds' | 'sessionIds'> & {
  linked: LinkedAddress[]
}
type Left = { email: string | null; phone: string | null; told?: string[] }

/**
 * Everything that was left with one of these addresses. A form may have one person's email and another's phone number, so that a second
 * address in a lead is only taken for theirs where nothing else was left with it. Any other is `linked`, and the owner's to judge.
 */
export async function findPerson(ctx: Context, of: OfBusiness, { email, phone, also = [] }: Asked): Promise<Person> {
  const ways = [email, phone, ...also].filter(isWay)
  const asked = contactOf(ways, of.country)
  const { leads, matters } = await leftWith(ctx, of.businessId, asked)
  const further = [...new Set([...leads, ...matters].flatMap(waysOf))].filter((way) => !isOf(way, asked))
  const linked: LinkedAddress[] = []
  const own: string[] = []
  for (const way of further) {
    const left = await leftWith(ctx, of.businessId, contactOf([way], of.country))
    const others = left.leads.filter(({ id }) => leads.every((lead) => lead.id !== id))
    const urgent = left.matters.filter(({ conversationId: id }) =>
      matters.every(({ conversationId }) => conversationId !== id),
    )
    if (others.length === 0 && urgent.length === 0) own.push(way)
    else linked.push({ address: shown(way, of.country), names: namesOf(others), leads: others.length })
  }
  return {
    contact: contactOf([...ways, ...own], of.country),
    linked,
    names: namesOf(leads),
    leadIds: leads.map(({ id }) => id),
    conversationIds: [...new Set([...leads, ...matters].flatMap(({ conversationId }) => conversationId ?? []))],
    sessionIds: [...new Set(leads.flatMap(({ dedupeKey }) => sessionIdOf(dedupeKey) ?? []))],
  }
}

async function leftWith(ctx: Context, businessId: string, contact: Contact) {
  const isTheirs = (left: Left) => waysOf(left).some((way) => isOf(way, contact))
  const [leads, matters] = await Promise.all([
    findLeadsWith(ctx, businessId, contact),
    findMattersWith(ctx, businessId, contact),
  ])
  return {
    leads: leads.filter(isTheirs),
    matters: matters.filter((row) => isTheirs(row) || mentionsContact(row.words, contact)),
  }
}

const isWay = (way: string | null | undefined): way is string => Boolean(way)
const waysOf = ({ email, phone, told = [] }: Left): string[] => [email, phone, ...told].filter(isWay)
const namesOf = (leads: { name: string }[]) => [...new Set(leads.map(({ name }) => name).filter((name) => name !== ''))]
const shown = (way: string, country: string) => (way.includes('@') ? way : displayPhone(way, country))

const isOf = (way: string, { emails, phones }: Contact): boolean =>
  way.includes('@') ? emails.includes(way.toLowerCase()) : phones.some((phone) => isSamePhone(way, phone))

function contactOf(ways: string[], country: string): Contact {
  const numbers = ways.filter((way) => !way.includes('@')).map((way) => phoneDigitsOf(way, country))
  return {
    emails: [...new Set(ways.filter((way) => way.includes('@')).map((way) => way.toLowerCase()))],
    phones: [...new Map(numbers.map((phone) => [phone.national, phone])).values()],
  }
}
