import type { LinkedAddress, VisitorQuery } from '../../../contract/privacy'
import type { BusinessRow } from '../../businesses'
import { findConversationsNaming, findHeadsOf, inbox } from '../../inbox'
import { findPerson, type KnownVisitor } from '../../leads'
import type { Context } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'
import { findBookingIds } from '../../scheduling'

type Head = Awaited<ReturnType<typeof findHeadsOf>>[number]

/** Everything that leads to what is stored of a visitor, with the heads of their conversations. Throws 503 while an object is away. */
export async function findVisitor(
  ctx: Context,
  business: BusinessRow,
  { also, ...asked }: VisitorQuery,
): Promise<KnownVisitor & { heads: Head[]; linked: LinkedAddress[] }> {
  const of = { businessId: business.id, customerId: business.customerId, country: business.country }
  const person = await findPerson(ctx, of, { ...asked, also: also?.split(',').map((one) => one.trim()) ?? [] })
  const written = await inbox(ctx, business.id, business.country).conversationsWith(person.contact).catch(unreachable)
  const named = await findConversationsNaming(ctx, business.id, person.contact)
  const known = {
    ids: unique([...person.conversationIds, ...written.map(({ id }) => id), ...named]),
    sessionIds: unique([...person.sessionIds, ...written.flatMap(({ sessionId }) => sessionId ?? [])]),
  }
  const heads = await findHeadsOf(ctx, business.id, known)
  const bookingIds = await findBookingIds(ctx, { ...of, ...person, sessionIds: known.sessionIds }).catch(unreachable)
  return {
    ...of,
    ...person,
    names: unique([...person.names, ...heads.flatMap(({ visitorName }) => visitorName ?? [])]),
    conversationIds: unique([...known.ids, ...heads.map(({ id }) => id)]),
    sessionIds: unique([...known.sessionIds, ...heads.map(({ sessionId }) => sessionId)]),
    bookingIds,
    heads,
  }
}

const unreachable = (cause: unknown): never => {
  throw new ProblemError(
    503,
    'conversations-unreachable',
    'We can’t search your conversations and bookings right now. Nothing was changed. Please try again in a minute.',
    { cause },
  )
}

const unique = (values: string[]): string[] => [...new Set(values)]
