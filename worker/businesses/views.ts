import type { Business, PublicBusiness } from '../../contract/businesses'
import { PLAIN_BRANDING } from '../../contract/widgetLook'
import { careWords, INDUSTRIES } from '../industries'
import type { BusinessRow } from './store'
import { defaultReplies } from './widgetViews'

/** What anyone may see of a business. */
export const publicView = ({
  id,
  name,
  services,
  location,
  greeting,
  primaryColor,
  position,
  calendlyUrl,
}: BusinessRow): PublicBusiness => ({
  id,
  name,
  services,
  location,
  greeting,
  primaryColor,
  position,
  calendlyUrl,
})

/** What the owner sees: of calendar credentials only whether they are set. */
export const ownerView = (row: BusinessRow): Business => ({
  ...publicView(row),
  customerId: row.customerId,
  specialties: row.specialties,
  website: row.website,
  isActive: row.isActive,
  googleCalendarConnected: row.googleCalendarCredentials !== null,
  outlookCalendarConnected: row.outlookCalendarCredentials !== null,
  schedulingTier: row.schedulingTier,
  businessType: row.businessType,
  country: row.country,
  timeZone: row.timeZone,
  currency: row.currency,
  phoneRequired: row.phoneRequired,
  confirmLeads: row.confirmLeads,
  careNote: row.careNote,
  defaultCareNote: (!row.noHealthDetails && careWords(row.businessType)?.en) || null,
  panelSize: row.panelSize,
  branding: row.branding ?? PLAIN_BRANDING,
  defaultQuickReplies: defaultReplies(row),
  leadQuestions: row.leadQuestions,
  defaultLeadQuestions: INDUSTRIES[row.businessType].asks.en,
  privacyNotice: row.privacyNotice,
  privacyUrl: row.privacyUrl,
  lastSeen:
    row.lastSeenHost && row.lastSeenAt ? { host: row.lastSeenHost, at: new Date(row.lastSeenAt).toISOString() } : null,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
})
