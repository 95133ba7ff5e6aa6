import { describe, expect, test } from 'vitest'
import { ask, electrician } from './_test/ask'

const opens = (answer: string) => electrician({ faqs: [{ id: 'faq_1', question: 'When are you open?', answer }] })
/** New York's clock: the week of Monday 16 November 2026. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-05:00`)
const now = async (answer: string, moment: Date) =>
  (await ask('are you open right now', { profile: opens(answer), page: {}, now: moment })).content

describe('the owner’s hours and a page’s', () => {
  const page = {
    title: 'Visit',
    url: 'https://sparrow.example/visit',
    content: 'Monday to Sunday 9 am to 9 pm, first Sunday closed',
  }
  test('the owner’s hold, and are cited as the FAQ', async () => {
    const { content, sources } = await ask('what are your hours', { page })
    expect(content).toMatch(/Monday to Friday 7 am – 4 pm/)
    expect(sources).toEqual([{ title: 'FAQ' }])
  })
  test('a page’s hours serve where the owner gave none, and the page is cited', async () => {
    const { content, sources } = await ask('what are your hours', { page, profile: electrician({ faqs: [] }) })
    expect(content).toMatch(/9 am – 9 pm/)
    expect(sources).toEqual([{ title: 'Visit', url: page.url }])
  })
  test('hours typed into the profile are cited as the profile', async () => {
    const profile = electrician({ faqs: [], location: 'Troy, NY. Open Monday to Friday 7 am to 4 pm' })
    expect((await ask('what are your hours', { page, profile })).sources).toEqual([{ title: 'Business profile' }])
  })
})

test('a week begins with the days that are open, and says what day it is but once', async () => {
  const profile = opens('Tuesday to Friday 10 am to 6 pm, Saturday 9 am to 3 pm, closed Sunday and Monday.')
  const say = async (text: string) => (await ask(text, { profile, page: {} })).content
  const week = 'Our hours are Tuesday to Friday 10 am – 6 pm, Saturday 9 am – 3 pm, closed Monday and Sunday.'
  expect(await say('what are your hours')).toBe(week)
  expect(await say('what time do you close today')).toBe(`We close at 3 pm today (Saturday 9 am – 3 pm). ${week}`)
})

describe('open right now', () => {
  const bar = 'Monday to Thursday 5 pm to 11 pm, Friday 5 pm to 2 am, closed Saturday and Sunday.'
  test.each([
    ['at ten in the evening', at(20, '22:00'), /^Yes/],
    ['an hour past midnight', at(21, '01:00'), /^Yes/],
    ['after the end', at(21, '02:30'), /^No/],
    ['before the evening', at(20, '12:00'), /^No/],
  ])('a night that ends past midnight, %s', async (_, moment, reply) => {
    expect(await now(bar, moment)).toMatch(reply)
  })
  test.each([
    ['11:00', /^Yes/],
    ['12:30', /^No/],
    ['14:00', /^Yes/],
  ])('a day in two parts, at %s', async (time, reply) => {
    expect(await now('Monday to Friday 9-12 and 1-5', at(20, time))).toMatch(reply)
  })
  test.each(['First Saturday of the month 9am - 1pm', 'Monday to Friday 9 to 5, Saturday by appointment'])(
    'neither yes nor no: %s',
    async (answer) => {
      const content = await now(answer, at(21, '10:00'))
      expect(content).not.toMatch(/^(?:Yes|No)\b/)
      expect(content).toContain('Saturday')
    },
  )
  test('a day that a note narrows is no plain yes', async () => {
    const profile = opens('Monday to Friday 9 to 5, first Saturday of the month 9am - 1pm')
    const { content } = await ask('are you open saturday', { profile, page: {} })
    expect(content).not.toMatch(/^(?:Yes|No)\b/)
    expect(content).toContain('first Saturday only')
  })
})

test('where an answer says two things of a day, it is quoted', async () => {
  const answer = 'For emergencies 24 hours, every day. The counter is open Monday to Friday 9 to 5:30.'
  expect((await ask('what are your hours', { profile: opens(answer), page: {} })).content).toBe(answer)
})
