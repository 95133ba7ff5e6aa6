import { findVectors } from '../store/vectorStore'

type Storage = DurableObjectStorage
type Vectors = { version: number; seqs: number[]; values: Int8Array; lengths: Float32Array; dimensions: number }

/** Read once for as long as the object is awake: at most 1.3 MB. */
const awake = new WeakMap<Storage, Vectors>()

export const forgetVectors = (storage: Storage): boolean => awake.delete(storage)

/** The numbers of the statements that mean most nearly what the question does, the nearest first. */
export function rankAlike(storage: Storage, version: number, question: Int8Array, limit: number): number[] {
  const { seqs, values, lengths, dimensions } = vectorsOf(storage, version)
  if (question.length !== dimensions) return []
  const scores = Float32Array.from(seqs, (_, at) => dot(values, at * dimensions, question) / (lengths[at] || 1))
  return [...seqs.keys()]
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, limit)
    .flatMap((at) => seqs[at] ?? [])
}

function vectorsOf(storage: Storage, version: number): Vectors {
  const known = awake.get(storage)
  if (known?.version === version) return known
  const rows = findVectors(storage, version)
  const dimensions = rows[0]?.vector.length ?? 0
  const values = new Int8Array(rows.length * dimensions)
  for (const [at, { vector }] of rows.entries()) values.set(vector.subarray(0, dimensions), at * dimensions)
  const lengths = Float32Array.from(rows, ({ vector }) => Math.sqrt(dot(vector, 0, vector)))
  const read = { version, seqs: rows.map(({ seq }) => seq), values, lengths, dimensions }
  awake.set(storage, read)
  return read
}

function dot(values: Int8Array, from: number, question: Int8Array): number {
  let sum = 0
  for (let at = 0; at < question.length; at++) sum += (values[from + at] ?? 0) * (question[at] ?? 0)
  return sum
}
