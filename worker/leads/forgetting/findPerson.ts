import type { Context } from '../../platform/context'
import { type Contact, isSamePhone, mentionsContact, type PhoneDigits } from '../../text/contact'
import { phoneDigitsOf } from '../phone'
import { sessionIdOf } from '../storing/dedupeKey'
import { findLeadsWith, findMattersWith } from './store'
import { type KnownVisitor, NO_CONTACT, type OfBusiness } from './visitor'

type Asked = { email?: string | undefined; phone?: string | undefined }
/** What the person left, and where. */
type Person = Pick<KnownVisitor, 'contact' | 'names' | 'leadIds' | 'conversationIds' | 'sessionIds'>
type Left = { email: string | null; phone: string | null; told?: string[] }

/** Who leaves a number with another email still is the same person; more links than this nobody has. */
const ROUNDS = 10

/** Everything that the person with this email or phone number left: whoever shares an address with a lead of theirs is the same person. */
export async function findPerson(ctx: Context, { businessId, country }: OfBusiness, asked: Asked): Promise<Person> {
  let contact = addressesOf([{ email: asked.email ?? null, phone: asked.phone ?? null }], country, NO_CONTACT)
  for (let round = 1; ; round++) {
    const isTheirs = (left: Left) => waysOf(left).some((way) => isOf(way, contact))
    const [leads, matters] = await Promise.all([
      findLeadsWith(ctx, businessId, contact).then((rows) => rows.filter(isTheirs)),
      findMattersWith(ctx, businessId, contact).then((rows) =>
        rows.filter((row) => isTheirs(row) || mentionsContact(row.words, contact)),
      ),
    ])
    const known = addressesOf([...leads, ...matters.filter(isTheirs)], country, contact)
    if (round === ROUNDS || sizeOf(known) === sizeOf(contact))
      return {
        contact: known,
        names: [...new Set(leads.map(({ name }) => name).filter((name) => name !== ''))],
        leadIds: leads.map(({ id }) => id),
        conversationIds: [...new Set([...leads, ...matters].flatMap(({ conversationId }) => conversationId ?? []))],
        sessionIds: [...new Set(leads.flatMap(({ dedupeKey }) => sessionIdOf(dedupeKey) ?? []))],
      }
    contact = known
  }
}

const waysOf = ({ email, phone, told = [] }: Left): string[] => [email, phone, ...told].filter((way) => way !== null)

const isOf = (way: string, { emails, phones }: Contact): boolean =>
  way.includes('@') ? emails.includes(way.toLowerCase()) : phones.some((phone) => isSamePhone(way, phone))

function addressesOf(all: Left[], country: string, { emails, phones }: Contact): Contact {
  const ways = all.flatMap(waysOf).filter((way) => way !== '')
  const found = ways.filter((way) => !way.includes('@')).map((way) => phoneDigitsOf(way, country))
  const byNumber = new Map<string, PhoneDigits>([...phones, ...found].map((phone) => [phone.national, phone]))
  return {
    emails: [...new Set([...emails, ...ways.filter((way) => way.includes('@')).map((way) => way.toLowerCase())])],
    phones: [...byNumber.values()],
  }
}

const sizeOf = ({ emails, phones }: Contact): number => emails.length + phones.length
