import { readFileSync } from 'node:fs'
import { stem } from '../../worker/text/stem.ts'

const STEPS = 8
const SENSES = 2
/** How much a tie counts: the same in the commonest sense, in the next, the kind of thing that it is. */
const TIES = { same: 1, next: 0.5, kind: 0.5 }

/**
 * Vectors drawn towards those of words that mean the same: company alone has "cat" as near to "dog" as "puppy" is.
 * https://doi.org/10.3115/v1/N15-1184. `wordnet`: the folder of its files; `groups`: lists of words that mean the same.
 */
export function retrofit(stems, vectors, { wordnet, groups }) {
  const places = new Map(stems.map((key, at) => [key, at]))
  const ties = stems.map(() => new Map())
  const tie = (a, b, weight) => {
    const [one, other] = [places.get(stem(a)), places.get(stem(b))]
    if (one === undefined || other === undefined || one === other) return
    ties[one].set(other, Math.max(ties[one].get(other) ?? 0, weight))
    ties[other].set(one, Math.max(ties[other].get(one) ?? 0, weight))
  }
  for (const part of ['noun', 'verb', 'adj']) tiePart(wordnet, part, tie)
  for (const group of groups) for (const a of group) for (const b of group) tie(a, b, TIES.same)
  let now = vectors
  for (let step = 0; step < STEPS; step++) now = vectors.map((vector, at) => drawn(vector, ties[at], now))
  return now
}

/** https://wordnet.princeton.edu/documentation/wndb5wn */
function tiePart(wordnet, part, tie) {
  const linesOf = (file) =>
    readFileSync(`${wordnet}/${file}.${part}`, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(' '))
  const isWord = (word) => /^[a-z]+$/.test(word)
  const synsets = new Map(
    linesOf('data').map((line) => {
      const [offset, , , size = '0', ...rest] = line.split(' ')
      const count = 2 * Number.parseInt(size, 16)
      const words = rest.slice(0, count).filter((word, at) => at % 2 === 0 && isWord(word))
      const kinds = rest.flatMap((sign, at) => (at > count && (sign === '@' || sign === '&') ? [rest[at + 1]] : []))
      return [offset, { words, kinds }]
    }),
  )
  for (const line of linesOf('index')) {
    const [word = '', , senses, ...rest] = line.trim().split(' ')
    if (!isWord(word)) continue
    for (const [nth, offset] of rest.slice(-Number(senses)).slice(0, SENSES).entries()) {
      const { words, kinds } = synsets.get(offset) ?? { words: [], kinds: [] }
      for (const other of words) tie(word, other, nth === 0 ? TIES.same : TIES.next)
      if (nth > 0) continue
      for (const other of kinds.flatMap((kind) => synsets.get(kind)?.words ?? [])) tie(word, other, TIES.kind)
    }
  }
}

/** Half of itself, half of what it is tied to; less of that where the ties are weak. */
function drawn(vector, ties, vectors) {
  const total = [...ties.values()].reduce((sum, weight) => sum + weight, 0)
  const share = Math.min(1, total) / (total || 1)
  const sums = [...vector]
  for (const [other, weight] of ties)
    for (let at = 0; at < sums.length; at++) sums[at] += share * weight * vectors[other][at]
  const length = Math.hypot(...sums) || 1
  return sums.map((value) => value / length)
}
