import type { Context } from '../context'
import { log } from '../log/log'
import { currentKey, keyName, oldKeys } from './sealingKeys'
import { resealPage } from './store/resealPage'
import { SEALED_TABLES, type SealedTableName } from './store/sealedTables'

const PAGES_A_RUN = 20
const PLACE_IN_KV = 'reseal'
const TABLES = Object.keys(SEALED_TABLES) as SealedTableName[]

/** Where the walk through all tables is: after that row of that table. `found`: how many texts it sealed anew. Kept in KV between runs. */
type Walk = { key: string; table: number; after: number; found: number; isDone: boolean }
const begin = (key: string): Walk => ({ key, table: 0, after: 0, found: 0, isDone: false })

/**
 * Seals anew what an earlier key sealed. It goes round as long as there are old keys, since for some time others may still seal by them:
 * once it logs `encryption.old-keys-unused` they can be removed.
 */
export async function resealAll(ctx: Context): Promise<void> {
  if (!ctx.settings.ENCRYPTION_KEY) return
  const key = await keyName(currentKey(ctx.settings))
  const known = await ctx.env.KV.get<Walk>(PLACE_IN_KV, 'json')
  if (known?.key === key && known.isDone && oldKeys(ctx.settings).length === 0) return
  let walk = known?.key === key && !known.isDone ? known : begin(key)
  for (let pages = 0; pages < PAGES_A_RUN && !walk.isDone; pages++) walk = await nextPage(ctx, walk)
  if (walk.isDone) log.info(walk.found === 0 ? 'encryption.old-keys-unused' : 'encryption.resealed')
  await ctx.env.KV.put(PLACE_IN_KV, JSON.stringify(walk))
}

async function nextPage(ctx: Context, walk: Walk): Promise<Walk> {
  const table = TABLES[walk.table]
  if (!table) return { ...walk, isDone: true }
  const { last, resealed } = await resealPage(ctx, table, walk.after)
  const found = walk.found + resealed
  return last === undefined ? { ...walk, table: walk.table + 1, after: 0, found } : { ...walk, after: last, found }
}
