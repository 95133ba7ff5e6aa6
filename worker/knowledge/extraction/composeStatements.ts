import type { Source } from '../../../contract/chat'
import { parseValues } from '../../text/parseValues'
import { sentencesOf } from '../../text/sentences'
import type { Locale } from '../../text/value'
import type { Statement } from '../statement'
import type { Steps } from '../steps'
import { dropLabels } from './dropLabels'
import { type Draft, foldDuplicates } from './foldDuplicates'
import { instructs } from './instructs'
import { type Piece, QUESTION_LEVEL } from './readCard'
import { headsStrangers, namesSpeaker, opensQuotation } from './strangers'
import { forgetLines, isBareContact, isBareDate, isBarePrice, isBareValue, opensWithPrice } from './values'

/** `isTitle`: it names something that stands for itself, unless there is a text or a heading under it. */
type Heading = {
  text: string
  level: number
  depth: number
  block: number
  isUsed: boolean
  isTitle: boolean
  isOfOthers: boolean
}
type Question = { text: string; trail: string[]; block: number; answer: string[]; isLine: boolean }

const LONGEST_ANSWER = 1_000
const LONGEST_ITEM = 300
const LONGEST_QUESTION = 200
const LONGEST_LABEL = 80
const LONGEST_LIST = 40
const LONGEST_SENTENCE = 1_500
/** A page or document longer than a book is cut. */
const MOST_STATEMENTS = 3_000
const MOST_DRAFTS = 5_000
const CITY_AND_ZIP = /^[A-Z][\p{L} .'-]+,?\s+(?:[A-Z]{2}\.?|[A-Z][a-z]{3,}(?: [A-Z][a-z]+)?),?\s+\d{5}/u
const STREET = /^(?:.{0,40}\s)?\d+\s+\S.{3,70}$|^(?:suite|ste\.?|unit)\s/i

const SHORTEST_QUOTED = 25
/** The name of a contact: "Phone", "Email us". */
const isLabel = (text: string): boolean => text.length <= 40 && !/\d/.test(text)
const BULLET = /^[•●▪◦‣·✓✔–]\s+(?=\p{L}|\d)/u

const isQuestion = (text: string): boolean => /\?\W{0,3}$/.test(text) && text.length <= LONGEST_QUESTION
const isSaid = (text: string): boolean => /\p{L}.*\p{L}/u.test(text) || text.replace(/\D/g, '').length >= 7

/** Statements of pieces in reading order: each under the headings it stands under, a question with its answer, a value with its name. */
export function* composingStatements(pieces: Piece[], firstBlock = 0): Steps<Draft[]> {
  const drafts: Draft[] = []
  let trail: Heading[] = []
  let question: Question | undefined
  let quotedTo: number | undefined

  const trailNow = () => trail.map(({ text }) => text)
  /** A quotation, to the end of what stands with it and the name under it. */
  const isOfOthers = (text: string, block: number): boolean => {
    if (trail.some(({ isOfOthers }) => isOfOthers)) return true
    const wasQuoted = quotedTo !== undefined && (block === quotedTo || (block === quotedTo + 1 && namesSpeaker(text)))
    const opens = opensQuotation(text) && text.length > SHORTEST_QUOTED
    if (opens) quotedTo = block
    return opens || wasQuoted
  }
  const close = () => {
    if (question && question.answer.length > 0) drafts.push(...answersOf(question))
    question = undefined
  }
  const ask = (text: string, above: string[], block: number, isLine: boolean) => {
    close()
    question = { text, trail: above, block, answer: [], isLine }
  }
  const mayAsk = () => !question || (question.isLine && question.answer.length > 0)

  const isNameHere = (draft: Draft | undefined, from: number): draft is Draft =>
    draft !== undefined && draft.block >= from && isName(draft) && draft.trail.join() === trailNow().join()

  /** What a value that stands alone is of. A price at the foot of a list is of what stands over the list. */
  const namedBy = (value: string, as: 'line' | 'item', block: number): Draft | undefined => {
    const last = drafts.at(-1)
    if (isBareContact(value)) return isNameHere(last, block - 1) && isLabel(last.text) ? last : undefined
    if (!isBareValue(value)) return undefined
    const isUnderList = last?.kind === 'item' && as === 'line'
    const over = isUnderList ? drafts.slice(-LONGEST_LIST).findLast(({ kind }) => kind !== 'item') : last
    const told = isTold(last) ? drafts.at(-2) : undefined
    return [over, told].find((one) => isNameHere(one, block - (one === last ? 1 : 2)))
  }

  const addRow = (text: string, block: number) => {
    const last = drafts.at(-1)
    const [told = '', price = '', ...more] = text.split(' | ')
    if (isNameHere(last, block - 1) && !question && more.length === 0 && tellsOf(told, price)) {
      Object.assign(last, { kind: 'row', text: `${last.text} | ${price}` })
      drafts.push({ kind: 'sentence', text: told, block, trail: trailNow() })
    } else drafts.push({ kind: 'row', text, block, trail: trailNow() })
  }

  const sayTitles = (closing: Heading[]) => {
    for (const { text, block, isTitle } of closing)
      if (isTitle) drafts.push({ kind: 'item', text, block, trail: trailNow().slice(0, trailNow().lastIndexOf(text)) })
  }

  const addLine = (said: string, as: 'line' | 'item', block: number) => {
    const kind = BULLET.test(said) ? 'item' : as
    const text = said.replace(BULLET, '')
    if (isOfOthers(text, block)) return
    const last = drafts.at(-1)
    const heading = trail.at(-1)
    const name = question ? undefined : namedBy(text, kind, block)
    if (last && last.kind !== 'faq' && CITY_AND_ZIP.test(text) && STREET.test(last.text) && !question) {
      last.text = `${last.text}, ${text}`
    } else if (name) {
      Object.assign(name, { kind: 'row', text: `${name.text.replace(/:$/, '')} | ${text}` })
    } else if (isBareValue(text) || (opensWithPrice(text) && !question)) {
      addRow(heading ? `${heading.text} | ${text}` : text, block)
    } else if (kind === 'line' && isQuestion(text) && mayAsk()) {
      ask(text, trailNow(), block, true)
    } else if (question) {
      question.answer.push(text)
    } else if (isSaid(text)) {
      const parts = kind === 'item' && text.length <= LONGEST_ITEM ? [text] : withAnswers(sentencesOf(text))
      const one = kind === 'item' ? 'item' : 'sentence'
      // "Noon to 8 pm. We file papers in the morning." under "Wednesday": its hours, and why they are so.
      const value = parts.length > 1 ? parts[0]?.replace(/\.$/, '') : undefined
      const isOfHeading = heading !== undefined && value !== undefined && (isBareValue(value) || opensWithPrice(value))
      if (isOfHeading) addRow(`${heading.text} | ${value}`, block)
      const told = isOfHeading ? parts.slice(1) : parts
      drafts.push(...told.map((part): Draft => ({ kind: one, text: part, block, trail: trailNow() })))
    }
  }

  let isFirst = true
  for (const [at, piece] of pieces.entries()) {
    yield
    if (drafts.length > MOST_DRAFTS) break
    const block = firstBlock + ('block' in piece ? piece.block : 0)
    if (piece.kind === 'heading' && isBarePrice(piece.text) && trail.length > 0) {
      close()
      addRow(`${trail.at(-1)?.text} | ${piece.text}`, block)
    } else if (piece.kind === 'heading') {
      close()
      // A second title of a page, or one that comes late, heads no more than its part.
      const level = piece.level === 1 && !isFirst ? 2 : piece.level
      const isTitle =
        !isFirst && !piece.isApart && !isQuestion(piece.text) && level < QUESTION_LEVEL && isSaid(piece.text)
      isFirst = false
      sayTitles(trail.filter((heading) => heading.level >= level))
      trail = trail.filter((heading) => heading.level < level).map((heading) => ({ ...heading, isTitle: false }))
      trail.push({ ...piece, level, isUsed: false, isTitle, isOfOthers: headsStrangers(piece.text) })
      if (isQuestion(piece.text)) ask(piece.text, trailNow().slice(0, -1), block, false)
    } else if (piece.kind === 'end') {
      const at = trail.findIndex(
        ({ depth, level, isUsed }) => isUsed && depth >= piece.depth && level >= piece.fromLevel,
      )
      if (at >= 0) {
        close()
        trail = trail.slice(0, at)
      }
    } else {
      if (piece.kind === 'row') addRow(piece.text, block)
      else if (!isOverline(piece.text, pieces.slice(at + 1, at + 4))) addLine(piece.text, piece.kind, block)
      trail = trail.map((heading) => ({ ...heading, isUsed: true, isTitle: false }))
    }
  }
  close()
  sayTitles(trail)
  return dropLabels(drafts)
}

/** A few words over a heading that only decorate it: "Our services" over "Drain cleaning". */
const isOverline = (text: string, following: Piece[]): boolean => {
  const next = following.find(({ kind }) => kind !== 'end')
  return next?.kind === 'heading' && next.level < 5 && text.length <= 40 && !/[\d@.!?]/.test(text)
}

/** "Failed? Second tests are half price.", "May 2024. No more checks.": so short a question or a date says of what the next sentence is. */
function withAnswers(sentences: string[]): string[] {
  const said: string[] = []
  for (const sentence of sentences) said.push(isAside(said.at(-1)) ? `${said.pop()} ${sentence}` : sentence)
  return said
}
const isAside = (text = '') =>
  text.split(/\s+/).length <= LONGEST_ASIDE && (/\?\W{0,3}$/.test(text) || isBareDate(text))
const LONGEST_ASIDE = 5

const isName = ({ kind, text }: Draft): boolean =>
  (kind === 'item' || kind === 'sentence') && text.length <= LONGEST_LABEL && !/[.!?]$/.test(text)

/** What a dish or a service is, between its name and its price. */
const isTold = (draft: Draft | undefined): boolean =>
  draft?.kind === 'sentence' && draft.text.length > LONGEST_NAME && !isBareValue(draft.text)
const tellsOf = (told: string, price: string): boolean =>
  isBarePrice(price) && (/^\p{Ll}/u.test(told) || (/[.!]$/.test(told) && told.length > LONGEST_NAME))
const LONGEST_NAME = 30

/** An answer as one statement; a long one in parts of whole sentences. */
function answersOf({ text: question, trail, block, answer }: Question): Draft[] {
  const isList = answer.length > 1 && answer.every((line) => line.length <= LONGEST_LABEL && !/[.!?]$/.test(line))
  const parts: string[] = ['']
  for (const sentence of isList ? [answer.join(', ')] : answer.flatMap(sentencesOf)) {
    const open = parts.at(-1) ?? ''
    if (open !== '' && open.length + sentence.length > LONGEST_ANSWER) parts.push(sentence)
    else parts[parts.length - 1] = `${open} ${sentence}`.trim()
  }
  return parts.map((part) => ({
    kind: 'faq',
    text: part.replace(/^(?:A|Answer)\s*[:.]\s*/, ''),
    block,
    trail: [...trail, question.replace(/^(?:Q|Question)\s*[:.]\s*/, '')],
  }))
}

/** The statements of one page, each once, with what names it and the values that it says; what talks to machines is none. */
export function* naming(drafts: Draft[], source: Source, path: string, locale: Locale): Steps<Statement[]> {
  forgetLines()
  const statements: Statement[] = []
  for (const draft of foldDuplicates(drafts)) {
    yield
    if (statements.length >= MOST_STATEMENTS) break
    const text = draft.text.slice(0, LONGEST_SENTENCE)
    if (instructs(text) || draft.trail.some(instructs)) continue
    const id = `${path}#${statements.length + 1}`
    statements.push({ id, source, ...draft, text, values: parseValues(text, locale) })
  }
  return statements
}
