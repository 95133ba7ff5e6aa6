import type { Answerer } from '../answering'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import type { TurnPage } from './page'

/** A visitor's message that waits for its answer. */
export type AskedTurn = {
  ctx: Context
  profile: BusinessProfile
  sessionId: string
  /** The id of the visitor's message. */
  turnId: string
  text: string
  page: TurnPage
  /** Instead of the one that the plan, the settings and the model's health choose. */
  answerer?: Answerer | undefined
}
