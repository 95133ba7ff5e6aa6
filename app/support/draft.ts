import type { SupportRequestBody } from '../../contract/support'
import { lastEndOfSession, onSessionChange, sessionToken } from '../lib/session'

export const NO_DRAFT: SupportRequestBody = { subject: '', message: '' }
let draft = NO_DRAFT

/** What was begun and not sent: it outlives the dialog, and a session that ends while it is open. */
export const keptDraft = () => draft
export const keepDraft = (begun: SupportRequestBody) => {
  draft = begun
}

// Whoever signs out leaves nothing behind for who comes next.
onSessionChange(() => {
  if (!sessionToken() && lastEndOfSession() === 'signed-out') draft = NO_DRAFT
})
