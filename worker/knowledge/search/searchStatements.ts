import { meaningsIn } from '../../text/abroad/meaningsIn'
import { languageOf } from '../../text/languageOf'
import { stem } from '../../text/stem'
import { type Found, NOTHING_FOUND } from '../found'
import type { Statement } from '../statement'
import { countHolding, rankStatements } from '../store/indexStore'
import { hasVectors } from '../store/vectorStore'
import { findAnswering, findKnowledgeRow, findStatements, findStatementsAt, findVersion } from '../store/versionStore'
import { askedWords, mended } from './queryWords'
import { rankAlike } from './rankAlike'
import { wantedIn } from './wanted'

/** A site of so many characters is handed over whole: reading all of it is quicker than asking again. */
const WHOLE_MAX = 100_000
export const isWhole = (size: number): boolean => size <= WHOLE_MAX

/** Of so many that share a word with the question those with a value of the wanted kind are looked for. */
const RANKED = 400
const HITS = 80
/** Some statement is always the nearest in meaning, however far it is: few of them are taken. */
const ALIKE_HITS = 20
const WANTED_HITS = 40
/** Words of a question with what they mean in English. */
const MOST_LOOKED = 48
/** Hours, telephone and address: visitors ask for them in so many ways that ranking alone misses them. */
const ESSENTIAL = ['week', 'phone', 'email', 'place']
const MOST_ESSENTIAL = 24
const MOST_STATEMENTS = 240
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
    return { version: String(version), whole: true, statements, total, holding: {} }
  }
  // What is asked in another language is looked for by what it means, too.
  const meant = [...meaningsIn(text, languageOf(text)).values()].flat()
  const asked = [...new Set([...askedWords(text), ...meant])].slice(0, MOST_LOOKED)
  const holding = new Map(asked.map((word) => [word, countHolding(storage, version, word)]))
  const looked = lookedFor(storage, version, { holding, total })
  const alike = vector ? rankAlike(storage, version, vector, ALIKE_HITS) : []
  const ranked = looked.length > 0 ? rankStatements(storage, version, looked, RANKED) : []
  const hits = joinRanks([ranked.slice(0, HITS), alike, wantedOf(storage, version, { text, ranked })]).slice(0, HITS)
  return {
    version: String(version),
    whole: false,
    statements: withNeighbours(storage, version, hits),
    total,
    holding: Object.fromEntries([...holding].map(([word, count]) => [stem(word), count])),
    ...(hasVectors(storage) && { alike: idsOf(storage, version, alike) }),
  }
}

type Asked = { holding: ReadonlyMap<string, number>; total: number }

/** The words that tell statements apart, or as they may have been meant; what stands in most statements ranks none of them, at a price. */
function lookedFor(storage: DurableObjectStorage, version: number, { holding, total }: Asked): string[] {
  const known = [...holding].filter(([, count]) => count > 0)
  const telling = known.filter(([, count]) => count <= total / 2)
  const meant = [...holding].flatMap(([word, count]) => (count > 0 ? [] : mended(storage, version, word)))
  return [...(telling.length + meant.length > 0 ? telling : known).map(([word]) => word), ...meant]
}

/** Those with a value of the kind that is asked for, the likeliest first. */
function wantedOf(storage: DurableObjectStorage, version: number, asked: { text: string; ranked: number[] }): number[] {
  const { wanted } = wantedIn(asked.text)
  if (wanted.size === 0) return []
  const answering = findAnswering(storage, version, [...wanted], MOST_ANSWERING)
  const known = new Set(answering)
  const likely = asked.ranked.filter((seq) => known.has(seq))
  return [...new Set([...likely, ...answering])].slice(0, WANTED_HITS)
}
const MOST_ANSWERING = 2_000

function idsOf(storage: DurableObjectStorage, version: number, seqs: number[]): string[] {
  const ids = new Map(findStatementsAt(storage, version, seqs).map(({ seq, statement }) => [seq, statement.id]))
  return seqs.flatMap((seq) => ids.get(seq) ?? [])
}

/** The hits, each with what stands around it in its block, and what every question may need, in reading order. */
function withNeighbours(storage: DurableObjectStorage, version: number, hits: number[]): Statement[] {
  const around = (seq: number) => Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, at) => seq + at - NEIGHBOURS)
  const near = findStatementsAt(storage, version, [...new Set(hits.flatMap(around))])
  const blocks = new Map(near.map(({ seq, statement }) => [seq, statement.block]))
  const found = hits.flatMap((seq) => [seq, ...around(seq).filter((at) => blocks.get(at) === blocks.get(seq))])
  const essential = findAnswering(storage, version, ESSENTIAL, MOST_ESSENTIAL)
  const seqs = new Set([...[...new Set(found)].slice(0, MOST_STATEMENTS), ...essential])
  return findStatementsAt(storage, version, [...seqs]).map(({ statement }) => statement)
}

/** From the paper: it keeps the first ranks of a list from outweighing all others. https://doi.org/10.1145/1571941.1572114 */
const K = 60

/** Lists of the same things, each best first, as one: reciprocal rank fusion. */
function joinRanks(lists: readonly number[][]): number[] {
  const scores = new Map<number, number>()
  for (const list of lists)
    for (const [at, one] of list.entries()) scores.set(one, (scores.get(one) ?? 0) + 1 / (K + at + 1))
  return [...scores].sort(([, a], [, b]) => b - a).map(([one]) => one)
}
