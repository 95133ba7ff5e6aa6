import { inAllLanguages, termFinder, tokensOf } from '../../../text/terms'
import concepts from './concepts.json'

/** 2^17 places for hashed features; the trained ones among them stand in weights.json. */
export const BUCKETS = 1 << 17

const SHORTEST = 2
const LONGEST = 5
/** A visitor's message may be 2,000 characters; its kind shows in the first. */
const READ_MAX = 600
const ADDRESS = /\S+@\S+\.\S+/g
const NUMBER = /\d[\d .()/-]*\d|\d/g
const PHONE_DIGITS = 7
const MARK = /[?!]|\p{Extended_Pictographic}/gu

/** FNV-1a, 32 bits. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

const shapeOf = (digits: string): string => {
  const count = digits.replaceAll(/\D/g, '').length
  return count >= PHONE_DIGITS ? ' phonenumber ' : ` n${Math.min(count, 4)} `
}
/** How long a message is: "yes" and a story differ in that before they differ in words. */
const lengthOf = (count: number): string => `#${count > 4 ? Math.min(Math.floor(Math.log2(count)) + 4, 9) : count}`

/** Concepts in a text: words of one meaning in all languages, from concepts.json. */
export const conceptsIn = termFinder(inAllLanguages(concepts))

/**
 * Word 1- and 2-grams, character 2- to 5-grams and concepts (words of one meaning in all languages, alone and in pairs) of a text,
 * hashed: places and their weights. How much each of the three groups weighs was chosen by cross-validation.
 */
export function messageFeaturesOf(text: string): Map<number, number> {
  const line = text.slice(0, READ_MAX).replaceAll(ADDRESS, ' emailaddress ').replaceAll(NUMBER, shapeOf)
  const tokens = tokensOf(line)
  const words = [...tokens.map(({ word }) => word), ...(line.match(MARK) ?? [])]
  const ofWords = [`^${words.slice(0, 2).join(' ')}`, `^${words[0] ?? ''}`, lengthOf(words.length)]
  const ofCharacters: string[] = []
  for (const [at, word] of words.entries()) {
    ofWords.push(word, `${words[at - 1] ?? '^'} ${word}`)
    const padded = ` ${word} `
    for (let length = SHORTEST; length <= LONGEST; length++)
      for (let start = 0; start + length <= padded.length; start++)
        ofCharacters.push(`_${padded.slice(start, start + length)}`)
  }
  const said = conceptsIn(tokens).map(({ list }) => list)
  const meant = [...new Set(said)].toSorted()
  const pairs = meant.flatMap((one, at) => meant.slice(at + 1).map((other) => `@${one}@${other}`))
  const inOrder = said.map((one, at) => `@${said[at - 1] ?? '^'}>${one}`)
  const short = words.length <= 3 ? 's' : ''
  const apart = meant.flatMap((one) => [`@${one}`, `@${short}${one}`])
  const ofConcepts = [...apart, ...pairs, ...inOrder, `@${Math.min(said.length, 6)}`]
  const features = new Map<number, number>()
  for (const [group, share] of [
    [ofWords, 1.3],
    [ofCharacters, 0.7],
    [ofConcepts, 1.4],
  ] as const) {
    const weight = share / Math.sqrt(Math.max(group.length, 1))
    for (const feature of group) {
      const bucket = bucketOf(feature)
      features.set(bucket, (features.get(bucket) ?? 0) + weight)
    }
  }
  return features
}
