import { remembering } from '../../../platform/recent'
import type { MessageKind } from '../understood'
import { BUCKETS, messageFeaturesOf } from './features'
import trained from './weights.json'

type Model = { kinds: MessageKind[]; bias: number[]; scales: number[]; rowOf: Int32Array; weights: Int8Array }
let loaded: Model | undefined

/** How likely each kind is for a text by itself: multinomial logistic regression, trained by eval/train/classifier.mjs. */
export const sharesOf: (text: string) => ReadonlyMap<MessageKind, number> = remembering(100, readShares)

function readShares(text: string): ReadonlyMap<MessageKind, number> {
  loaded ??= load()
  const { kinds, bias, scales, rowOf, weights } = loaded
  const sums = new Float64Array(kinds.length)
  for (const [bucket, value] of messageFeaturesOf(text)) {
    const row = rowOf[bucket] ?? -1
    if (row < 0) continue
    for (let kind = 0; kind < kinds.length; kind++)
      sums[kind] = (sums[kind] ?? 0) + (weights[row * kinds.length + kind] ?? 0) * value
  }
  const powers = kinds.map((_, kind) => Math.exp((sums[kind] ?? 0) * (scales[kind] ?? 0) + (bias[kind] ?? 0)))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / all]))
}

function load(): Model {
  const kept = bytesOf(trained.kept)
  const rowOf = new Int32Array(BUCKETS).fill(-1)
  let rows = 0
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    if (((kept[bucket >> 3] ?? 0) >> (bucket & 7)) & 1) rowOf[bucket] = rows++
  const pairs = bytesOf(trained.weights)
  const weights = new Int8Array(2 * pairs.length)
  for (const [at, pair] of pairs.entries()) {
    weights[2 * at] = squareOf(pair & 15)
    weights[2 * at + 1] = squareOf(pair >> 4)
  }
  return { kinds: trained.kinds as MessageKind[], bias: trained.bias, scales: trained.scales, rowOf, weights }
}

/** Four bits hold the root of a weight, from -7 to 7. */
const squareOf = (level: number): number => (level - 8) * Math.abs(level - 8)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
