import type { OfferedSlots, Slot } from '../../contract/slots'
import type { Chat, ChatEntry, MakeEntry } from '../panel/chat'
import type { PanelWords } from '../panel/words'

/** What the panel hands over. */
export type Panel = { chat: Chat; newEntry: MakeEntry; words: PanelWords }

export type Field = 'name' | 'email' | 'place'
/** What was typed into the boxes that are shown. */
export type Said = Partial<Record<Field, string>> & Record<'name' | 'email', string>
export type Booked = Slot & { id: string; manageUrl: string }

/** A form about the visitor that is being filled in. */
export type Filling = { errors: Partial<Record<Field, string>>; isSending?: true; trouble?: string }

/** What is shown beneath the last reply. `isWaiting`: they are on the waiting list. */
export type View =
  | { step: 'times'; note?: string; slots: Slot[]; holding?: string; isWaiting?: true }
  | (Filling & { step: 'form'; slot: Slot; holdId: string | null })
  | (Filling & { step: 'wait' })
  | { step: 'elsewhere'; url: string; site: string }
  | { step: 'booked'; booked: Booked }

/** An offer and how far its booking has come; `draw` shows it anew. */
export type Booking = Panel & {
  offer: OfferedSlots
  /** The reply that made it. */
  entryId: string
  view: View
  draw: () => void
}

const KEY = 'deskbell-booking'

/** A reload in the middle goes on where it was; without storage it begins again with the times. */
export function keepView(entryId: string, view: View) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ entryId, view }))
  } catch {
    return
  }
}

export function recallView(entryId: string): View | undefined {
  try {
    const kept: { entryId: string; view: View } | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.entryId === entryId ? kept.view : undefined
  } catch {
    return undefined
  }
}

export const isOffer = (entry: ChatEntry | undefined): entry is ChatEntry & OfferedSlots & { id: string } =>
  !!(entry?.id && (entry.slots?.length || entry.waitlist) && entry.serviceId)
