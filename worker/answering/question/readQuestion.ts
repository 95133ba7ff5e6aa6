import type { AskedConcept } from '../evidence/rank'
import { conceptsOf } from '../language/concepts'
import { mend } from '../language/spelling'
import { spelledOut, token, words } from '../language/tokens'

/** One part of a message, in plain lower-case words. */
export type Clause = { line: string; asks: boolean }

export type Reading = {
  /** The whole message as plain words, texting written out and misspellings mended. */
  line: string
  clauses: Clause[]
  /** What it asks for; what stands only in the story before the question weighs less. */
  concepts: AskedConcept[]
  /** All of it is a story: nothing but "can you help" is asked. */
  story: boolean
}

const ASKS =
  /^(?:and |so |but |ok |also |or |then |hi |hello |hey |well |just )*(?:what|where|when|who|whose|how|which|why|is|are|am|do|does|did|can|could|will|would|should|may|any|anyone|got|have|has|was|were)\b|\b(?:can|could|do|does|will|would|should|are|is|may|did) (?:you|i|we|they|it|someone|there|he|she|that|this|the|my|a)\b|\bhow (?:much|many|long|often|far|soon|late|old)\b|\bwhat (?:is|are|do|time|about|if)\b/
const LONGEST = 600
/** So few words are a question typed as keywords, not a story. */
const SHORT = 6
const BREAK = /[.!?;\n]+(?=\s|$)|,\s+|\s+-+\s+|\s+but\s+/

/** Clauses are cut apart before shorthand is written out, so that punctuation still counts. */
const clausesOf = (text: string): { typed: string; asks: boolean }[] => {
  const clauses: { typed: string; asks: boolean }[] = []
  let rest = text.slice(0, LONGEST)
  while (rest.trim() !== '') {
    const cut = BREAK.exec(rest)
    const typed = cut === null ? rest : rest.slice(0, cut.index)
    clauses.push({ typed, asks: cut?.[0].startsWith('?') ?? false })
    rest = cut === null ? '' : rest.slice(cut.index + cut[0].length)
  }
  return clauses.filter(({ typed }) => /[\p{L}\d]/u.test(typed))
}

export const readQuestion = (text: string, vocabulary: ReadonlySet<string>): Reading => {
  const clauses = clausesOf(text).map(({ typed, asks }) => {
    const clear = mend(spelledOut(words(typed)), vocabulary)
    const line = clear.join(' ')
    return { line, clear, asks: asks || ASKS.test(line) }
  })
  const concepts = clauses.map(({ clear }) =>
    conceptsOf(clear.map(token)).map((concept) => ({
      ...concept,
      told: isCondition(clear, concept.at),
      action: concept.action || (concept.groups.length === 0 && DOES.test(clear.slice(0, concept.at).join(' '))),
    })),
  )
  const names = (at: number) => (concepts[at] ?? []).some((concept) => !concept.light && !concept.action)
  const asked = clauses.some(({ asks }, at) => asks && names(at))
  return {
    line: clauses.map(({ line }) => line).join(' '),
    clauses: clauses.map(({ line, asks }) => ({ line, asks })),
    concepts: clauses.flatMap(({ asks }, at) =>
      (concepts[at] ?? []).map((concept) => ({ ...concept, told: concept.told || (asked && !asks) })),
    ),
    story: !asked && clauses.some(({ clear }, at) => names(at) && (clear.length > SHORT || OWN.test(clear.join(' ')))),
  }
}

const OWN = /\b(?:i|my|we|our)\b/
/** What stands after "can you" or "I need to" is done to something; the something matters more. */
const DOES =
  /\b(?:(?:do|does|can|could|will|would|should|may|did) (?:you|i|we|they|it|someone|he|she)(?: (?:guys|all|please|just|also|even|ever|still|help me|help|help me to|be able to))*|able to(?: help(?: me)?(?: with)?)?|help me|help with|(?:want|need|like|how|looking|trying|have|going|hoping) to)$/

/** "Without insurance", "if I don't have insurance": a circumstance, not what is asked for. */
const isCondition = (clear: string[], at: number): boolean =>
  /\b(?:without|if (?:i|we) (?:do not have|have no))(?: an?| any| my)?$/.test(clear.slice(0, at).join(' '))
