import { tokens } from '../language/tokens'
import { isStop } from '../language/wordClasses'
import { offersDetails } from './offers'
import { offerDetails } from './refusal'

/** So much of a sentence is said again that it says nothing new. */
const SAID = 0.75

const wordsOf = (text: string): string[] =>
  tokens(text)
    .filter(({ word }) => !isStop(word))
    .map(({ stem }) => stem)

const repeats = (said: string, more: string): boolean => {
  const known = new Set(wordsOf(said))
  const words = wordsOf(more)
  return words.filter((word) => known.has(word)).length >= words.length * SAID
}

/** What a model said was held back: the question can go to the business, once. */
export const offerAfter = (said: string, asked: string): string =>
  offersDetails(said) || /\b(?:leave|take|share) your (?:details|name)\b/i.test(said) ? '' : ` ${offerDetails(asked)}`

/**
 * How a reply goes on from facts where its model broke off. What was said stays true, so facts only follow where they add something; an
 * "I don't know" after an answer would take it back.
 */
export function goOnFromFacts(
  said: { text: string; claims: number },
  facts: { content: string; known: boolean },
  asked: string,
): string {
  if (said.text === '') return facts.content
  if (said.claims === 0) return ` ${facts.content}`
  if (facts.known && !repeats(said.text, facts.content)) return ` ${facts.content}`
  return facts.known ? '' : offerAfter(said.text, asked)
}
