/** Everything that must happen once its cause is stored, by kind. */
export type OutboxMessage =
  | { kind: 'mail.send'; payload: { to: string; subject: string; text: string; html: string } }
  | { kind: 'lead.notify'; payload: { leadId: string } }
  | { kind: 'profile.publish'; payload: { businessId: string } }
  | { kind: 'business.create'; payload: NewBusiness }

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
