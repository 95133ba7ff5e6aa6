import { recordAudit, sendResetLink, tellOfPause } from '../accounts'
import { followDeletion, followEmail, handleEvent, retirePayer, syncSubscription } from '../billing'
import { createBusiness, republishBusinessesOf, tellOfSites } from '../businesses'
import { askAgain, mailOwner, publishProfile, sortAskings, tellVisitors } from '../curation'
import { notifyOwnerOfLead, notifyOwnerOfMatter } from '../leads'
import { deliverMail } from '../platform/mail/deliverMail'
import type { OutboxHandlers } from '../platform/outbox/drainOutbox'
import { notifyOperator } from '../support'

/** Which domain does what the outbox owes. */
export const outboxHandlers: OutboxHandlers = {
  'audit.record': recordAudit,
  'business.create': createBusiness,
  'customer.changed': (ctx, { customerId }) => republishBusinessesOf(ctx, customerId),
  'customer.deletion-changed': followDeletion,
  'customer.email-changed': followEmail,
  'lead.notify': notifyOwnerOfLead,
  'login.paused': tellOfPause,
  'mail.send': deliverMail,
  'matter.notify': notifyOwnerOfMatter,
  'origins.mail': tellOfSites,
  'password.reset': sendResetLink,
  'payer.replaced': retirePayer,
  'profile.publish': (ctx, { businessId, changedBy }) => publishProfile(ctx, businessId, changedBy),
  'question.answered': tellVisitors,
  'questions.ask-again': askAgain,
  'questions.mail': mailOwner,
  'questions.sort': sortAskings,
  'stripe.event': handleEvent,
  'subscription.sync': async (ctx, { subscriptionId }) => {
    await syncSubscription(ctx, subscriptionId)
  },
  'support.notify': notifyOperator,
}
