import { createHash } from 'node:crypto'
import { textDigest } from '../embedding/embed'
import { foldPages } from '../extraction/foldDuplicates'
import { isWhole } from '../search/searchStatements'
import { answersOf } from '../search/wanted'
import type { Statement } from '../statement'
import { addToIndex, createIndex, dropIndex } from '../store/indexStore'
import { findLivePages } from '../store/pageStore'
import { deleteUnusedVectors, setVectorsDue } from '../store/vectorStore'
import {
  deleteVersion,
  findKnowledgeRow,
  findVersion,
  findVersionsBefore,
  insertStatement,
  insertVersion,
  setLiveVersion,
} from '../store/versionStore'

/** As many as a business keeps of its settings: each of those names the version that its answers stood on. */
const VERSIONS_KEPT = 30

/** What all sources say now becomes the live version, unless it says what the live one says. */
export function buildVersion(storage: DurableObjectStorage, now: number): void {
  storage.transactionSync(() => {
    const statements = gather(storage)
    const digest = digestOf(statements)
    const live = findKnowledgeRow(storage)?.live_version ?? null
    if (statements.length === 0) {
      if (live !== null) setLiveVersion(storage, null)
      return
    }
    const size = sizeOf(statements)
    const isLarge = !isWhole(size)
    // The reading that finds nothing new asks for those that couldn't be had before.
    setVectorsDue(storage, isLarge ? now : null)
    if (live !== null && findVersion(storage, live)?.digest === digest) return
    const version = insertVersion(storage, { digest, size, total: statements.length, created_at: now })
    createIndex(storage, version)
    for (const [at, statement] of statements.entries()) {
      const { text, trail, source } = statement
      const answers = answersOf(statement)
      const asText = isLarge ? textDigest(statement) : null
      insertStatement(storage, { version, seq: at + 1, statement, answers, textDigest: asText })
      addToIndex(storage, version, { seq: at + 1, text, trail: trail.join(' '), title: source.title })
    }
    setLiveVersion(storage, version)
    const gone = findVersionsBefore(storage, VERSIONS_KEPT)
    for (const old of gone) {
      deleteVersion(storage, old)
      dropIndex(storage, old)
    }
    if (gone.length > 0) deleteUnusedVectors(storage)
  })
}

function gather(storage: DurableObjectStorage): Statement[] {
  let firstBlock = 0
  const all: Statement[] = []
  for (const { statements } of findLivePages(storage)) {
    for (const statement of statements) all.push({ ...statement, block: firstBlock + statement.block })
    firstBlock = (all.at(-1)?.block ?? 0) + 1
  }
  return foldPages(all)
}

const sizeOf = (statements: Statement[]): number =>
  statements.reduce((size, { text, trail }) => size + text.length + trail.join(' ').length, 0)

function digestOf(statements: Statement[]): string {
  const hash = createHash('sha256')
  for (const statement of statements) hash.update(JSON.stringify(statement))
  return hash.digest('hex')
}
