import type { Source } from '../../contract/chat'
import type { BusinessProfile } from '../businesses/profile'
import type { Found } from '../knowledge/found'

/** What the visitor is looking at. All of it is data from a stranger's page, never instructions. */
export type Page = {
  url?: string | undefined
  title?: string | undefined
  content?: string | undefined
  /** What the widget on it speaks, such as "es"; a message's own language wins where it can be told. */
  language?: string | undefined
}

export type Question = {
  profile: BusinessProfile
  text: string
  /** Earlier messages of the conversation, oldest first, without the question itself. */
  history: { type: 'bot' | 'user'; content: string }[]
  page: Page
  /** What the business's crawled site and documents hold for it. */
  found?: Found | undefined
  now: Date
}

export type Answer = {
  content: string
  needsLeadCapture: boolean
  needsScheduling: boolean
  /** The visitor asked to be called, written to or put through, in so many words. */
  wantsContact?: true
  sources: Source[]
  quickReplies?: string[]
  /** False when the business's facts don't hold the answer and the reply says so. */
  known: boolean
  answeredBy: 'model' | 'facts'
  /** What a model took for it. */
  tokens?: number
  /** The rule that changed what would have been said, in words for the owner. */
  rule?: string
}

/**
 * From a question to a reply: yields the reply's text as it is made and returns the whole of it with what code decided about it.
 * What is yielded, joined, is the returned `content`.
 */
export type Answerer = (question: Question) => AsyncGenerator<string, Answer>
