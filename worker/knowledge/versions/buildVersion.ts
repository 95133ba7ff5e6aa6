import { createHash } from 'node:crypto'
import { foldDuplicates } from '../extraction/foldDuplicates'
import type { SitePassage } from '../found'
import { isEssential } from '../search/essential'
import { addToIndex, createIndex, dropIndex } from '../store/indexStore'
import { findLivePages } from '../store/pageStore'
import {
  deleteVersion,
  findKnowledgeRow,
  findVersion,
  findVersionsBefore,
  insertPassage,
  insertVersion,
  setLiveVersion,
  takeVersionNumber,
} from '../store/versionStore'

/** As many as a business keeps of its settings: each of those names the version that its answers stood on. */
const VERSIONS_KEPT = 30

/** What all sources say now becomes the live version, unless it says what the live one says. */
export function buildVersion(storage: DurableObjectStorage, now: number): void {
  storage.transactionSync(() => {
    const passages = gather(storage)
    const digest = digestOf(passages)
    const live = findKnowledgeRow(storage)?.live_version ?? null
    if (passages.length === 0) {
      if (live !== null) setLiveVersion(storage, null)
      return
    }
    if (live !== null && findVersion(storage, live)?.digest === digest) return
    const version = takeVersionNumber(storage)
    insertVersion(storage, { version, digest, size: sizeOf(passages), total: passages.length, created_at: now })
    createIndex(storage, version)
    for (const [at, passage] of passages.entries()) keep(storage, version, at + 1, passage)
    setLiveVersion(storage, version)
    for (const old of findVersionsBefore(storage, VERSIONS_KEPT)) {
      deleteVersion(storage, old)
      dropIndex(storage, old)
    }
  })
}

function gather(storage: DurableObjectStorage): SitePassage[] {
  let firstBlock = 0
  const all: SitePassage[] = []
  for (const { passages } of findLivePages(storage)) {
    for (const passage of passages) all.push({ ...passage, block: firstBlock + passage.block })
    firstBlock = (all.at(-1)?.block ?? 0) + 1
  }
  return foldDuplicates(all)
}

function keep(storage: DurableObjectStorage, version: number, seq: number, passage: SitePassage): void {
  const { text, trail, source } = passage
  insertPassage(storage, { version, seq, passage, isEssential: isEssential(passage) })
  addToIndex(storage, version, { seq, text, trail: trail.join(' '), title: source.title })
}

const sizeOf = (passages: SitePassage[]): number =>
  passages.reduce((size, { text, trail }) => size + text.length + trail.join(' ').length, 0)

function digestOf(passages: SitePassage[]): string {
  const hash = createHash('sha256')
  for (const passage of passages) hash.update(JSON.stringify(passage))
  return hash.digest('hex')
}
