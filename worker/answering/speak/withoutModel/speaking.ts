import { capital } from '../../../../contract/capital'
import type { Source } from '../../../../contract/chat'
import type { Language } from '../../../../contract/languages'
import { filled } from '../../../text/filled'
import { joinSentences } from '../../../text/joinSentences'
import type { BookedVisit, BookingTurn, Question } from '../../answerer'
import type { Evidence } from '../../gather/evidence'
import type { ConversationState } from '../../state'
import type { Understood } from '../../understand/understood'
import type { Spoken } from '../spoken'
import ar from './phrases/ar.json'
import de from './phrases/de.json'
import en from './phrases/en.json'
import es from './phrases/es.json'
import fr from './phrases/fr.json'
import it from './phrases/it.json'
import pl from './phrases/pl.json'
import pt from './phrases/pt.json'
import vi from './phrases/vi.json'
import zh from './phrases/zh.json'

/** All that a reply is made of. */
export type Speaking = {
  question: Question
  understood: Understood
  state: ConversationState
  evidence: Evidence
  /** What is said of a danger, where a model judges whether somebody is in it now. */
  warning?: string
  /** Questions of the business's to the visitor, of which a model may ask one. */
  mayAsk?: readonly string[]
  /** What the visitor has booked in this visit. */
  visits?: readonly BookedVisit[]
  /** The message is about something else than the booking that waits. */
  aside?: BookingTurn
}

/** The receptionist's own sentences in one language; of several wordings the one that was said longest ago is taken. */
export type Phrases = Omit<typeof en, 'blends'> & {
  /** What two words become where a slot brings them together: "las 1:00" is "la 1:00". */
  blends: Record<string, string>
}
export type Saying = keyof Phrases['say']
export const PHRASES: Record<Language, Phrases> = { en, es, fr, de, it, pt, pl, vi, zh, ar }

export function say({ question, understood }: Speaking, saying: Saying, slots: Record<string, string> = {}): string {
  const { blends, say: sayings } = PHRASES[understood.language]
  const wordings = sayings[saying].map((wording) => {
    const blend = (all: string, [apart, blended]: [string, string]) => all.replaceAll(apart, blended)
    const text = Object.entries(blends).reduce(blend, filled(wording, slots))
    return capital(text)
  })
  const lastSaid = (text: string) =>
    question.history.findLastIndex(({ type, content }) => type === 'bot' && content.includes(text))
  return wordings.toSorted((a, b) => lastSaid(a) - lastSaid(b))[0] ?? ''
}

/** Whether these very words stand in what we said in this conversation. */
export const weSaid = ({ history }: Pick<Question, 'history'>, text: string): boolean =>
  history.some(({ type, content }) => type === 'bot' && content.includes(text))

/** Whether we said it, in whatever wording, with these in its slots. */
export const wasSaid = (
  { question, understood }: Speaking,
  saying: Saying,
  slots: Record<string, string> = {},
): boolean => PHRASES[understood.language].say[saying].some((wording) => weSaid(question, filled(wording, slots)))

/** What was said so many messages ago may be said again. */
const LATELY = 6
/** Whether these very words stand in one of our last replies. */
export const wasSaidLately = ({ question }: Pick<Speaking, 'question'>, text: string): boolean =>
  weSaid({ history: question.history.slice(-LATELY) }, text)

/** Whether we said it in every wording there is, with these in its slots. */
export const isWornOut = (
  { question, understood }: Speaking,
  saying: Saying,
  slots: Record<string, string> = {},
): boolean => PHRASES[understood.language].say[saying].every((wording) => weSaid(question, filled(wording, slots)))

/** What rests on a source; undefined where there is nothing to say or nothing that it rests on. */
export const answer = (sentences: readonly string[], source: Source | undefined): Spoken | undefined =>
  source && sentences.length > 0
    ? { text: joinSentences(...new Set(sentences)), sources: [source], known: true }
    : undefined

/** What rests on nothing but good manners. */
export const plainly = (...sentences: string[]): Spoken => ({
  text: joinSentences(...sentences),
  sources: [],
  known: true,
})

/** Words that end a reply. */
export const closing = (text: string): Spoken => ({ ...plainly(text), closing: text })

/** Several replies as one: their words in order, and what the last of them asks or offers. */
export const together = (...parts: Spoken[]): Spoken => ({
  ...Object.assign({}, ...parts),
  text: joinSentences(
    ...parts.map((part, at) => (parts.slice(at + 1).some((later) => later.closing) ? withoutClosing(part) : part.text)),
  ),
  sources: parts.flatMap(({ sources }) => sources),
  known: parts.every(({ known }) => known),
})

const withoutClosing = ({ text, closing: last = '' }: Spoken): string =>
  text.endsWith(last) ? text.slice(0, text.length - last.length).trimEnd() : text
