import type { Place, Source } from '../../../contract/chat'

/** A reply in words, before code decides what happens with it. */
export type Spoken = {
  text: string
  sources: Source[]
  places?: Place[]
  /** What may be pressed next. */
  quickReplies?: string[]
  /** Whether it answers what was asked. */
  known: boolean
  /** What it ends by offering. */
  offers?: 'details' | 'booking'
  /** What it asks the visitor for. */
  asks?: 'name' | 'contact' | 'need'
}
