import type { Source } from '../../../contract/chat'
import { endsWithQuestionMark } from '../../text/marks'

/** What was let out of a model's reply, sentence by sentence. */
export type LetOut = {
  text: string
  sources: Source[]
  /** How many of its own sentences the visitor read. */
  kept: number
  /** A sentence of it says that the answer isn't at hand. */
  isUnknowing: boolean
  /** Its last sentence asks the visitor something. */
  asksBack: boolean
  /** What it told was left out, and nothing that stands on the business's words has been read: the question waits for an answer. */
  isOwing: boolean
  /** Sentences left out or replaced by the business's own. */
  changed: { sentence: string; why: string; instead: string }[]
}

/** Words of the business's in a reply. */
export type Told = { text: string; source: Source | undefined; hasValue?: boolean }

const MOST_SOURCES = 3

/** Writes down what the visitor reads, nothing of it twice; each call gives what is new. */
export function newLetOut() {
  const state: LetOut = {
    text: '',
    sources: [],
    kept: 0,
    isUnknowing: false,
    asksBack: false,
    isOwing: false,
    changed: [],
  }
  const said: string[] = []
  let isLastTold = false

  const add = (text: string, source: Source | undefined): string => {
    if (text === '' || said.includes(text)) return ''
    said.push(text)
    if (source && !state.sources.some((one) => one.kind === source.kind && one.title === source.title))
      state.sources = [...state.sources, source].slice(0, MOST_SOURCES)
    const spaced = state.text === '' ? text : ` ${text}`
    state.text += spaced
    return spaced
  }
  return {
    state,
    last: (): string => said.at(-1) ?? '',
    /** A sentence of the model's own. */
    keep(sentence: string, source?: Source): string {
      if (sentence === '') return ''
      state.kept += 1
      state.asksBack = endsWithQuestionMark(sentence)
      isLastTold = false
      return add(sentence, source)
    },
    /** What the business says in a sentence's place: two quotations in a row are no reply. */
    tell({ text, source }: Told): string {
      if (isLastTold) return ''
      const told = add(text, source)
      isLastTold = told !== ''
      return told
    },
  }
}
