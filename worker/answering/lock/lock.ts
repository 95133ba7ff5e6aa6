import type { Source } from '../../../contract/chat'
import type { Question } from '../answerer'
import { checkSentence } from './checkSentence'
import { groundOf } from './ground'
import { sentenceEnd } from './sentenceEnds'

/** Nobody reads more in a chat. */
const LONGEST = 600
/** Whoever has said so many things in a row that nothing carries has nothing more to say. */
const MOST_HELD = 6
/** "It includes …" after a sentence that was held back speaks of something nobody has read. */
const LEANS =
  /^\W*(?:(?:yes|no)\W+)?(?:it|its|they|their|this|that|these|those|he|she|both|which|there|such|also|so|then)\b/i

export type Lock = {
  /** More of the text; what of it may be read, sentence by sentence. */
  take: (piece: string) => string[]
  /** The text is whole: what is left of it. */
  end: () => string[]
  state: {
    /** How many sentences were held back. */
    held: number
    /** Nothing that still comes would be let through. */
    isFull: boolean
    /** How many that were let through say something of the business. */
    claims: number
    /** All that was let through. */
    text: string
    /** An "I don't know" that waits: it is said with what follows it, or where nobody knows better. */
    knowsNot: string
    sources: Source[]
  }
}

/** "Yes." is said of what comes after it. */
const ONLY_YES = /^\W*(?:yes|yep|yeah|sure|absolutely|certainly|definitely|of course|no|nope)\W*$/i

const joined = (a: string, b: string): string => (a === '' ? b : `${a} ${b}`)

/**
 * The price and promise lock: a sentence of a reply leaves once a fact, an FAQ row or a passage of the business carries what it says,
 * or once it is plain that it says nothing. All others stay behind.
 */
export function lock(question: Question): Lock {
  const ground = groundOf(question)
  const state: Lock['state'] = { held: 0, isFull: false, claims: 0, text: '', knowsNot: '', sources: [] }
  let rest = ''
  let about: string[] = []
  let isBroken = false
  let heldInARow = 0
  // A small model that loops says the same again and again.
  const said = new Set<string>()

  const release = (raw: string): string[] => {
    if (!/[\p{L}\p{N}]/u.test(raw)) return []
    const line = raw.trim().toLowerCase()
    const hasRoom = state.text.length + raw.length <= LONGEST
    const isSaid = said.has(line)
    const verdict =
      state.isFull || !hasRoom || isSaid || (isBroken && LEANS.test(raw))
        ? undefined
        : checkSentence(raw, ground, about)
    if (!verdict?.passes) {
      if (!isSaid) state.held += 1
      isBroken = !isSaid
      heldInARow += 1
      state.isFull ||= !hasRoom || heldInARow >= MOST_HELD
      return []
    }
    said.add(line)
    isBroken = false
    heldInARow = 0
    about = verdict.about
    if (!verdict.claims && (state.knowsNot !== '' || verdict.isUnknown)) {
      if (state.claims === 0) {
        state.knowsNot = joined(state.knowsNot, verdict.text.trim())
        return []
      }
    }
    const waited = verdict.claims ? state.knowsNot : ''
    if (verdict.claims) {
      state.claims += 1
      state.knowsNot = ''
    }
    state.sources.push(...verdict.sources)
    const gap = state.text === '' ? '' : /^\s*\n|\n\s*$/.test(raw) ? '\n' : ' '
    const text = gap + joined(waited, verdict.text.trim())
    state.text += text
    return [text]
  }
  const nextEnd = (isWhole: boolean): number => {
    const end = sentenceEnd(rest, isWhole)
    if (!ONLY_YES.test(rest.slice(0, end))) return end
    const next = sentenceEnd(rest.slice(end), isWhole)
    return next > 0 || !isWhole ? next && end + next : end
  }
  const drain = (isWhole: boolean): string[] => {
    const released: string[] = []
    for (let end = nextEnd(isWhole); end > 0; end = nextEnd(isWhole)) {
      released.push(...release(rest.slice(0, end)))
      rest = rest.slice(end)
    }
    return released
  }
  return {
    state,
    take: (piece) => {
      rest += piece
      const released = drain(false)
      state.isFull ||= rest.length > LONGEST
      return released
    },
    end: () => drain(true),
  }
}
