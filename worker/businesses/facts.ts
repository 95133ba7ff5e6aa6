import { type BusinessFacts, businessFacts, type FactsView, NO_FACTS } from '../../contract/facts'
import { takeAttempt } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { changeLogged } from './changeLogged'
import { businessNotFound, factsChanged, factsTooLong, isFactsChanged } from './errors'
import { ownBusiness } from './ownBusiness'
import { publishOwed } from './publishOwed'
import { type BusinessRow, updateFacts } from './store'
import { withoutRepeats } from './withoutRepeats'

// With the FAQ's 200 KB (faqs.ts) it keeps the profile under 256 KB, which is read with every message.
const FACTS_MAX_BYTES = 40 * 1024

/** Parsed by the schema, which fills in fields that didn't exist when the facts were saved. */
export const factsOf = ({ facts }: Pick<BusinessRow, 'facts'>): BusinessFacts =>
  facts === null ? NO_FACTS : businessFacts.parse(facts)

export const readFacts = async (ctx: OwnerContext, businessId: string): Promise<BusinessFacts> =>
  factsOf(await ownBusiness(ctx, businessId))

/** The same facts have the same version, whoever saved them. */
const versionOf = (facts: BusinessFacts): Promise<string> => sha256(JSON.stringify(facts))
const viewOf = async (facts: BusinessFacts): Promise<FactsView> => ({ ...facts, version: await versionOf(facts) })

export const viewFacts = async (ctx: OwnerContext, businessId: string): Promise<FactsView> =>
  viewOf(await readFacts(ctx, businessId))

type Said = BusinessFacts & { version?: string | undefined }

/**
 * Replaces all facts; what is said twice is kept once. `version`: the one that was changed; without it, whatever is there is replaced. Throws 404,
 * 422 and 429, and 409 where the saved facts no longer have this version: another page, or somebody of the team, has saved since.
 */
export async function saveFacts(ctx: OwnerContext, businessId: string, { version, ...said }: Said): Promise<FactsView> {
  const facts = withoutRepeats(said)
  const before = await ownBusiness(ctx, businessId)
  const isChangedSince = async (row: BusinessRow) =>
    version !== undefined && version !== (await versionOf(factsOf(row)))
  if (await isChangedSince(before)) throw factsChanged()
  await takeAttempt(ctx, 'saving', ctx.actor.customerId)
  if (new TextEncoder().encode(JSON.stringify(facts)).byteLength > FACTS_MAX_BYTES) throw factsTooLong()
  try {
    const [[row]] = await ctx.tenants.batch([
      updateFacts(ctx, businessId, facts, version === undefined ? undefined : before),
      ...changeLogged(ctx, before.name, factsOf(before), facts),
      publishOwed(ctx, businessId),
    ])
    if (!row) throw businessNotFound()
    wakeOutbox(ctx)
    return await viewOf(factsOf(row))
  } catch (error) {
    // The batch fails where others saved meanwhile (`updateFacts`).
    if (await isChangedSince(await ownBusiness(ctx, businessId))) throw factsChanged()
    throw error
  }
}

const MOST_TRIES = 3

/** Changes what is saved now, and does so again where others have saved theirs meanwhile. Throws what `saveFacts` and `change` throw. */
export async function changeFacts(
  ctx: OwnerContext,
  businessId: string,
  change: (known: BusinessFacts) => BusinessFacts,
): Promise<BusinessFacts> {
  for (let tries = 1; ; tries += 1) {
    const { version, ...known } = await viewFacts(ctx, businessId)
    try {
      return await saveFacts(ctx, businessId, { ...change(known), version })
    } catch (error) {
      if (tries === MOST_TRIES || !isFactsChanged(error)) throw error
    }
  }
}

/** The facts of some businesses, for the export. */
export async function* everyFacts(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) yield { businessId, ...(await readFacts(ctx, businessId)) }
}
