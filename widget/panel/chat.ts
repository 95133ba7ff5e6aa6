import type { ChatMessage, StatedDetails } from '../../contract/chat'
import { DEFAULT_GREETING, QUICK_REPLIES } from '../../contract/defaults'
import type { WidgetConfig } from '../../contract/widget'
import type { Stage } from '../stage'
import { words } from './words'

/** One line of the conversation. A draft is still being written: while its content is empty, nothing of it has arrived. */
export type Entry = Pick<ChatMessage, 'type' | 'content'> &
  Partial<Pick<ChatMessage, 'id' | 'author' | 'sources' | 'places'>> & {
    key: number
    isDraft?: boolean
    rating?: 'up' | 'down' | undefined
  }

/** A button under the conversation. */
export type Chip = { label: string; run: () => void }

/** What takes the message box's place for a while. */
export type Aside = { kind: 'lead'; isCall?: boolean } | { kind: 'schedule'; url: string }

export type LeadField = 'name' | 'email' | 'phone' | 'projectDetails'
/** The boxes whose text is kept while something else stands in their place. */
export type Box = LeadField | 'message'
export type LeadErrors = Partial<Record<LeadField, string>>

type State = {
  business: Omit<WidgetConfig, 'primaryColor' | 'position' | 'isActive'>
  sessionId: string
  language: string
  entries: Entry[]
  chips: Chip[]
  asides: Aside[]
  wasLeadAsked: boolean
  /** What the visitor said of themselves in the conversation; what they typed into a box wins over it. */
  details: StatedDetails
  typed: Partial<Record<Box, string>>
  lead: { isSending?: boolean; isSent?: boolean; hasFailed?: boolean; errors?: LeadErrors }
  isFull: boolean
}
/** `earlier` is there once what was said before in this visit is read, or can't be. */
export type Chat = State & { stage: Stage; earlier?: Promise<Entry[]>; set: (change: Partial<State>) => void }

/** The panel's whole state; every change draws it anew. `business` starts from the snippet, so that it works when settings can't be read. */
export function createChat(stage: Stage, draw: (chat: Chat) => void) {
  const { id, attributes } = stage.snippet
  const chat: Chat = {
    stage,
    business: {
      id,
      name: words.chat,
      greeting: attributes.greeting || DEFAULT_GREETING,
      calendlyUrl: attributes.calendlyUrl ?? null,
      quickReplies: QUICK_REPLIES,
      panelSize: 'standard',
      phoneRequired: false,
      poweredBy: false,
    },
    sessionId: '',
    language: 'en',
    entries: [],
    chips: [],
    asides: [],
    wasLeadAsked: false,
    details: {},
    typed: {},
    lead: {},
    isFull: false,
    set: (change) => draw(Object.assign(chat, change)),
  }
  return chat
}

let lastKey = 0
export const entry = (type: Entry['type'], content: string, isDraft?: boolean): Entry => ({
  key: ++lastKey,
  type,
  content,
  ...(isDraft && { isDraft }),
})

/** A form or card for the message box's place; a second of its kind replaces the first. */
export const withAside = (asides: Aside[], aside: Aside) => [...asides.filter(({ kind }) => kind !== aside.kind), aside]
export const dropAside = (chat: Chat) => chat.set({ asides: chat.asides.slice(1) })
