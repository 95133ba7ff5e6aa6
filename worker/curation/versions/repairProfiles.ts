import { type BusinessProfile, findRevisionsFrom, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { businessPrefixAt } from '../../platform/ids'
import { publishProfile } from './publishProfile'

/**
 * Publishes profiles whose KV entry differs from D1, as after an outage longer than the outbox retries. Each minute checks the businesses
 * whose random ids begin with that minute's two characters, so that all are checked within a day.
 */
export async function repairProfiles(ctx: Context): Promise<void> {
  for (const { id, revision, versionId } of await findRevisionsFrom(ctx, businessPrefixAt(ctx.now()))) {
    const published = await ctx.env.KV.get<BusinessProfile>(profileKey(id), 'json')
    if (published?.revision !== revision || published.versionId !== versionId) await publishProfile(ctx, id)
  }
}
