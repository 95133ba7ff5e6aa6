import type { AskedReply } from './curation'

/** Messages from the live preview's frame to the settings page around it; both check that the other is same-origin. */
export type PreviewMessage = { type: 'PREVIEW_READY' } | { type: 'PREVIEW_ASK'; question: string }
/** Null if the bot couldn't be asked. */
export type PreviewReply = AskedReply | null
