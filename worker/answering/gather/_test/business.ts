import { businessFacts } from '../../../../contract/facts'
import type { BusinessProfile } from '../../../businesses/profile'
import { readText } from '../../../knowledge/documents/readText'
import type { Found } from '../../../knowledge/found'

export const profileOf = (change: Partial<BusinessProfile> = {}): BusinessProfile => ({
  id: 'biz_1',
  customerId: 'cus_1',
  revision: 1,
  versionId: null,
  name: 'Fern Street Spa',
  businessType: 'spa',
  services: 'Massage, facials, sauna',
  location: null,
  specialties: null,
  greeting: 'Hi!',
  primaryColor: '#000000',
  position: 'bottom-right',
  panelSize: 'standard',
  branding: null,
  phoneRequired: false,
  calendlyUrl: null,
  country: 'US',
  timeZone: 'America/New_York',
  currency: 'USD',
  isActive: true,
  faqs: [{ id: 'faq_1', question: 'Can I bring my dog?', answer: 'Small dogs are welcome in the garden.' }],
  facts: businessFacts.parse({
    phones: ['(512) 555-0100'],
    hours: { mon: [['09:00', '17:30']], sun: [] },
    hoursExceptions: [{ from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Christmas' }],
    prices: [
      { name: 'Swedish massage 60 min', cents: 9500, from: true, unit: 'per visit' },
      { name: 'Sauna', cents: 0 },
    ],
    areas: ['Troy', 'Albany'],
  }),
  plan: { id: 'business', subscriptionStatus: 'active' },
  ...change,
})

/** A site of one text. */
export function foundIn(text: string): Found {
  const source = { kind: 'site' as const, title: 'Home', url: 'https://spa.example/' }
  const statements = readText(text, source, '/', { country: 'US', currency: 'USD' })
  return { version: '1', whole: true, statements, total: statements.length, holding: {} }
}
