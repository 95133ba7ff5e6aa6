import * as z from 'zod/mini'
import type { Context } from '../platform/context'
import { crawlMessage, crawlSlice } from './crawl/crawlSlice'
import { embedMessage, embedSlice } from './embedding/embedSlice'

const message = z.union([crawlMessage, embedMessage])

/** What the object calls a Worker for, since it waits for nobody itself. */
export async function takeMessage(ctx: Context, body: unknown): Promise<void> {
  const wanted = message.parse(body)
  await ('sourceId' in wanted ? crawlSlice(ctx, wanted) : embedSlice(ctx, wanted))
}
