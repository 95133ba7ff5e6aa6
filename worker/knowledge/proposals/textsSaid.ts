import type { Source } from '../../../contract/chat'
import { holdsTerm, termFinder, tokensOf } from '../../text/terms'
import type { Statement } from '../statement'
import HEADINGS from './headings.json'
import type { NewProposal } from './proposalsOf'

const headsPolicy = holdsTerm(HEADINGS.policies)
const headsOthers = holdsTerm(HEADINGS.notPolicies)
const headsPolicies = holdsTerm(HEADINGS.policyPages)
const headsPress = holdsTerm(HEADINGS.press)
const findActs = termFinder({ calls: HEADINGS.callsToAct, tells: HEADINGS.tellsToAct })
/** "Jane Doe, September 28, 2017": how near its start an article copied from a newspaper has its date. */
const BYLINE = 60
/** What is longer is no answer in a chat: it is found among the site's own words instead. */
const LONGEST_ANSWER = 600
const LONGEST_NAME = 80
/** Of a heading that is a policy's name: more tell of something else that has the word in it. */
const MOST_WORDS = 5
const SHORTEST = 10
/** Of a question: fewer call somebody. */
const FEWEST_WORDS = 3
/** "Moving? Get that deposit back." is a sentence, and no policy's name. */
const IS_SENTENCE = /[?!]|\.$/

/** A heading with all that stands right under it. */
type Said = {
  heading: string
  above: string[]
  /** The only question under the heading above it. */
  isLone: boolean
  /** Begins with a date, as articles do. */
  isDated: boolean
  kind: Statement['kind']
  parts: string[]
  source: Source
}

/** What is said under so many headings belongs to none of them: it is the foot of the pages. */
const HEADINGS_OF_A_FOOT = 3

/** Policies and questions with their answers: all that stands under such a heading, if it is short enough to be said. */
export class TextsSaid {
  readonly #said: Said[] = []
  /** Under which headings a text stands, as many as make it a foot. */
  readonly #headings = new Map<string, Set<string>>()

  add(statements: readonly Statement[]): void {
    for (const { text, trail } of statements) {
      const headings = this.#headings.get(text) ?? new Set()
      if (headings.size < HEADINGS_OF_A_FOOT) this.#headings.set(text, headings.add(trail.at(-1) ?? ''))
    }
    this.#said.push(...byHeading(statements).filter((said) => isAnswered(said) || isPolicy(said)))
  }

  /** Questions that stand with others come first: of too many, a page's headings are left out. */
  proposals(): NewProposal[] {
    const inOrder = this.#said.toSorted((one, other) => Number(one.isLone) - Number(other.isLone))
    return inOrder.flatMap((said): NewProposal[] => {
      const { heading, parts, source } = said
      const text = parts.filter((part) => (this.#headings.get(part)?.size ?? 0) < HEADINGS_OF_A_FOOT).join(' ')
      if (text.length > LONGEST_ANSWER || text.length <= SHORTEST) return []
      if (!isAnswered(said))
        return [
          { kind: 'policies', text: `${heading}: ${text}`, source, facts: { policies: [{ name: heading, text }] } },
        ]
      return [{ kind: 'faq', text: `${heading} ${text}`, source, faq: { question: heading, answer: text } }]
    })
  }
}

/** Statements that follow each other under the same heading as one text. */
function byHeading(statements: readonly Statement[]): Said[] {
  const all: Said[] = []
  const asked = Map.groupBy(
    new Set(statements.filter(({ kind }) => kind === 'faq').map(({ trail }) => trail.join('\n'))),
    (trail) => trail.split('\n').slice(0, -1).join('\n'),
  )
  for (const { kind, text, trail, source, values } of statements) {
    const above = trail.slice(0, -1)
    const heading = trail.at(-1) ?? ''
    const last = all.at(-1)
    const isSame = last !== undefined && last.heading === heading && (last.kind === 'faq') === (kind === 'faq')
    // Below a text a row of hours or prices is the page's foot, or a matter of its own.
    if (isSame && kind === 'row' && last.kind !== 'row') continue
    if (isSame) last.parts.push(text)
    else {
      const isLone = (asked.get(above.join('\n'))?.length ?? 0) < 2
      const isDated = values.some((value) => value.kind === 'date' && value.year !== undefined && value.start < BYLINE)
      all.push({ heading, above, isLone, isDated, kind, parts: [text], source })
    }
  }
  return all
}

/** "Ready to get started?" asks nobody, nor does what is answered by "Call us", nor a paper's headline. */
function isAnswered({ kind, heading, above, isLone, isDated, parts: [text = ''] }: Said): boolean {
  if (kind !== 'faq' || !heading.endsWith('?') || isDated) return false
  const opens = (said: string, act: 'calls' | 'tells') =>
    findActs(tokensOf(said)).some(({ list, from }) => list === act && from === 0)
  const callsAlone = isLone && (isTeaser(heading) || opens(text, 'tells'))
  return !opens(heading, 'calls') && !callsAlone && !above.some(headsPress)
}

/** "Pregnant?", "Nervous? Really nervous?": a heading that calls whom it is for. */
const isTeaser = (heading: string): boolean => tokensOf(heading).length < FEWEST_WORDS || /\?.*\?/.test(heading)

/** Under a heading that names a policy, or one of those under "Our policies", "The fine print", "House rules". */
function isPolicy({ kind, heading, above }: Said): boolean {
  if (kind === 'faq' || kind === 'row' || heading.length > LONGEST_NAME || IS_SENTENCE.test(heading)) return false
  if (tokensOf(heading).length > MOST_WORDS) return false
  return (headsPolicy(heading) || headsPolicies(above.at(-1) ?? '')) && !headsOthers(heading)
}
