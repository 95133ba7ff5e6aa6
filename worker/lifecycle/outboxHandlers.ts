import { recordAudit, sendPauseMail, sendResetLink } from '../accounts'
import {
  handleEvent,
  retireStripeCustomer,
  syncSubscription,
  updateStripeEmail,
  updateSubscriptionForDeletion,
} from '../billing'
import { createBusiness, republishBusinessesOf, tellOfSites } from '../businesses'
import { mailAnswerToVisitors, mailOpenQuestions, publishProfile, recheckOpenQuestions, sortAskings } from '../curation'
import { mailUnseenReplies, showChangedLeads, showLead } from '../inbox'
import { notifyOwnerOfLead, notifyOwnerOfMatter } from '../leads'
import { deliverMail } from '../platform/mail/deliverMail'
import type { OutboxHandlers } from '../platform/outbox/drainOutbox'
import { notifyOperator } from '../support'
import { closeScreens } from '../team'

/** The handler of each kind of outbox row. */
export const outboxHandlers: OutboxHandlers = {
  'audit.record': recordAudit,
  'business.create': createBusiness,
  'customer.changed': (ctx, { customerId }) => republishBusinessesOf(ctx, customerId),
  'customer.deletion-changed': updateSubscriptionForDeletion,
  'customer.email-changed': updateStripeEmail,
  'lead.notify': async (ctx, payload, rowId) => {
    await showLead(ctx, payload.leadId)
    await notifyOwnerOfLead(ctx, payload, rowId)
  },
  'leads.changed': showChangedLeads,
  'login.paused': sendPauseMail,
  'mail.send': deliverMail,
  'matter.notify': notifyOwnerOfMatter,
  'member.signed-out': closeScreens,
  'origins.mail': tellOfSites,
  'password.reset': sendResetLink,
  'payer.replaced': retireStripeCustomer,
  'profile.publish': (ctx, { businessId, changedBy }) => publishProfile(ctx, businessId, changedBy),
  'question.answered': mailAnswerToVisitors,
  'questions.ask-again': recheckOpenQuestions,
  'questions.mail': mailOpenQuestions,
  'questions.sort': sortAskings,
  'reply.mail': mailUnseenReplies,
  'stripe.event': handleEvent,
  'subscription.sync': async (ctx, { subscriptionId }) => {
    await syncSubscription(ctx, subscriptionId)
  },
  'support.notify': notifyOperator,
}
