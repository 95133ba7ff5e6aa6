import { type BusinessProfile, findRevisionsFrom, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { ALPHABET } from '../../platform/ids'
import { publishProfile } from './publishProfile'

const MINUTE_MS = 60_000

/**
 * Publishes what isn't at the edge as D1 has it, such as after an outage that outlasted the outbox. Each minute looks at those businesses
 * whose ids, which are random, begin with the minute's own two characters; all have had their turn within a day.
 */
export async function repairProfiles(ctx: Context): Promise<void> {
  for (const { id, revision, versionId } of await findRevisionsFrom(ctx, prefixOf(Math.floor(ctx.now() / MINUTE_MS)))) {
    const published = await ctx.env.KV.get<BusinessProfile>(profileKey(id), 'json')
    if (published?.revision !== revision || published.versionId !== versionId) await publishProfile(ctx, id)
  }
}

const letter = (number: number) => ALPHABET.charAt(number % ALPHABET.length)

export const prefixOf = (minute: number): string =>
  `biz_${letter(Math.floor(minute / ALPHABET.length))}${letter(minute)}`
