import type { KnowledgeSource } from '../../../contract/knowledge'
import { ownBusiness } from '../../businesses/ownBusiness'
import type { OwnerContext } from '../../context'
import { knowledge } from '../../objects'
import { sourceNotFound } from '../errors'
import type { Exported } from './describeSource'

const own = async (ctx: OwnerContext, businessId: string) =>
  knowledge(ctx, businessId, (await ownBusiness(ctx, businessId)).country)

/** Newest first. Throws 404. */
export const listSources = async (ctx: OwnerContext, businessId: string): Promise<KnowledgeSource[]> =>
  (await own(ctx, businessId)).sources()

/** Throws 404. */
export async function readSource(ctx: OwnerContext, businessId: string, id: string): Promise<KnowledgeSource> {
  return orMissing(await (await own(ctx, businessId)).source(id))
}

/** Throws 404, for a text or file as well. */
export async function readSourceAgain(ctx: OwnerContext, businessId: string, id: string): Promise<KnowledgeSource> {
  return orMissing(await (await own(ctx, businessId)).readAgain(id))
}

/** With all that was read from it. Throws 404. */
export async function dropSource(ctx: OwnerContext, businessId: string, id: string): Promise<void> {
  if (!(await (await own(ctx, businessId)).removeSource(id))) throw sourceNotFound()
}

/** For the account's export: every source with its texts. */
export async function* everySource(
  ctx: OwnerContext,
  businessIds: string[],
): AsyncGenerator<Exported & { businessId: string }> {
  for (const businessId of businessIds) {
    for (const source of await (await own(ctx, businessId)).exported()) yield { businessId, ...source }
  }
}

function orMissing(source: KnowledgeSource | null): KnowledgeSource {
  if (!source) throw sourceNotFound()
  return source
}
