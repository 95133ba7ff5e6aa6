import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { sourceNotFound } from '../errors'
import { knowledge } from '../knowledgeObject'
import type { ExportedSource } from './describeSource'

/** What is known of a business, to be asked by its owner alone. Throws 404. */
export const ownKnowledge = async (ctx: OwnerContext, businessId: string) =>
  knowledge(ctx, businessId, (await ownBusiness(ctx, businessId)).country)

/** Throws 404 where there is no such source. */
export function orNotFound<T>(source: T | null | undefined | false): T {
  if (!source) throw sourceNotFound()
  return source
}

/** For the account's export: every source with its texts. */
export async function* everySource(
  ctx: OwnerContext,
  businessIds: string[],
): AsyncGenerator<ExportedSource & { businessId: string }> {
  for (const businessId of businessIds) {
    for (const source of await (await ownKnowledge(ctx, businessId)).exported()) yield { businessId, ...source }
  }
}
