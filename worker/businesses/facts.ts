import { type BusinessFacts, businessFacts, NO_FACTS } from '../../contract/facts'
import { auditOwed, takeAttempt } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { businessNotFound, factsTooLong } from './errors'
import { ownBusiness } from './ownBusiness'
import { publishOwed } from './publishOwed'
import { type BusinessRow, updateBusiness } from './store'
import { withoutRepeats } from './withoutRepeats'

// The profile may take 256 KB, of which the FAQ takes up to 200.
const FACTS_MAX_BYTES = 40 * 1024

/** Parsed by the schema, which fills in fields that didn't exist when the facts were saved. */
export const factsOf = ({ facts }: Pick<BusinessRow, 'facts'>): BusinessFacts =>
  facts === null ? NO_FACTS : businessFacts.parse(facts)

export const readFacts = async (ctx: OwnerContext, businessId: string): Promise<BusinessFacts> =>
  factsOf(await ownBusiness(ctx, businessId))

/** Replaces all facts; what is said twice is kept once. Throws 404, 422 and 429. */
export async function saveFacts(ctx: OwnerContext, businessId: string, said: BusinessFacts): Promise<BusinessFacts> {
  const facts = withoutRepeats(said)
  const { name } = await ownBusiness(ctx, businessId)
  await takeAttempt(ctx, 'saving', ctx.actor.customerId)
  if (new TextEncoder().encode(JSON.stringify(facts)).byteLength > FACTS_MAX_BYTES) throw factsTooLong()
  const [[row]] = await ctx.tenants.batch([
    updateBusiness(ctx, businessId, { facts }),
    auditOwed(ctx, {
      customerId: ctx.actor.customerId,
      kind: 'business-changed',
      detail: { business: name, changed: 'facts' },
    }),
    publishOwed(ctx, businessId),
  ])
  if (!row) throw businessNotFound()
  wakeOutbox(ctx)
  return factsOf(row)
}

export async function* everyFactSheet(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) yield { businessId, ...(await readFacts(ctx, businessId)) }
}
