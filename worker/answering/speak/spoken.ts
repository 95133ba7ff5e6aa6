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
  /** Its last words, which ask for details or say where to call: of two replies in one only the last one's stand. */
  closing?: string
  /** What it ends by offering. */
  offers?: 'details' | 'booking'
  /** What the visitor told of themselves, which it says was added to their message. */
  notes?: string
  /** What it asks the visitor for. */
  asks?: 'name' | 'contact' | 'need'
}
