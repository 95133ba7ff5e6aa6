import { sendResetLink } from './accounts/passwords/sendResetLink'
import { createBusiness } from './businesses/createBusiness'
import { publishProfile } from './businesses/publishProfile'
import { notifyOwnerOfLead } from './leads/notifyOwner'
import { deliverMail } from './mail/deliverMail'
import type { OutboxHandlers } from './outbox/drainOutbox'

/** Which domain does what the outbox owes. */
export const outboxHandlers: OutboxHandlers = {
  'business.create': createBusiness,
  'lead.notify': notifyOwnerOfLead,
  'mail.send': deliverMail,
  'password.reset': sendResetLink,
  'profile.publish': (ctx, { businessId }) => publishProfile(ctx, businessId),
}
