export { removeSomeLeads } from './changeLead'
export { everyLead } from './everyLead'
export { findReachableVisitors } from './findReachableVisitors'
export { findPerson } from './forgetting/findPerson'
export { forgetLeads } from './forgetting/forgetLeads'
export {
  countLeadsBefore,
  deleteMattersIn,
  findLeadsIn,
  findMattersIn,
  removeLeadsBefore,
} from './forgetting/store'
export { type KnownVisitor, NO_CONTACT } from './forgetting/visitor'
export { leadFromChat } from './leadFromChat'
export { leadView } from './listLeads'
export { mailWaitingLeads } from './mails/mailWaitingLeads'
export { matterRows } from './matters/matterRows'
export { mailWaitingMatters, notifyOwnerOfMatter } from './matters/notifyOwnerOfMatter'
export { notifyOwnerOfLead } from './notifyOwnerOfLead'
export { displayPhone } from './phone'
export { deleteOldLeadRequests } from './requests/deleteOldLeadRequests'
export { findConversationsWithLead, findLead } from './store'
export { addToLead } from './storing/addToLead'
export { type NewLead, storeLead } from './storing/storeLead'
export { buryRows, deleteExpiredTombstones, wasForgotten } from './tombstones/store'
export { addressTraces, tracesOf } from './tombstones/traces'
