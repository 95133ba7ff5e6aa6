import { describe, expect, test } from 'vitest'
import { ask, electrician } from './_test/ask'
import { found } from './_test/found'

const profile = electrician({ faqs: [], location: 'Troy, NY', services: 'Rewiring' })
const site = found({
  '/': [
    ['About', 'Lead electrician: Ada Brook, 28 years on ladders.'],
    ['About', 'We keep 3 vans on the road.'],
    ['Dates', 'Holiday week: house calls December 26 to January 2.', 'item'],
    ['Before you come / Surge guards', 'Surge guards must be unplugged a day before.'],
    ['Late pick-up', 'A rented generator kept past 7 pm costs a day more.'],
    ['Ladders, lamps and fans', '5 inch | $9 per foot', 'row'],
    ['Ladders, lamps and fans / Fans', 'Every fan is priced after a visit.'],
    ['Generators / Rental', 'Under 25 lb | $45', 'row'],
    ['Generators / Rental', '25-50 lb | $60', 'row'],
    ['Generators / Rental', '50-90 lb | $75', 'row'],
    ['Repairs', 'Service call $85, waived if we do the work.'],
    ['Repairs', 'Panels and breakers.'],
    ['How old may a panel be?', '40 years, and never changed by a neighbor.', 'faq'],
    ['Paper', 'We take the permit out with the town.'],
    ['Paper / Do you pull the permit?', 'Yes, and its cost is in your price.', 'faq'],
    ['Wiring / Do I have to be home?', 'No. Only keep the cars out of the drive.', 'faq'],
    ['Wiring', "We won't waive your deductible."],
  ],
})
const say = (text: string) => ask(text, { profile, page: {}, found: site })

describe('what is near an answer is none', () => {
  test.each([
    ['how many electricians work there', 'a number of years counts no people'],
    ['do you make house calls on christmas day', 'a holiday week is no feast by name'],
    ['do you give the surge guards', 'what must be done to a thing does not offer it'],
    ['can you pick a generator up from my house', 'a pick-up at the shop fetches nothing'],
    ['what is the price of a new panel', 'what a call costs is not what a part costs'],
    ['how many panels have you changed', 'an age counts no panels'],
    ['do you open and close cottages for winter', 'to open a cottage is no matter of opening hours'],
    ['does my insurance get cheaper, like how much', 'a price that nobody named is not listed'],
  ])('%s: %s', async (question) => {
    expect((await say(question)).known).toBe(false)
  })

  test('what one of the things under a heading costs is not what another does', async () => {
    expect((await say('fan price')).content).not.toContain('$')
  })
})

test.each([
  ['how many vans do you have', '3 vans'],
  ['who gets the permit', 'in your price'],
  ['will you take care of my deductible', 'waive'],
  ['rental for a 60 lb generator how much', '$75'],
])('%s: %s', async (question, said) => {
  expect((await say(question)).content).toContain(said)
})

test('a size that was named is no other size', async () => {
  expect((await say('rental for a 60 lb generator how much')).content).not.toMatch(/\$(?:45|60)/)
})

test('whether a date is free is asked of the calendar', async () => {
  expect(await say('do you have june 12 2027 open')).toMatchObject({ needsScheduling: true })
})

describe('what is named alike is not the same', () => {
  const salon = electrician({ faqs: [], location: 'Troy, NY', services: 'Nails', businessType: 'salon' })
  const menu = found({
    '/': [
      ['Menu', 'Gel manicure | $45', 'row'],
      ['Menu', 'Gel pedicure | $65', 'row'],
      ['Gift cards', 'Pick one up at the desk, or have it mailed to a friend.'],
      ['Gift cards', 'In any amount.'],
      ['Care', "We don't work on boilers."],
    ],
  })
  const tell = (text: string) => ask(text, { profile: salon, page: {}, found: menu })

  test('a gift card pays no bill', async () => {
    expect((await tell('do you take credit cards')).known).toBe(false)
  })
  test('a pedicure is no manicure', async () => {
    expect((await tell('how much is a gel pedicure')).content).toBe('Gel pedicure: $65.')
  })
  test('what is there to be bought is sold', async () => {
    expect((await tell('do you sell gift cards')).content).toMatch(/^Yes\. Gift cards: Pick one up/)
  })
  test('whether the work is guaranteed is not told by what nobody works on', async () => {
    expect((await tell('do you guarantee your work')).known).toBe(false)
  })
})
