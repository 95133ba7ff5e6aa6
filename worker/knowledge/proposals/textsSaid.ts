import type { Source } from '../../../contract/chat'
import { atWordStart, spacedWords } from '../../text/wordStarts'
import type { Statement } from '../statement'
import HEADINGS from './headings.json'
import type { NewProposal } from './proposalsOf'

const [HEADS_POLICY, HEADS_OTHERS] = [HEADINGS.policies, HEADINGS.notPolicies].map((words) => words.map(atWordStart))
const CALLS_TO_ACT = HEADINGS.callsToAct.map(atWordStart)
/** What is longer is no answer in a chat: it is found among the site's own words instead. */
const LONGEST_ANSWER = 600
const LONGEST_NAME = 80
/** Of a heading that is a policy's name: more tell of something else that has the word in it. */
const MOST_WORDS = 5
const SHORTEST = 10

type Said = { heading: string; kind: Statement['kind']; text: string; source: Source }

/** Policies and questions with their answers: all that stands under such a heading, if it is short enough to be said. */
export const proposalsOfTexts = (statements: readonly Statement[]): NewProposal[] =>
  underOne(statements).flatMap((said): NewProposal[] => {
    const { heading, text, source } = said
    if (text.length > LONGEST_ANSWER || text.length <= SHORTEST) return []
    if (isAnswered(said)) {
      const faq = { question: heading, answer: text }
      return [{ kind: 'faq', text: `${heading} ${text}`, source, faq }]
    }
    if (!isPolicy(said)) return []
    return [{ kind: 'policies', text: `${heading}: ${text}`, source, facts: { policies: [{ name: heading, text }] } }]
  })

/** Statements that follow each other under the same heading as one text. */
function underOne(statements: readonly Statement[]): Said[] {
  const all: Said[] = []
  for (const { kind, text, trail, source } of statements) {
    const heading = trail.at(-1) ?? ''
    const last = all.at(-1)
    if (last && last.heading === heading && (last.kind === 'faq') === (kind === 'faq')) last.text += ` ${text}`
    else all.push({ heading, kind, text, source })
  }
  return all
}

/** "Ready to get started?" asks nobody. */
const isAnswered = ({ kind, heading }: Said): boolean =>
  kind === 'faq' && heading.endsWith('?') && !CALLS_TO_ACT.some((words) => spacedWords(heading).startsWith(words))

function isPolicy({ kind, heading }: Said): boolean {
  if (kind === 'faq' || kind === 'row' || heading.length > LONGEST_NAME || heading.endsWith('?')) return false
  const words = spacedWords(heading)
  if (words.trim().split(' ').length > MOST_WORDS) return false
  const heads = (signs: string[] = []) => signs.some((sign) => words.includes(sign))
  return heads(HEADS_POLICY) && !heads(HEADS_OTHERS)
}
