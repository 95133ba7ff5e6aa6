/** Everything that must happen once its cause is stored, by kind. */
export type OutboxMessage =
  | { kind: 'mail.send'; payload: Mail }
  | { kind: 'password.reset'; payload: { email: string } }
  | { kind: 'lead.notify'; payload: { leadId: string; customerId: string } }
  | { kind: 'profile.publish'; payload: { businessId: string } }
  | { kind: 'business.create'; payload: NewBusiness }

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom it is for: if it can't be delivered they are told on their screen. */
  customerId?: string
}

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
