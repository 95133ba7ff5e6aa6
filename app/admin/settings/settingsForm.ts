import type { FieldPath } from 'react-hook-form'
import type { Business, BusinessForm } from '../../../contract/businesses'

/** The form's fields in order; server errors are shown at them. */
export const SETTINGS_FIELDS = [
  'name',
  'services',
  'location',
  'specialties',
  'website',
  'calendlyUrl',
  'greeting',
  'primaryColor',
  'position',
  'panelSize',
  'phoneRequired',
  'isActive',
  'branding.avatarUrl',
  'branding.tagline',
  'branding.quickReplies',
  'leadQuestions',
  'confirmLeads',
  'careNote',
  'privacyNotice',
  'privacyUrl',
] as const satisfies FieldPath<BusinessForm>[]

export const toForm = (business: Business): BusinessForm => ({
  name: business.name,
  services: business.services,
  location: business.location ?? '',
  specialties: business.specialties ?? '',
  website: business.website ?? '',
  calendlyUrl: business.calendlyUrl ?? '',
  greeting: business.greeting,
  primaryColor: business.primaryColor,
  position: business.position,
  panelSize: business.panelSize,
  phoneRequired: business.phoneRequired,
  isActive: business.isActive,
  branding: business.branding,
  leadQuestions: business.leadQuestions,
  confirmLeads: business.confirmLeads,
  careNote: business.careNote,
  privacyNotice: business.privacyNotice,
  privacyUrl: business.privacyUrl,
})
