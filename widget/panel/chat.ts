import { signal } from '@preact/signals'
import type { ChatMessage, StatedDetails } from '../../contract/chat'
import { DEFAULT_GREETING, QUICK_REPLIES } from '../../contract/defaults'
import type { WidgetConfig } from '../../contract/widget'
import type { Stage } from '../stage'
import { words } from './words'

/** One line of the conversation. A draft is still being written: while its content is empty, nothing of it has arrived. */
export type ChatEntry = Pick<ChatMessage, 'type' | 'content'> &
  Partial<Pick<ChatMessage, 'author' | 'sources' | 'places'>> & {
    id?: string | undefined
    key: number
    isDraft?: boolean | undefined
    rating?: 'up' | 'down' | undefined
  }

/** A button under the conversation. One that runs nothing of its own is a quick reply. */
export type Chip = { label: string; run?: () => void }

/** What takes the message box's place for a while. */
export type Aside = { kind: 'lead'; isCall?: boolean } | { kind: 'schedule'; url: string }

export type LeadField = 'name' | 'email' | 'phone' | 'projectDetails'
/** The boxes whose text is kept while something else stands in their place. */
type Box = LeadField | 'message'
export type LeadErrors = Partial<Record<LeadField, string>>

type Business = Omit<WidgetConfig, 'primaryColor' | 'position' | 'isActive'>
type Lead = { isSending?: boolean; isSent?: boolean; hasFailed?: boolean; errors?: LeadErrors }

/** What the panel shows is in signals. `business` starts from the snippet, so that it works when settings can't be read. */
export function createChat(stage: Stage) {
  const { id, attributes } = stage.snippet
  const business: Business = {
    id,
    name: words.value.chat,
    greeting: attributes.greeting || DEFAULT_GREETING,
    calendlyUrl: attributes.calendlyUrl ?? null,
    quickReplies: QUICK_REPLIES,
    panelSize: 'standard',
    phoneRequired: false,
    poweredBy: false,
  }
  const typed: Partial<Record<Box, string>> = {}
  const earlier: Promise<ChatEntry[]> | undefined = undefined
  return {
    stage,
    business: signal(business),
    entries: signal<ChatEntry[]>([]),
    chips: signal<Chip[]>([]),
    asides: signal<Aside[]>([]),
    lead: signal<Lead>({}),
    /** What the visitor said of themselves in the conversation; what they typed into a box wins over it. */
    details: signal<StatedDetails>({}),
    isFull: signal(false),
    typed,
    sessionId: '',
    wasLeadAsked: false,
    /** There once what was said before in this visit is read, or can't be. */
    earlier: earlier as Promise<ChatEntry[]> | undefined,
  }
}
export type Chat = ReturnType<typeof createChat>

export const replyChips = (labels: string[]): Chip[] => labels.map((label) => ({ label }))

let lastKey = 0
export const newEntry = (type: ChatEntry['type'], content: string, isDraft?: boolean): ChatEntry => ({
  key: ++lastKey,
  type,
  content,
  isDraft,
})
export const appendEntry = ({ entries }: Chat, said: ChatEntry) => {
  entries.value = [...entries.value, said]
}

/** A form or card for the message box's place; a second of its kind replaces the first. */
export const addAside = ({ asides }: Chat, aside: Aside) => {
  asides.value = [...asides.value.filter(({ kind }) => kind !== aside.kind), aside]
}
export const dropAside = ({ asides }: Chat) => {
  asides.value = asides.value.slice(1)
}
