import type { Branding } from '../../contract/branding'
import type { Faq, PanelSize, Position } from '../../contract/businesses'
import type { BusinessType } from '../../contract/businessTypes'
import type { BusinessFacts } from '../../contract/facts'
import type { OriginState } from '../../contract/origins'
import type { CustomerPlan } from '../accounts'

/** `host`: without `www.`. */
export type KnownSite = { host: string; state: OriginState }

/** Where the edge has it in KV. */
export const profileKey = (businessId: string): string => `profile:${businessId}`

/**
 * All that a message needs to know of a business: what the widget paints and what the answers stand on.
 * It reaches the edge through KV (at most 256 KB), so that the message path asks D1 nothing.
 */
export type BusinessProfile = {
  id: string
  customerId: string
  /** Rises with every save; an older profile never replaces a newer one. */
  revision: number
  /** What the answers stand on is a version by itself: a save may wait while another field of it shows. */
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
  phoneRequired: boolean
  calendlyUrl: string | null
  country: string
  timeZone: string
  currency: string
  isActive: boolean
  faqs: Faq[]
  facts: BusinessFacts
  /** Names what its site and documents say; absent while it has named none, and then nobody asks for it. */
  knowledgeVersion?: string | undefined
  /** The sites that are known to carry the chat; absent in a profile of before there was such a list. */
  origins?: KnownSite[]
  /** `lapsedAt`: since when there is no live subscription. */
  plan: CustomerPlan
}
