import type { Answerer } from '../answering'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import type { TurnPage } from './page'

/** A visitor's message that is being answered. */
export type AskedTurn = {
  ctx: Context
  profile: BusinessProfile
  sessionId: string
  /** The id of the visitor's message. */
  turnId: string
  text: string
  page: TurnPage
  /** The visitor's, an IANA name. */
  timeZone?: string | undefined
  /** Overrides the answerer chosen by plan, settings and the model's health. */
  answerer?: Answerer | undefined
}
