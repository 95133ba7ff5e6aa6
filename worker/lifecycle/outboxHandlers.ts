import { recordAudit } from '../accounts/audit/auditOwed'
import { sendResetLink } from '../accounts/passwords/sendResetLink'
import { tellOfPause } from '../accounts/pause/tellOfPause'
import { followDeletion } from '../billing/followDeletion'
import { followEmail } from '../billing/followEmail'
import { retirePayer } from '../billing/retirePayer'
import { syncSubscription } from '../billing/sync/syncSubscription'
import { handleEvent } from '../billing/webhook/handleEvent'
import { createBusiness } from '../businesses/createBusiness'
import { tellOfSites } from '../businesses/origins/tellOfSites'
import { republishBusinessesOf } from '../businesses/republishBusinessesOf'
import { mailOwner } from '../curation/mail/mailOwner'
import { askAgain } from '../curation/questions/askAgain'
import { sortAskings } from '../curation/questions/sortAskings'
import { tellVisitors } from '../curation/questions/tellVisitors'
import { publishProfile } from '../curation/versions/publishProfile'
import { notifyOwnerOfMatter } from '../leads/matters/notifyOwnerOfMatter'
import { notifyOwnerOfLead } from '../leads/notifyOwner'
import { deliverMail } from '../platform/mail/deliverMail'
import type { OutboxHandlers } from '../platform/outbox/drainOutbox'
import { notifyOperator } from '../support/notifyOperator'

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
