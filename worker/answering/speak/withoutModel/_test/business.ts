import { NO_FACTS } from '../../../../../contract/facts'
import type { BusinessProfile } from '../../../../businesses/profile'
import { readSite } from '../../../../knowledge/extraction/readPage'
import { answererWith } from '../../../answer'
import type { Answer } from '../../../answerer'
import { answerWhole } from '../../../answerWhole'
import { type ConversationState, NEW_CONVERSATION } from '../../../state'

/** Wednesday, 11 a.m. in New York. */
export const WEDNESDAY = new Date('2026-11-18T16:00:00Z')

const PAGES = [
  {
    url: 'https://birch.example/',
    html: `<title>Birch Lane Clocks</title><h1>Clock repair in Kingston</h1>
      <p>We repair longcase clocks, mantel clocks and barometers in our own workshop.</p>
      <h2>Collection</h2><p>Our van collects longcase clocks within thirty miles for a fee of $60.</p>
      <h2>Guarantee</h2><p>Every overhaul carries a guarantee of two years on the movement.</p>`,
  },
  {
    url: 'https://birch.example/prices',
    html: `<title>Prices | Birch Lane Clocks</title><h1>Prices</h1>
      <table><tr><td>Barometer cleaning</td><td>$85</td></tr><tr><td>Wristwatch battery</td><td>$15</td></tr></table>`,
  },
]

export const profileOf = (changed: Partial<BusinessProfile> = {}): BusinessProfile => ({
  id: 'biz_birch',
  customerId: 'cus_birch',
  revision: 1,
  versionId: null,
  name: 'Birch Lane Clocks',
  businessType: 'other',
  services: 'Clock repair, Dial restoration, Barometer cleaning',
  location: 'Kingston, NY',
  specialties: null,
  greeting: 'Hello',
  primaryColor: '#112233',
  position: 'bottom-right',
  panelSize: 'standard',
  branding: null,
  phoneRequired: false,
  calendlyUrl: null,
  country: 'US',
  timeZone: 'America/New_York',
  currency: 'USD',
  isActive: true,
  faqs: [
    {
      id: 'faq_1',
      question: 'Do you buy old clocks?',
      answer: 'No, we only repair clocks. The auction house next door buys them.',
    },
  ],
  facts: {
    ...NO_FACTS,
    phones: ['845-555-0142'],
    emails: ['bench@birch.example'],
    addresses: ['12 Birch Lane, Kingston, NY 12401'],
    areas: ['Kingston', 'Woodstock'],
    payments: ['Visa', 'cash'],
    languages: ['English', 'Spanish'],
    hours: {
      mon: [['08:00', '17:00']],
      tue: [['08:00', '17:00']],
      wed: [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      thu: [['08:00', '17:00']],
      fri: [['18:00', '24:00']],
      sat: [['00:00', '02:00']],
      sun: [],
    },
    hoursExceptions: [{ from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Christmas' }],
    prices: [
      { name: 'Longcase overhaul', cents: 45000, from: true },
      { name: 'Dial restoration', cents: 12000, toCents: 18000, from: false },
    ],
  },
  plan: { planType: 'enterprise', status: 'active' } as unknown as BusinessProfile['plan'],
  ...changed,
})

/** A conversation with the business, without a model. */
export function conversation(profile = profileOf(), now = WEDNESDAY, pages = PAGES, language?: string) {
  const statements = readSite(pages, profile)
  const found = { version: '1', whole: true, statements, total: statements.length, holding: {} }
  let state: ConversationState = NEW_CONVERSATION
  const history: { type: 'bot' | 'user'; content: string }[] = []
  return async (text: string): Promise<Answer> => {
    const question = { profile, text, history: [...history], page: { language }, state, find: async () => found, now }
    const answer = await answerWhole(answererWith(undefined), question)
    history.push({ type: 'user', content: text }, { type: 'bot', content: answer.content })
    state = answer.state
    return answer
  }
}
