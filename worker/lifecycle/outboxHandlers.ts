import { recordAudit, sendPauseMail, sendResetLink } from '../accounts'
import {
  handleEvent,
  retireStripeCustomer,
  syncSubscription,
  updateStripeEmail,
  updateSubscriptionForDeletion,
} from '../billing'
import { createBusiness, republishBusinessesOf, tellOfSites } from '../businesses'
import {
  askedQuestions,
  mailAnswerToVisitors,
  mailOpenQuestions,
  publishProfile,
  recheckOpenQuestions,
  sortAskings,
} from '../curation'
import { mailUnseenReplies, showChangedLeads, showLead } from '../inbox'
import { deliver, handOnEvent } from '../integrations'
import {
  confirmLead,
  notifyOwnerOfLead,
  notifyOwnerOfMatter,
  qualifyLead,
  remindOfLead,
  tellOfAnswers,
  tellOfWish,
  tellWebhooksOfChange,
} from '../leads'
import { deliverByMail, deliverByPush } from '../notifications'
import { deliverMail } from '../platform/mail/deliverMail'
import type { OutboxHandlers } from '../platform/outbox/drainOutbox'
import { mailBroken, pauseOrResumeForPlan, tellBooking, tellCalendarItsSources } from '../scheduling'
import { notifyOperator } from '../support'
import { closePausedScreens, closeScreens } from '../team'
import { eventData } from './eventData'
import { applyRetentionChange } from './privacy/applyRetention'
import { finishForgetting } from './privacy/forgetVisitor'
import { showBooking } from './showBooking'

/** The handler of each kind of outbox row. */
export const outboxHandlers: OutboxHandlers = {
  'audit.record': recordAudit,
  'booking.tell': async (ctx, told) => {
    await showBooking(ctx, told)
    await tellBooking(ctx, told, askedQuestions)
  },
  'business.create': createBusiness,
  'calendar.broken': mailBroken,
  'calendar.connections': tellCalendarItsSources,
  'customer.changed': async (ctx, { customerId }) => {
    await republishBusinessesOf(ctx, customerId)
    await pauseOrResumeForPlan(ctx, customerId)
    await closePausedScreens(ctx, customerId)
  },
  'customer.deletion-changed': updateSubscriptionForDeletion,
  'customer.email-changed': updateStripeEmail,
  'delivery.mail': deliverByMail,
  'delivery.push': deliverByPush,
  'lead.confirm': confirmLead,
  'lead.notify': async (ctx, payload) => {
    await showLead(ctx, payload.leadId)
    await notifyOwnerOfLead(ctx, payload, askedQuestions)
  },
  'lead.remind': remindOfLead,
  'lead.wish': tellOfWish,
  'lead.answers': tellOfAnswers,
  'leads.changed': async (ctx, payload) => {
    await showChangedLeads(ctx, payload)
    await tellWebhooksOfChange(ctx, payload)
  },
  'lead.qualify': qualifyLead,
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
  'retention.changed': applyRetentionChange,
  'stripe.event': handleEvent,
  'subscription.sync': async (ctx, { subscriptionId }) => {
    await syncSubscription(ctx, subscriptionId)
  },
  'support.notify': notifyOperator,
  'visitor.forget': finishForgetting,
  'webhook.deliver': deliver,
  'webhook.event': (ctx, event, rowId) => handOnEvent(ctx, event, rowId, eventData),
}
