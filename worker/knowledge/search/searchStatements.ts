import { stem } from '../../text/stem'
import { type Found, NOTHING_FOUND } from '../found'
import type { Statement } from '../statement'
import { countHolding, rankStatements } from '../store/indexStore'
import { hasVectors } from '../store/vectorStore'
import {
  findEssential,
  findKnowledgeRow,
  findStatements,
  findStatementsAt,
  findVersion,
  type Numbered,
} from '../store/versionStore'
import { joinRanks } from './joinRanks'
import { askedWords, mended } from './queryWords'
import { rankAlike } from './rankAlike'

/** A site of so many characters is handed over whole: reading all of it is quicker than asking again. */
const WHOLE_MAX = 100_000
export const isWhole = (size: number): boolean => size <= WHOLE_MAX

const HITS = 40
/** Something is always nearest, however far. */
const ALIKE_HITS = 20
const MOST_ESSENTIAL = 24
const MOST_STATEMENTS = 120
const NEIGHBOURS = 2

/** `version`: what the asker's profile says; where it is gone the live one answers. `vector`: what the text means. */
export type SearchInput = { text: string; version: string; vector?: Int8Array | undefined }

export function searchStatements(storage: DurableObjectStorage, input: SearchInput): Found {
  const { text, version: wanted, vector } = input
  const live = findKnowledgeRow(storage)?.live_version ?? null
  const known = findVersion(storage, Number(wanted)) ?? (live === null ? undefined : findVersion(storage, live))
  if (!known) return NOTHING_FOUND
  const { version, size, total } = known
  if (isWhole(size)) {
    const statements = findStatements(storage, version)
    return { version: String(version), whole: true, statements: statements, total, holding: {} }
  }
  const asked = askedWords(text)
  const looked = [...asked, ...asked.flatMap((word) => mended(storage, version, word))]
  const alike = vector ? rankAlike(storage, version, vector, ALIKE_HITS) : []
  const ranked = looked.length > 0 ? rankStatements(storage, version, looked, HITS) : []
  const hits = joinRanks([ranked, alike]).slice(0, HITS)
  return {
    version: String(version),
    whole: false,
    statements: withNeighbours(storage, version, hits),
    total,
    holding: Object.fromEntries(asked.map((word) => [stem(word), countHolding(storage, version, word)])),
    ...(hasVectors(storage) && { alike: idsOf(storage, version, alike) }),
  }
}

function idsOf(storage: DurableObjectStorage, version: number, seqs: number[]): string[] {
  const ids = new Map(findStatementsAt(storage, version, seqs).map(({ seq, statement }) => [seq, statement.id]))
  return seqs.flatMap((seq) => ids.get(seq) ?? [])
}

/** The hits, each followed by what stands around it in its block, and what every question may need. */
function withNeighbours(storage: DurableObjectStorage, version: number, hits: number[]): Statement[] {
  const near = hits.flatMap((seq) => Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, at) => seq + at - NEIGHBOURS))
  const known = new Map<number, Statement>()
  for (const { seq, statement } of findStatementsAt(storage, version, [...new Set(near)])) known.set(seq, statement)
  const order = new Set<number>()
  for (const seq of hits) {
    const block = known.get(seq)?.block
    order.add(seq)
    for (let at = seq - NEIGHBOURS; at <= seq + NEIGHBOURS; at++) if (known.get(at)?.block === block) order.add(at)
  }
  const found = [...order].flatMap((seq): Numbered[] => {
    const statement = known.get(seq)
    return statement ? [{ seq, statement }] : []
  })
  const essential = findEssential(storage, version).slice(0, MOST_ESSENTIAL)
  const all = [...found.slice(0, MOST_STATEMENTS), ...essential.filter(({ seq }) => !order.has(seq))]
  return all.map(({ statement }) => statement)
}
