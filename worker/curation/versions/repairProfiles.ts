import { type BusinessProfile, findRevisionsFrom, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { ALPHABET } from '../../platform/ids'
import { publishProfile } from './publishProfile'

const MINUTE_MS = 60_000

/**
 * Publishes profiles whose KV entry differs from D1, as after an outage longer than the outbox retries. Each minute checks the businesses
 * whose random ids begin with that minute's two characters, so that all are checked within a day.
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
