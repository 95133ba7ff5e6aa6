import type { Question } from './answerer'
import type { ConversationState } from './state'
import type { Understood } from './understand/understood'

type Asking = NonNullable<ConversationState['asking']>
type Turn = { question: Pick<Question, 'state'>; understood: Understood; state: ConversationState }

/** Nobody is asked in three replies running, nor for more reasons than so many, unless they take up an offer to be called. */
const MOST_RUNNING = 2
const MOST_REASONS = 3
const WAYS = ['name', 'phone', 'email'] as const
/** What is only told, or politeness, is no reason to ask anew. */
const NO_REASON: ReadonlySet<Understood['kind']> = new Set([
  'gives_details',
  'declines',
  'small_talk',
  'off_topic',
  'abuse',
])

/** What calls for a way to reach them: a complaint, a quote; when they may be called and that they have no email are reasons of their own. */
function reasonOf({ kind, details, hasNoEmail }: Understood): string | undefined {
  if (hasNoEmail) return 'noEmail'
  if (details.toCall !== undefined) return 'toCall'
  return NO_REASON.has(kind) ? undefined : kind
}

/** Who gives their name may be asked for a number as if for the first time. */
function askedBefore({ question, state }: Turn): Asking | undefined {
  const before = question.state.details
  return WAYS.some((way) => state.details[way] !== before[way]) ? undefined : state.asking
}

/** Whether the reply may ask who they are and how to reach them: once, once more where something new calls for it, and who wants a person. */
export function mayAskDetails(turn: Turn): boolean {
  const asking = askedBefore(turn)
  if (!asking) return true
  const reason = reasonOf(turn.understood)
  // Who takes up an offer to be called is asked where.
  if (reason === 'accepts') return true
  if (reason === undefined || asking.reasons.includes(reason) || asking.running >= MOST_RUNNING) return false
  return reason === 'wants_person' || asking.reasons.length < MOST_REASONS
}

/** What was asked of them after a reply. */
export function askingAfter(turn: Turn, isAsked: boolean): Pick<ConversationState, 'asking'> {
  const asking = askedBefore(turn)
  if (!isAsked) return asking ? { asking: { ...asking, running: 0 } } : {}
  const reason = reasonOf(turn.understood)
  const { reasons = [], running = 0 } = asking ?? {}
  return { asking: { reasons: [...new Set([...reasons, ...(reason ? [reason] : [])])], running: running + 1 } }
}
