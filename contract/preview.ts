import type { AskedReply } from './curation'

/** What the settings' live preview and the page around it say to each other; both are ours, and each checks that. */
export type PreviewMessage = { type: 'PREVIEW_READY' } | { type: 'PREVIEW_ASK'; question: string }
/** Null where there is no reply to be had. */
export type PreviewReply = AskedReply | null
