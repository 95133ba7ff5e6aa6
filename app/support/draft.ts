import type { SupportRequestBody } from '../../contract/support'
import { lastEndOfSession, onSessionChange, sessionToken } from '../lib/session'

export const NO_DRAFT: SupportRequestBody = { subject: '', message: '' }
let draft = NO_DRAFT

/** The unsent message; survives closing the dialog and an expired session. */
export const keptDraft = () => draft
export const keepDraft = (begun: SupportRequestBody) => {
  draft = begun
}

// Cleared on signing out.
onSessionChange(() => {
  if (!sessionToken() && lastEndOfSession() === 'signed-out') draft = NO_DRAFT
})
