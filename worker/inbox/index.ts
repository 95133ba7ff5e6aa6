export { conversationNotFound } from './errors'
export { everyConversation, everyMessage } from './everyConversation'
export { forgetConversations } from './forgetting/forgetConversations'
export { inbox } from './inboxObject'
export { isConversationOfSession } from './isConversationOfSession'
export { headView } from './listConversations'
export { showChangedLeads, showLead, showNewBooking } from './live/showLead'
export { setPageVisitor } from './pageVisitor/setPageVisitor'
export { findConversationsNaming } from './pageVisitor/store'
export { readConversation } from './readConversation'
export { forgetTranscripts, removeConversationsBefore, removeSomeConversations } from './removeConversations'
export { everySavedReply } from './savedReplies/savedReplies'
export {
  type ConversationHeadRow,
  countBegun,
  countHeadsBefore,
  countUnread,
  countWaiting,
  findHead,
  findHeadsOf,
  isHeadNew,
  setBookingLinkOpened,
  upsertConversationHead,
} from './store'
export { mailUnseenReplies } from './takeover/mailUnseenReplies'
export { messageView, type TranscriptMessage } from './transcriptMessage'
export type { Exchange } from './transcriptStore'
