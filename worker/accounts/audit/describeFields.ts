import type { BusinessPatch } from '../../../contract/businesses'
import type { BusinessFacts } from '../../../contract/facts'
import type { PrivacySettings } from '../../../contract/privacy'

type Field = keyof BusinessPatch | keyof PrivacySettings | keyof BusinessFacts | 'facts' | 'origins'

/** How the fields of a business are called in the owner's activity log. */
const NAMES: Record<Field, string> = {
  name: 'name',
  services: 'services',
  location: 'location',
  specialties: 'specialties',
  primaryColor: 'color',
  position: 'position of the chat',
  greeting: 'greeting',
  calendlyUrl: 'booking link',
  website: 'website',
  schedulingTier: 'way of scheduling',
  googleCalendarCredentials: 'Google Calendar',
  outlookCalendarCredentials: 'Outlook Calendar',
  isActive: 'whether the chat is on',
  businessType: 'type of business',
  country: 'country',
  timeZone: 'time zone',
  careNote: 'note about private details',
  confirmLeads: 'email to people who leave their details',
  phoneRequired: 'whether a phone number is asked for',
  panelSize: 'size of the chat',
  branding: 'branding',
  leadQuestions: 'questions for leads',
  privacyNotice: 'privacy note',
  privacyUrl: 'link to your privacy page',
  phones: 'phone numbers',
  emails: 'email addresses',
  addresses: 'addresses',
  areas: 'areas you serve',
  hours: 'hours',
  hoursExceptions: 'holidays and special hours',
  prices: 'prices',
  payments: 'ways to pay',
  insurance: 'insurance plans',
  policies: 'policies',
  team: 'team',
  languages: 'languages',
  emergencyPhone: 'emergency number',
  facts: 'hours, prices and contact details',
  origins: 'sites that carry the chat',
  keepConversationsDays: 'how long conversations are kept',
  keepLeadsDays: 'how long leads are kept',
  noHealthDetails: 'whether what visitors write is kept',
}

const isField = (name: string): name is Field => Object.hasOwn(NAMES, name)
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/**
 * `describeFields('greeting, calendlyUrl')` → "greeting and booking link". Unknown names, such as those of a later release, stay as they
 * are.
 */
export const describeFields = (names: string): string =>
  list.format(names.split(', ').map((name) => (isField(name) ? NAMES[name] : name)))
