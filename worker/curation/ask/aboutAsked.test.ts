import { expect, test } from 'vitest'
import type { Source } from '../../../contract/chat'
import { isAboutAsked, isOwnersWord, isPlaceOfAsked, placesSaid } from './aboutAsked'

const SITE_SOURCE: Source = { kind: 'site', title: 'Spa', url: 'https://spa.example/' }
const SITE = [SITE_SOURCE]
const GIFTS = 'Do you sell gift cards?'
const NIGHTS = 'Do you come out on nights and weekends?'
const NOTHING = { read: [], faqs: [] }

test('another program’s text answers nothing about gift cards', () => {
  const loyalty = { content: 'Our loyalty card is punched at each visit, and the tenth one is free.', sources: SITE }
  expect(isAboutAsked(GIFTS, loyalty, NOTHING)).toBe(false)
  const program = { content: 'We give you co-branded gift cards as part of our fundraising program.', sources: SITE }
  expect(isAboutAsked(GIFTS, program, NOTHING)).toBe(false)
  expect(isAboutAsked(GIFTS, { content: 'Gift certificates are sold at the desk.', sources: SITE }, NOTHING)).toBe(true)
})

test('that emergencies are seen to says nothing of nights and weekends', () => {
  const of = (content: string) => isAboutAsked(NIGHTS, { content, sources: SITE }, NOTHING)
  expect(of('We offer 24/7 emergency service in all of Tampa.')).toBe(false)
  expect(of('We come out on weekends too.')).toBe(false)
  expect(of('Evenings and Saturdays cost no more than any other time.')).toBe(true)
})

test('what an answer is about may stand over it, on the site or in the question that it answers', () => {
  const said = { content: 'Yes, at the desk or by phone.', sources: SITE }
  const read = [{ source: SITE_SOURCE, text: 'Yes, at the desk or by phone.', trail: ['Spa', 'Gift cards'] }]
  expect(isAboutAsked(GIFTS, said, { ...NOTHING, read })).toBe(true)
  const faqs = [{ question: 'Are there gift vouchers?', answer: 'Yes, at the desk or by phone.' }]
  expect(isAboutAsked(GIFTS, said, { ...NOTHING, faqs })).toBe(true)
  expect(isAboutAsked(GIFTS, said, NOTHING)).toBe(false)
})

test('a price of another thing is none of what was asked, were it the owner’s own', () => {
  const FACT: Source[] = [{ kind: 'fact', title: 'Prices' }]
  const HOUR = 'How much is a 60-minute massage?'
  expect(isAboutAsked(HOUR, { content: 'Scalp massage: $20', sources: FACT }, NOTHING)).toBe(false)
  const MOW = 'How much do you charge to mow a lawn?'
  expect(isAboutAsked(MOW, { content: 'Six-step lawn program: $69', sources: FACT }, NOTHING)).toBe(false)
  expect(isAboutAsked(HOUR, { content: 'Swedish massage, 60 min: $95', sources: FACT }, NOTHING)).toBe(true)
})

test('what only asks back answers nothing', () => {
  const of = (content: string) => isAboutAsked('How much do you charge?', { content, sources: [] }, NOTHING)
  expect(of('What kind of service are you interested in?')).toBe(false)
  expect(of('Tuning: $165. Repairs: $90 per hour. Which one do you need?')).toBe(true)
})

test('what no source says, and what is said in another language, is not doubted', () => {
  expect(isAboutAsked(GIFTS, { content: 'Tap a time that suits you.', sources: [] }, NOTHING)).toBe(true)
  const spanish = { content: 'Sí, vendemos tarjetas de regalo en la recepción todos los días.', sources: SITE }
  expect(isAboutAsked(GIFTS, spanish, NOTHING)).toBe(true)
})

test('what was found on the site is no word of the owner’s yet, and is proposed in its own words', () => {
  expect(isOwnersWord({ sources: [{ kind: 'faq', title: 'FAQ' }] })).toBe(true)
  expect(isOwnersWord({ sources: SITE })).toBe(false)
  const said = 'Gift cards are sold at the desk.'
  const read = [
    { source: SITE_SOURCE, text: said, trail: [] },
    { source: SITE_SOURCE, text: 'We open at nine.', trail: [] },
  ]
  expect(placesSaid(`Our site says: “${said}”`, read)).toEqual([
    { title: 'Spa', url: 'https://spa.example/', text: said },
  ])
})

test.each([
  ['Are you taking new patients?', 'New patient forms are on our website.', false],
  ['Are you taking new patients?', 'We accept new clients daily.', true],
  ['Which insurance do you take?', 'Is insurance worth it? How does it work? Read an expert’s take.', false],
  ['Which insurance do you take?', 'We take most PPO plans. Not sure about yours? Call us.', true],
  ['Which insurance do you take?', 'No insurance? The Smile membership is $32 a month.', false],
  ['Do you give free estimates?', 'Our site says under “Free Estimate”: “We never share your information.”', false],
  ['Do you give free estimates?', 'We’ll write you an estimate within two days.', false],
  ['Do you give free estimates?', 'Quotes cost nothing and hold for 30 days.', true],
  ['What makes and models do you work on?', 'We quote by phone if you know year, make, model and engine.', false],
  ['What makes and models do you work on?', 'We work on cars and light trucks of all makes.', true],
  ['What kinds of cases do you take?', 'We can’t take a percentage in family or immigration cases.', false],
  ['What kinds of cases do you take?', 'We practice immigration law and family law.', true],
  ['How do I book?', 'Contracts run open-ended. Give six weeks’ notice, in writing (email is fine).', false],
  ['How do I book?', 'Call or text us, and we put you on the calendar.', true],
  ['How do I book?', 'Book two to three weeks ahead, and four in December.', false],
  ['How do I book?', 'Call or text us, and we’ll set up an appointment.', true],
  ['How do I book?', 'You can book online with the button above.', true],
])('%s %s', (question, content, isAnswer) => {
  expect(isAboutAsked(question, { content, sources: SITE }, NOTHING)).toBe(isAnswer)
})

test.each([
  [
    'Which insurance do you take?',
    'Smile membership',
    'Two cleanings and all exams a year: $32 a month without insurance.',
    false,
  ],
  ['Which insurance do you take?', 'Paying', 'We are in network with Delta Dental and MetLife.', true],
  ['Are you open on Sundays?', 'Prices', 'Full groom, small dogs: $65.', false],
  ['Are you open on Sundays?', 'Hours', 'Monday to Saturday 9 to 5, Sunday by appointment.', true],
])('what is proposed to the owner for “%s”: %s', (question, title, text, isProposed) => {
  expect(isPlaceOfAsked(question, { title, text, url: 'https://shop.example/' })).toBe(isProposed)
})
