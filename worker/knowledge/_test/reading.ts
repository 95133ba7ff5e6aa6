import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { testContext } from '../../_test/visitor'
import { openTables } from '../../platform/db/objectTables'
import { crawlSlice } from '../crawl/crawlSlice'
import type { Statement } from '../statement'
import { insertPage } from '../store/pageStore'
import { insertSource, updateSource } from '../store/sourceStore'
import { insertKnowledgeRow } from '../store/versionStore'
import { knowledgeSteps } from '../tables'
import { buildVersion } from '../versions/buildVersion'

/** Has all that waits for it read, as the queue does. */
export async function readAll(businessId: string): Promise<void> {
  const object = env.KNOWLEDGE.getByName(businessId)
  const isUnread = ({ status }: { status: string }) => status === 'queued' || status === 'crawling'
  await vi.waitFor(
    async () => {
      const waiting = (await object.sources()).filter(isUnread)
      for (const { id } of waiting) await crawlSlice(testContext(), { businessId, sourceId: id })
      if ((await object.sources()).some(isUnread)) throw new Error('Not read yet')
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** A source that was read as these statements. */
export async function keepRead(businessId: string, id: string, statements: Statement[]): Promise<void> {
  await runInDurableObject(env.KNOWLEDGE.getByName(businessId), (_, { storage }) => {
    openTables(storage, knowledgeSteps)
    insertKnowledgeRow(storage, businessId)
    insertSource(storage, { id, kind: 'text', url: null, title: 'All', status: 'ready', due_at: null, created_at: 1 })
    insertPage(storage, { sourceId: id, run: 1 }, { url: null, digest: id, bytes: 1, statements })
    updateSource(storage, id, { live_run: 1, read_at: 1 })
    buildVersion(storage, Date.now())
  })
}
