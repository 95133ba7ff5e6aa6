import type { SitePassage } from '../../knowledge/found'
import type { Question } from '../answerer'
import { stem } from '../language/stem'
import { words } from '../language/tokens'
import { factLines } from '../lock/factLines'
import { instructs } from '../lock/said'
import { tokensIn } from '../models/model'
import { rankPassages } from './rankPassages'

/** All that a model is handed, of which facts and FAQ may take their parts. */
const EVIDENCE_TOKENS = 3_000
const FACT_TOKENS = 900
const FAQ_TOKENS = 900
const PAGE_TOKENS = 500

const stemsOf = (text: string): string[] => words(text).map(stem)

/** Those lines that share most with the question where not all of them fit, in the order in which they stand. */
function fitting(lines: string[], asked: ReadonlySet<string>, limit: number): string[] {
  const sizes = lines.map((line) => tokensIn(line) + 1)
  if (sizes.reduce((sum, size) => sum + size, 0) <= limit) return lines
  const holding = new Map<string, number>()
  const stems = lines.map((line) => new Set(stemsOf(line)))
  for (const one of stems) for (const word of one) holding.set(word, (holding.get(word) ?? 0) + 1)
  const worth = stems.map((one) =>
    [...asked].reduce(
      (sum, word) => sum + (one.has(word) ? Math.log(1 + lines.length / (holding.get(word) ?? 1)) : 0),
      0,
    ),
  )
  const kept = new Set<number>()
  let room = limit
  for (const at of [...lines.keys()].sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)) {
    if ((sizes[at] ?? 0) > room) continue
    room -= sizes[at] ?? 0
    kept.add(at)
  }
  return lines.filter((_, at) => kept.has(at))
}

const profileLines = ({ profile }: Question): string[] => [
  `Name: ${profile.name}`,
  `Services: ${profile.services}`,
  ...(profile.specialties ? [`Specialties: ${profile.specialties}`] : []),
  ...(profile.location ? [`Location: ${profile.location}`] : []),
  ...(profile.calendlyUrl ? [`Booking link: ${profile.calendlyUrl}`] : []),
]

/** The likeliest passages that fit, in the order in which they were found, each under the headings it stands under. */
function passageLines({ found, text }: Question, limit: number): string[] {
  const usable = (found?.passages ?? []).filter((one) => !instructs(one.text) && !one.trail.some(instructs))
  const kept = new Set<SitePassage>()
  const headed = new Set<string>()
  let room = limit
  for (const passage of rankPassages(text, usable, found?.alike)) {
    const size = tokensIn(passage.text) + 1 + (headed.has(headingOf(passage)) ? 0 : tokensIn(headingOf(passage)) + 1)
    if (size > room) continue
    room -= size
    headed.add(headingOf(passage))
    kept.add(passage)
  }
  const byHeading = Map.groupBy(
    usable.filter((passage) => kept.has(passage)),
    headingOf,
  )
  return [...byHeading].flatMap(([heading, some]) => [heading, ...some.map((one) => one.text)])
}

const LONGEST_TITLE = 40
const headingOf = ({ source, trail }: SitePassage): string => {
  const title = source.title.split(/ [|–—-] /)[0]?.slice(0, LONGEST_TITLE) ?? ''
  return `[${[title, ...trail.slice(-2).filter((one) => one !== title)].join(' > ')}]`
}

/** What the business says, facts first, FAQ next, passages after. A site that fits is there whole. */
export function evidenceOf(question: Question): { facts: string[]; faq: string[]; passages: string[]; page: string[] } {
  const asked = new Set(
    [question.text, question.history.findLast(({ type }) => type === 'user')?.content ?? ''].flatMap(stemsOf),
  )
  const { profile, page } = question
  const facts = [...profileLines(question), ...fitting(factLines(profile), asked, FACT_TOKENS)]
  const faq = fitting(
    profile.faqs.map(({ question: asks, answer }) => `Q: ${asks} A: ${answer}`),
    asked,
    FAQ_TOKENS,
  )
  const used = [...facts, ...faq].reduce((sum, line) => sum + tokensIn(line) + 1, 0)
  const passages = passageLines(question, EVIDENCE_TOKENS - used)
  // The page tells what "this" is. Where the site was read, it holds nothing that the passages lack.
  const seen =
    passages.length > 0 ? [] : (page.content ?? '').split('\n').filter((line) => line.trim() && !instructs(line))
  return { facts, faq, passages, page: fitting(seen, asked, PAGE_TOKENS) }
}
