import { type BusinessFacts, NO_FACTS } from '../../../../contract/facts'
import type { Language } from '../../../../contract/languages'
import type { BusinessProfile } from '../../../businesses/profile'
import type { Statement } from '../../../knowledge/statement'
import { parseValues } from '../../../text/parseValues'
import { gather } from '../../gather/gather'
import { type Checked, checkerOf } from '../checkerOf'

const profile: BusinessProfile = {
  id: 'biz_otter',
  customerId: 'cus_otter',
  revision: 1,
  versionId: null,
  name: 'Otter Bike Works',
  businessType: 'other',
  services: 'Bike repair, Wheel building, Rentals',
  location: 'Ithaca, NY',
  specialties: null,
  greeting: 'Hi!',
  primaryColor: '#2563EB',
  position: 'bottom-right',
  panelSize: 'standard',
  branding: null,
  phoneRequired: false,
  calendlyUrl: 'https://book.example/otter',
  country: 'US',
  timeZone: 'America/New_York',
  currency: 'usd',
  isActive: true,
  faqs: [
    {
      id: '1',
      question: 'Do you fix e-bikes?',
      answer: "No, we don't work on e-bike motors. Brakes and tires are fine.",
    },
    {
      id: '2',
      question: 'Is there a warranty?',
      answer: 'Repairs are guaranteed for 90 days. Parts carry the maker’s warranty.',
    },
    { id: '3', question: 'Can I rent by the week?', answer: 'Yes, a city bike is $110 a week.' },
    { id: '4', question: 'What if I cancel a rental?', answer: 'Cancel 48 hours before and the deposit is refunded.' },
  ],
  facts: { ...NO_FACTS, phones: ['607-555-0144'], emails: ['hello@otterbikes.example'] },
  plan: { id: 'business', subscriptionStatus: 'active' },
}

type Row = [heading: string, text: string, kind?: Statement['kind']]
const SITE: Row[] = [
  ['Repairs', 'Flat fix | $18', 'row'],
  ['Repairs', 'Basic tune-up | $75', 'row'],
  ['Repairs', 'Full overhaul | from $240', 'row'],
  ['Repairs', 'Brake bleed | $45 per wheel', 'row'],
  ['Repairs', 'Most repairs are done within three days.'],
  ['Rentals', 'City bike | $32 / day', 'row'],
  ['Rentals', 'Cargo bike | $60 / day', 'row'],
  ['Rentals', 'Helmets are free with a rental.'],
  ['Rentals', 'We take two trailers a day.'],
  ['Rentals', 'Students pay 10% less on rentals.'],
  ['Rentals', 'Parties of six ride with a guide when everyone is booked early.'],
  ['Hours', 'Tuesday to Friday | 9 am - 6 pm', 'row'],
  ['Hours', 'Saturday | 10 am - 4 pm', 'row'],
  ['Hours', 'Sunday and Monday | closed', 'row'],
  ['About', 'June Okabe opened the shop in 2012 and builds every wheel by hand.'],
  ['About', 'Theo Brandt runs the rentals.'],
  ['About', 'We are at 48 Cayuga Street, Ithaca, NY 14850.'],
  ['About', "We don't take cash."],
  ['About', 'We are fully insured.'],
]

const statements: Statement[] = SITE.map(([heading, text, kind = 'sentence'], at) => ({
  id: `s${at}`,
  source: { kind: 'site', title: 'Otter Bike Works', url: 'https://otterbikes.example/' },
  trail: [heading],
  kind,
  text,
  block: SITE.findIndex(([other]) => other === heading),
  values: parseValues(text, profile),
}))
const found = { version: 'v1', whole: true, statements, total: statements.length, holding: {} }

/** A Saturday, ten in the morning in New York. */
const NOW = new Date('2026-11-21T15:00:00Z')

/** What the check says to a sentence of a reply to what a visitor of a small bicycle shop asked. */
export function verdictOn(
  asked: string,
  sentence: string,
  language: Language = 'en',
  typed: Partial<BusinessFacts> = {},
  now = NOW,
): Checked {
  const shop = { ...profile, facts: { ...profile.facts, ...typed } }
  const evidence = gather({ profile: shop, page: {}, found }, { lookup: asked })
  return checkerOf({
    evidence,
    profile: shop,
    understood: { lookup: asked },
    history: [],
    text: asked,
    now,
    language,
  })(sentence)
}
