import type { Matter } from '../../../contract/chat'
import type { PushMessage } from '../../../contract/notifications'
import type { CalendarProviderId } from '../../../contract/outsideCalendars'
import type { PaymentEventType } from '../../../contract/paymentEvents'
import type { BookingChange } from '../../../contract/scheduling'
import type { auditEvents } from '../db/directory'

/** Work that must happen once its cause is stored, by kind. */
export type OutboxMessage =
  | { kind: 'audit.record'; payload: NewAuditRow }
  | { kind: 'calendar.broken'; payload: ConnectionRef & { customerId: string; version: number } }
  | { kind: 'calendar.connections'; payload: { businessId: string; customerId: string } }
  | { kind: 'delivery.mail'; payload: Mail & DeliveryRef }
  | { kind: 'delivery.push'; payload: DeliveryRef & { subscriptionId: string; message: PushMessage } }
  | { kind: 'booking.tell'; payload: ToldBooking }
  | { kind: 'login.paused'; payload: { email: string } }
  | { kind: 'mail.send'; payload: Mail }
  | { kind: 'member.signed-out'; payload: { customerId: string; memberId: string } }
  | { kind: 'origins.mail'; payload: { businessId: string; customerId: string } }
  | { kind: 'password.reset'; payload: { email: string } }
  | { kind: 'lead.confirm'; payload: { leadId: string; customerId: string } }
  | { kind: 'lead.notify'; payload: { leadId: string; customerId: string } }
  | { kind: 'lead.remind'; payload: { leadId: string; customerId: string; step: number } }
  | { kind: 'lead.wish'; payload: { leadId: string; customerId: string } }
  | { kind: 'lead.answers'; payload: { leadId: string; customerId: string } }
  | { kind: 'leads.changed'; payload: LeadsChanged }
  | { kind: 'lead.qualify'; payload: { leadId: string; customerId: string } }
  | { kind: 'matter.notify'; payload: { conversationId: string; kind: Matter; customerId: string } }
  | { kind: 'payer.replaced'; payload: { customerId: string; stripeCustomerId: string } }
  | { kind: 'profile.publish'; payload: { businessId: string; changedBy?: string | undefined } }
  | { kind: 'reply.mail'; payload: { businessId: string; conversationId: string; sessionId: string } }
  | { kind: 'question.answered'; payload: AnsweredQuestion }
  | { kind: 'questions.ask-again'; payload: { businessId: string } }
  | { kind: 'questions.mail'; payload: { businessId: string; customerId: string } }
  | { kind: 'questions.sort'; payload: { businessId: string; customerId: string } }
  | { kind: 'business.create'; payload: NewBusiness }
  | { kind: 'customer.email-changed'; payload: { customerId: string } }
  | { kind: 'customer.deletion-changed'; payload: { customerId: string } }
  | { kind: 'customer.changed'; payload: { customerId: string } }
  | { kind: 'stripe.event'; payload: PaymentEvent }
  | { kind: 'retention.changed'; payload: { businessId: string } }
  | { kind: 'visitor.forget'; payload: ForgottenVisitor }
  | { kind: 'support.notify'; payload: { requestId: string } }
  | { kind: 'subscription.sync'; payload: { subscriptionId: string } }
  | { kind: 'webhook.deliver'; payload: { deliveryId: string; customerId: string } }
  | { kind: 'webhook.event'; payload: AccountEvent }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  attachments?: MailAttachment[]
  /** Where a POST ends mail of this kind, and a GET asks first (List-Unsubscribe). */
  unsubscribeUrl?: string
  /** The recipient's account, where a failed delivery is shown. */
  customerId?: string
  /** The business that a visitor is mailed for. */
  businessId?: string
}

/** `type`: a media type with its parameters. */
export type MailAttachment = { fileName: string; type: string; text: string }

/** An account outside that a business has connected. */
type ConnectionRef = { businessId: string; provider: CalendarProviderId }

/** The row of `deliveries` that tells what became of it. */
type DeliveryRef = { deliveryId: string; customerId: string }

/** A row of the audit log. */
export type NewAuditRow = Omit<typeof auditEvents.$inferSelect, 'detail'> & { detail: object | null }

/** The ids in a Stripe event. Its contents may be outdated by the time it is handled, so only these are stored. */
export type EventSubject = {
  subscriptionId?: string | undefined
  invoiceId?: string | undefined
  chargeId?: string | undefined
  disputeId?: string | undefined
  stripeCustomerId?: string | undefined
}

/** A Stripe event, reduced to its ids. */
type PaymentEvent = { eventId: string; type: PaymentEventType; subject: EventSubject }

/** What an account's webhooks are told of. Its data is read when it is handed on, a moment later. */
export type AccountEvent = {
  customerId: string
  businessId: string
  /** When it happened. */
  at: number
} & (
  | { type: 'lead.created' | 'lead.updated'; leadId: string }
  | { type: 'conversation.created'; conversationId: string }
  | { type: 'booking.created' | 'booking.updated' | 'booking.canceled'; bookingId: string; leadId: string | null }
)

/** What happened to a booking, once D1 has it. */
export type ToldBooking = {
  bookingId: string
  businessId: string
  customerId: string
  /** The booking's at this change: nobody is told of one that another has followed. */
  sequence: number
  change: BookingChange
  /** Who of the business made it; null: the visitor. */
  byName: string | null
}
/** `leadIds`: those that it was asked for; of a change, its events say which it was made to. */
type LeadsChanged = {
  businessId: string
  customerId: string
  leadIds: string[]
  changeId?: string
  conversationId?: string
}

/** For mailing the visitors who left an address. */
/** `question`: absent in rows of an earlier release. */
type AnsweredQuestion = { businessId: string; questionId: string; question?: string; answer: string }

/** What is left to delete of a visitor, by ids alone: no address is kept for it. */
type ForgottenVisitor = {
  businessId: string
  customerId: string
  leadIds: string[]
  conversationIds: string[]
  sessionIds: string[]
  /** Absent in rows that were written before there were bookings. */
  bookingIds?: string[]
}

/** The business that a registration creates in the tenants' database. */
export type NewBusiness = {
  id: string
  customerId: string
  name: string
  businessType: string
  services: string
  location: string | null
  specialties: string | null
  calendlyUrl: string | null
  timeZone?: string | undefined
  country?: string | undefined
}

export type OutboxKind = OutboxMessage['kind']
export type PayloadOf<K extends OutboxKind> = Extract<OutboxMessage, { kind: K }>['payload']
