import type { Faq, PanelSize, Position } from '../../contract/businesses'
import type { BusinessType } from '../../contract/businessTypes'
import type { BusinessFacts } from '../../contract/facts'
import type { Withdrawn } from '../../contract/knowledge'
import type { OriginState } from '../../contract/origins'
import type { BookingOffer } from '../../contract/slots'
import type { Branding } from '../../contract/widgetLook'
import type { CustomerPlan } from '../accounts'

/** `host`: without `www.`. */
export type KnownSite = { host: string; state: OriginState }

/** The profile's key in KV. */
export const profileKey = (businessId: string): string => `profile:${businessId}`

/**
 * Everything that the message path needs to know of a business, at most 256 KB: the limits of facts.ts and faqs.ts keep it so. It is published to KV, so that a message costs no query in
 * D1.
 */
export type BusinessProfile = {
  id: string
  customerId: string
  /** Rises with every save. A newer profile is never replaced by an older one. */
  revision: number
  /** The published version of the answers' basis: a change of it may wait at the publish gate while the rest of the save is live. */
  versionId: string | null
  name: string
  businessType: BusinessType
  services: string
  location: string | null
  specialties: string | null
  greeting: string
  primaryColor: string
  position: Position
  panelSize: PanelSize
  branding: Branding | null
  /** The quick replies are those of the business's trade. Absent in older profiles: the three that every trade has. */
  tradeReplies?: boolean
  phoneRequired: boolean
  /** Absent in older profiles: on. */
  confirmLeads?: boolean
  /** Whether its trade's words of care are said. Absent in older profiles: they are. */
  careNote?: boolean
  /** What the chat asks people who left a way to reach them; null: the trade's own questions. Absent in older profiles: nothing is asked. */
  leadQuestions?: string[] | null
  /** The notice in the widget, null for the default one, and the page that it links to. Absent in older profiles. */
  privacyNotice?: string | null
  privacyUrl?: string | null
  /** What visitors write isn't kept beyond their visit; absent in profiles published before there was such a setting. */
  noHealthDetails?: boolean
  calendlyUrl: string | null
  /** Null or absent: no calendar was set up. */
  booking?: BookingOffer | null
  country: string
  timeZone: string
  currency: string
  isActive: boolean
  faqs: Faq[]
  facts: BusinessFacts
  /** What its site and documents say and its owner has dismissed. Absent in older profiles. */
  withdrawn?: Record<string, Withdrawn> | null
  /** The version of its site and documents; absent if there is none, and then no knowledge is searched. */
  knowledgeVersion?: string | undefined
  /** The sites known to carry the chat; absent in profiles published before sites were stored. */
  origins?: KnownSite[]
  /** `lapsedAt`: since when there is no live subscription, in milliseconds since 1970. */
  plan: CustomerPlan
}
