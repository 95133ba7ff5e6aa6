import { type Clause, goesOn, isBare, isSingle, readClause, splitClauses } from './clauses'
import { contentOf, has } from './content'
import { carrierOf } from './covers'
import { type Ground, withDays } from './ground'
import { normal } from './normal'
import { comparesIt, isEcho, withPlainLists } from './sharing'
import { isTalk } from './speech'
import type { Statement } from './statements'
import { repeated } from './verbatim'

type Read = { carriers: Statement[]; about: string[]; isTalk: boolean }

/** What stands behind a semicolon is said on its own. */
export function readSegments(rest: string, ground: Ground, before: string[]): Read | undefined {
  const all: Read = { carriers: [], about: before, isTalk: false }
  for (const segment of rest.split(/;\s+/)) {
    if (segment.trim() === '' || comparesIt(segment) || (all.about.length > 0 && isEcho(segment))) return undefined
    const read = readParts(withPlainLists(segment), ground, all.about)
    if (read === undefined) return undefined
    all.carriers.push(...read.carriers)
    all.about = read.about
    all.isTalk ||= read.isTalk
  }
  return all
}

function readParts(sentence: string, ground: Ground, before: string[]): Read | undefined {
  const line = normal(sentence)
  const whole = readClause(sentence)
  const same = repeated(sentence, whole, ground.statements.all)
  if (same) return { carriers: [same], about: contentOf(whole), isTalk: false }
  if (talks(whole, line, ground)) return { carriers: [], about: before, isTalk: true }
  const carrier = isSingle(whole) ? carried(whole, ground, before) : undefined
  if (carrier) return { carriers: [carrier], about: contentOf(whole), isTalk: false }
  const parts = splitClauses(sentence)
  if (parts.length < 2) return undefined
  const carriers: Statement[] = []
  let about = before
  let isTalk = false
  for (const [at, part] of parts.entries()) {
    const beside = listedWith(part, at, parts, ground, before)
    // What is included is included in what was just spoken of.
    const joined = part.words.some((word) => JOINS.test(word))
      ? { ...part, words: [...about, ...part.words] }
      : beside
        ? { ...beside, words: [...part.words, ...beside.words] }
        : part
    const found = isSingle(part) ? carried(joined, ground, about, at > 0 ? about : []) : undefined
    if (found) {
      carriers.push(found)
      about = [...(leansBack(part) ? about : []), ...contentOf(part)]
    } else if (talks(part, part.text.trim(), ground)) isTalk = true
    else if (part.words.length > 0 || part.marks.length > 0 || asserts(part.text)) return undefined
  }
  return carriers.length === 0 && !isTalk ? undefined : { carriers, about, isTalk }
}

const JOINS = /^(?:includ|comewith)/

/** "Crowns and fillings start at $180": a mere name shares what is said of the part beside it, so one statement must name them both. */
function listedWith(part: Clause, at: number, parts: Clause[], ground: Ground, before: string[]): Clause | undefined {
  const isName = (one: Clause) => {
    const carrier = isBare(one) ? carried(one, ground, before) : undefined
    return carrier !== undefined && !isSentence(one, carrier)
  }
  const says = (one: Clause) => isSingle(one) && !isName(one) && carried(one, ground, before) !== undefined
  if (!isName(part)) return undefined
  const earlier = parts.slice(0, at).findLast(says)
  const beside = earlier ?? parts.slice(at + 1).find(says)
  if (beside === undefined || (earlier !== undefined && isPlainOffer(earlier))) return undefined
  return beside.marks.length === 0 && saysAlike(carried(part, ground, before), part, beside, ground)
    ? undefined
    : beside
}
/** "Our attorneys are Ada Roe and Ben Poe": each stands as an attorney in a line of their own. */
const saysAlike = (own: Statement | undefined, part: Clause, beside: Clause, { statements }: Ground): boolean =>
  contentOf(beside).some(
    (word) =>
      !statements.own.has(word) &&
      !part.words.includes(word) &&
      (own?.clause.words.includes(word) || (own?.answers === 'who' && own.heading.has(word))),
  )
/** "Parts carry the maker's warranty": as long as what carries it, and no mere name. */
const isSentence = ({ words }: Clause, { clause }: Statement) =>
  words.length >= SENTENCE && words.length >= clause.words.length * MOSTLY
const SENTENCE = 4
const MOSTLY = 0.75
/** "We offer fillings and crowns": whatever is listed is offered on its own. */
const isPlainOffer = ({ text, marks, denies }: Clause) => marks.length === 0 && !denies && OFFER.test(text)
const OFFER =
  /\b(?:we|our \w+|they)(?:'ll)? (?:can |also |do |will |gladly )*(?:offer|provide|do|handle|accept|take|have|serve|cover|help with|speciali[sz]e in|work (?:on|with)|speak)s?\b/

/** "We do": a yes in other words. */
const asserts = (text: string) => /\b(?:we|i|you|they|it) (?:do|are|is|have|did|does|'re|'ve)\b/.test(text)

const talks = (clause: Clause, line: string, { statements, asked, askedWords }: Ground): boolean =>
  isTalk(clause, line.replace(CONNECTS, ''), {
    vocabulary: statements.vocabulary,
    affirmed: statements.affirmed,
    asked: askedWords,
    askedMarks: asked.marks,
  })

/** "A bath is $40 for a small dog, $55 for a medium one": it is a bath, too. */
const leansBack = (clause: Clause): boolean =>
  (clause.beside !== undefined && goesOn(clause)) || /\b(?:it|they)(?:'s|'re)?\b/.test(clause.text)

/** "Monday and Wednesday 8 to 5": they may stand in lines of their own. */
function ofEachDay(clause: Clause, carrierOfOne: (one: Clause) => Statement | undefined): Statement | undefined {
  const days = clause.marks.filter((mark) => mark.startsWith('day:'))
  if (days.length < 2 || !has(clause, 'from', 'to', 'closed')) return undefined
  const rest = clause.marks.filter((mark) => !days.includes(mark))
  const carriers = days.map((day) => carrierOfOne({ ...clause, marks: [day, ...rest] }))
  return carriers.includes(undefined) ? undefined : carriers[0]
}

function carried(clause: Clause, ground: Ground, before: string[], beside: string[] = []): Statement | undefined {
  const { statements, askedWords } = ground
  const resolved = withDays(clause, ground)
  const named = contentOf(resolved)
  if (named.length === 0 && resolved.marks.length === 0) return undefined
  // A sentence that names its own subject needs nobody else's; "it" is what was spoken of before it.
  const about = new Set([
    ...(named.length > 0 || before.length === 0 ? [...askedWords, ...ground.asked.marks] : []),
    ...(named.length > 0 && !leansBack(clause) ? [] : before),
  ])
  const whole = carrierOf(resolved, statements, about, beside)
  return whole ?? ofEachDay(resolved, (one) => carrierOf(one, statements, about))
}

const CONNECTS = /^(?:and |so |also |in addition |additionally |moreover |furthermore |plus )+,?\s*/i
