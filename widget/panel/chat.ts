import { signal } from '@preact/signals'
import type { ChatMessage, StatedDetails } from '../../contract/chat'
import { DEFAULT_GREETING, QUICK_REPLIES } from '../../contract/defaults'
import type { OfferedSlots } from '../../contract/slots'
import type { WidgetConfig } from '../../contract/widget'
import type { Stage } from '../stage'
import { language, words } from './words'

/** One message of the conversation. `isDraft`: the reply is being written; its content is empty until text arrives. */
export type ChatEntry = Pick<ChatMessage, 'type' | 'content'> &
  Partial<Pick<ChatMessage, 'author' | 'sources' | 'places' | 'takesNoRating' | keyof OfferedSlots>> & {
    id?: string | undefined
    key: number
    isDraft?: boolean | undefined
    rating?: 'up' | 'down' | undefined
  }

/** A button under the conversation. Without `run` it sends its label as a quick reply. */
export type Chip = { label: string; run?: () => void }

/** What replaces the message box for a while: the lead form or the scheduling card. */
export type Aside = { kind: 'lead'; isCall?: boolean } | { kind: 'schedule'; url: string }

export type LeadField = 'name' | 'email' | 'phone' | 'projectDetails'
/** Fields whose text survives being replaced by something else. */
type Box = LeadField | 'message' | 'place'
export type LeadErrors = Partial<Record<LeadField, string>>

/** The stream of what a person writes; see widget/live. */
export type Live = { start: () => void; stop: () => void }

type Business = Omit<WidgetConfig, 'primaryColor' | 'position' | 'isActive'>
type Lead = { isSending?: boolean; isSent?: boolean; hasFailed?: boolean; errors?: LeadErrors }

/**
 * The panel's state. What is shown is in signals. `business` starts with the snippet's values, so that the panel works if settings can't be
 * loaded.
 */
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
    /** Contact details from the conversation; text typed into the form wins. */
    details: signal<StatedDetails>({}),
    isFull: signal(false),
    /** The first name of whoever answers in place of the bot. */
    person: signal<string | undefined>(undefined),
    typed,
    sessionId: '',
    /** The first page of the visit and what linked to it. */
    visit: {} as { landingUrl?: string | undefined; referrer?: string | undefined; timeZone?: string },
    wasLeadAsked: false,
    /** The chat asked for a phone number or an email address: either will do. */
    takesEither: false as boolean | undefined,
    /** Resolves once earlier messages are loaded or failed to. */
    earlier: earlier as Promise<ChatEntry[]> | undefined,
    /** Since a conversation has begun. */
    live: undefined as Live | undefined,
  }
}
export type Chat = ReturnType<typeof createChat>

/** The privacy notice: the owner's, or ours in the visitor's language. */
export const noticeOf = ({ business: { value } }: Chat) =>
  [value.notice ?? words.value.notice, value.care?.[language.value]].join(' ').trim()

export const replyChips = (labels: string[]): Chip[] => labels.map((label) => ({ label }))

let lastKey = 0
export const newEntry = (type: ChatEntry['type'], content: string, isDraft?: boolean): ChatEntry => ({
  key: ++lastKey,
  type,
  content,
  isDraft,
})
export type MakeEntry = typeof newEntry
export const appendEntry = ({ entries }: Chat, said: ChatEntry) => {
  entries.value = [...entries.value, said]
}

/** Shows a form or card in place of the message box; a second one of the same kind replaces the first. */
export const addAside = ({ asides }: Chat, aside: Aside) => {
  asides.value = [...asides.value.filter(({ kind }) => kind !== aside.kind), aside]
}
export const dropAside = ({ asides }: Chat) => {
  asides.value = asides.value.slice(1)
}
