import { NO_FACTS } from '../../../contract/facts'
import type { BusinessProfile } from '../../businesses/profile'
import type { Answer, Question } from '../answerer'
import { groundedAnswerer } from '../groundedAnswerer'

/** A Saturday, ten in the morning in New York. */
export const SATURDAY_MORNING = new Date('2026-11-21T15:00:00Z')

export const electrician = (over: Partial<BusinessProfile> = {}): BusinessProfile => ({
  id: 'biz_sparrow',
  customerId: 'cus_sparrow',
  revision: 1,
  versionId: null,
  name: 'Sparrow Electric',
  businessType: 'electrical',
  services: 'Panel upgrades, EV charger installation, Outlet repair, Lighting',
  location: 'Troy, NY',
  specialties: 'Old houses',
  greeting: 'Hi! How can I help you?',
  primaryColor: '#2563EB',
  position: 'bottom-right',
  panelSize: 'standard',
  branding: null,
  phoneRequired: false,
  calendlyUrl: 'https://book.example/sparrow',
  country: 'US',
  timeZone: 'America/New_York',
  currency: 'usd',
  isActive: true,
  facts: NO_FACTS,
  faqs: [
    { id: 'faq_1', question: 'When are you open?', answer: 'Monday to Friday 7 am to 4 pm, closed on Saturday.' },
    { id: 'faq_2', question: 'What does a visit cost?', answer: 'A visit is $85, which includes the first half hour.' },
    { id: 'faq_3', question: 'Do you offer financing?', answer: 'Yes, for jobs over $2,000, up to 24 months.' },
    { id: 'faq_4', question: 'What is your cancellation policy?', answer: 'Tell us 24 hours ahead and it is free.' },
  ],
  plan: { id: 'business', subscriptionStatus: 'active' },
  ...over,
})

export const PAGE = `Home
Services
Chargers and panels
Level 2 charger: $900
Panel upgrade: $2,400
We don't install solar panels.
Where we work
We serve Troy, Albany and Schenectady.
About us
Ines Marlow started the company in 2012. Her brother runs the office.
12 Ferry Street, Troy, NY 12180
(518) 555-0107`

export const ask = async (text: string, over: Partial<Question> = {}): Promise<Answer> => {
  const turn = groundedAnswerer({
    profile: electrician(),
    text,
    history: [],
    page: { url: 'https://sparrow.example/services', title: 'Services', content: PAGE },
    now: SATURDAY_MORNING,
    ...over,
  })
  let said = ''
  for (;;) {
    const step = await turn.next()
    if (step.done) {
      if (said !== step.value.content) throw new Error('What was yielded is not what was returned')
      return step.value
    }
    said += step.value
  }
}

/** The conversation so far, as it would stand before the next question. */
export const soFar = (...said: [asked: string, answered: string][]): Question['history'] =>
  said.flatMap(([asked, answered]) => [
    { type: 'user' as const, content: asked },
    { type: 'bot' as const, content: answered },
  ])
