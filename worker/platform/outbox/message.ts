import type { Matter } from '../../../contract/chat'
import type { PaymentEventType } from '../../../contract/paymentEvents'
import type { auditEvents } from '../db/directory'

/** Everything that must happen once its cause is stored, by kind. */
export type OutboxMessage =
  | { kind: 'audit.record'; payload: NewAuditRow }
  | { kind: 'login.paused'; payload: { email: string } }
  | { kind: 'mail.send'; payload: Mail }
  | { kind: 'origins.mail'; payload: { businessId: string; customerId: string } }
  | { kind: 'password.reset'; payload: { email: string } }
  | { kind: 'lead.notify'; payload: { leadId: string; customerId: string } }
  | { kind: 'matter.notify'; payload: { conversationId: string; kind: Matter; customerId: string } }
  | { kind: 'payer.replaced'; payload: { customerId: string; stripeCustomerId: string } }
  | { kind: 'profile.publish'; payload: { businessId: string; changedBy?: string | undefined } }
  | { kind: 'question.answered'; payload: AnsweredQuestion }
  | { kind: 'questions.ask-again'; payload: { businessId: string } }
  | { kind: 'questions.mail'; payload: { businessId: string; customerId: string } }
  | { kind: 'questions.sort'; payload: { businessId: string; customerId: string } }
  | { kind: 'business.create'; payload: NewBusiness }
  | { kind: 'customer.email-changed'; payload: { customerId: string } }
  | { kind: 'customer.deletion-changed'; payload: { customerId: string } }
  | { kind: 'customer.changed'; payload: { customerId: string } }
  | { kind: 'stripe.event'; payload: PaymentEvent }
  | { kind: 'support.notify'; payload: { requestId: string } }
  | { kind: 'subscription.sync'; payload: { subscriptionId: string } }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** Whom it is for: if it can't be delivered they are told on their screen. */
  customerId?: string
}

/** What happened to an account, as it is kept. */
export type NewAuditRow = Omit<typeof auditEvents.$inferSelect, 'detail'> & { detail: object | null }

/** What an event points at. Its contents are old by the time they are worked on; only the ids are kept. */
export type EventSubject = {
  subscriptionId?: string | undefined
  invoiceId?: string | undefined
  chargeId?: string | undefined
  disputeId?: string | undefined
  stripeCustomerId?: string | undefined
}

/** An event of the payment provider: only what it is about, since what it says is old by the time it is worked off. */
type PaymentEvent = { eventId: string; type: PaymentEventType; subject: EventSubject }

/** For the visitors who left an address when they asked. */
type AnsweredQuestion = { businessId: string; questionId: string; answer: string }

/** What registration hands over to the tenants' side. */
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
