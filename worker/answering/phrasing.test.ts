import { describe, expect, test } from 'vitest'
import { ask, electrician } from './_test/ask'

const faq = (rows: Record<string, string>) =>
  electrician({ faqs: Object.entries(rows).map(([question, answer], at) => ({ id: `faq_${at}`, question, answer })) })

describe('what a question wants', () => {
  test('how, when and why are not answered by a plain yes', async () => {
    const page = { content: 'Lighting\nLighting is planned in the evening, with the owner.' }
    const { content } = await ask('how do you plan lighting', { page, profile: faq({}) })
    expect(content).not.toMatch(/^Yes/)
    expect(content).toContain('planned in the evening')
  })
  test('"what do you do with …" is no question about the whole business', async () => {
    const page = { content: 'We take old panels to the metal yard and recycle them.' }
    const { content } = await ask('what do you do with old panels', { page, profile: faq({}) })
    expect(content).toContain('metal yard')
  })
  test('a row on the price does not say who somebody is', async () => {
    const profile = faq({ 'How much is an electrician?': 'Electricians are $90 an hour.' })
    const page = { content: 'Our electricians are licensed masters from Troy.' }
    expect((await ask('who are your electricians', { profile, page })).content).toContain('licensed masters')
  })
  test('whose it is can be missing from a price list, the thing cannot', async () => {
    expect((await ask('how much is a panel upgrade for my bungalow')).content).toContain('$2,400')
    expect((await ask('how much is a bungalow for my panel')).known).toBe(false)
  })
  test('an FAQ row on weekends answers for them', async () => {
    const profile = faq({
      'What are your hours?': 'Mon-Fri 7 to 4',
      'Do you work weekends?': 'Only when a line is down.',
    })
    expect((await ask('do u work weekends', { profile, page: {} })).content).toBe('Only when a line is down.')
  })
  test('hours that follow no clock are quoted', async () => {
    const page = { title: 'Stand', content: 'We are open Friday and Saturday, 8 am until the truck is empty.' }
    const { content, sources } = await ask('what are your hours', { page, profile: faq({}) })
    expect(content).toContain('until the truck is empty')
    expect(sources).toEqual([{ title: 'Stand' }])
  })
})

describe('words', () => {
  test('a visitor’s "my own" is the owner’s "your own"', async () => {
    const page = { content: 'You may bring your own fixtures; we hang them by the hour.' }
    expect((await ask('can i use my own fixtures', { page, profile: faq({}) })).content).toContain('by the hour')
  })
  test('a phrase is met by its words in a heading and below it', async () => {
    const page = { content: 'Chargers\nInspection takes one hour and is done on the same visit.' }
    const { content } = await ask('how long is a charger inspection', { page, profile: faq({}) })
    expect(content).toContain('one hour')
  })
  test('a name that ends in Park is no parking', async () => {
    const page = { content: 'Nina Park trains the apprentices.' }
    expect((await ask('is there parking', { page, profile: faq({}) })).known).toBe(false)
  })
  test('SAT is a test where the business says so, else a day', async () => {
    const profile = faq({
      'When are you open?': 'Saturday 9 to 1',
      'Do you teach SAT prep?': 'Yes, the SAT course is ten weeks.',
    })
    expect((await ask('how long is the sat course', { profile, page: {} })).content).toContain('ten weeks')
    expect((await ask('open sat?')).content).toContain('Saturday')
  })
  test('what the owner lists is no town', async () => {
    expect((await ask('do you service lighting')).content).not.toMatch(/cover that place|come out there/)
  })
})

test('a table of hours overrules a class on one of its days', async () => {
  const page = {
    content:
      'Classes\nEight Saturdays, 10 to 1.\nHours\nMon-Thu 9am-8pm\nFriday 9am-5pm\nSaturday 9am-2pm\nSunday closed',
  }
  expect((await ask('are you open saturday', { page, profile: faq({}) })).content).toContain('9 am – 2 pm')
})
