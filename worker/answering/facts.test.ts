import { describe, expect, test } from 'vitest'
import { ask, electrician } from './_test/ask'

const SAYS_SO = /don't (?:have|know|see)|can't|not sure|isn't/i

describe('opening hours', () => {
  test.each([
    ['are you open on tuesday?', /^Yes, we're open Tuesday 7 am – 4 pm/],
    ['how late r u open fridays', /close at 4 pm on Friday/],
    ['opne saturdays?', /closed on Saturday/],
    ['are you open today', /closed today \(Saturday\)/],
    ['what are your hours', /Monday to Friday 7 am – 4 pm, closed Saturday/],
  ])('%s', async (question, reply) => {
    expect((await ask(question)).content).toMatch(reply)
  })

  test('a day that nothing is said of is said to be unknown', async () => {
    const { content, known } = await ask('are you open sundays')
    expect(known).toBe(false)
    expect(content).toMatch(/don't see hours listed for Sunday/)
  })

  test('a holiday is not read off the ordinary week', async () => {
    expect((await ask('are you open on thanksgiving')).known).toBe(false)
  })

  test('today is the day where the business is', async () => {
    const now = new Date('2026-11-21T04:00:00Z')
    expect((await ask('are you open today', { now })).content).toMatch(/open today \(Friday\)/)
  })

  test('without any hours it says that it does not know', async () => {
    const { content, known } = await ask('what time do you close tonight', {
      profile: electrician({ faqs: [] }),
      page: {},
    })
    expect(known).toBe(false)
    expect(content).toMatch(SAYS_SO)
  })
})

describe('place and contact', () => {
  test('the street address where the page gives one', async () => {
    expect((await ask('whats ur adress')).content).toContain('12 Ferry Street, Troy, NY 12180')
  })
  test('the location of the profile otherwise', async () => {
    expect((await ask('where are you located?', { page: {} })).content).toContain('Troy, NY')
  })
  test('the phone number', async () => {
    expect((await ask('phone number?')).content).toContain('(518) 555-0107')
  })
  test('no email address is made up', async () => {
    const { content, known } = await ask('what is your email')
    expect(known).toBe(false)
    expect(content).not.toContain('@')
  })
  test('the areas, with the location', async () => {
    expect((await ask('what areas do u cover?')).content).toMatch(/Albany.*Schenectady/)
    expect((await ask('what areas do u cover?', { page: {} })).content).toContain('Troy, NY')
  })
  test('a town that is listed is confirmed, another is not', async () => {
    expect((await ask('do you come out to schenectady')).content).toMatch(/^Yes/)
    const { content, known } = await ask('do you come out to boston')
    expect(known).toBe(false)
    expect(content).not.toMatch(/^Yes/)
  })
})

describe('services, prices and policies', () => {
  test('a service of the profile is confirmed, and its source named', async () => {
    const { content, sources } = await ask('do you fix outlets')
    expect(content).toMatch(/^Yes/)
    expect(sources).toContainEqual({ title: 'Business profile' })
  })
  test('what is not listed is neither confirmed nor denied', async () => {
    const { content, known } = await ask('do you repair washing machines')
    expect(known).toBe(false)
    expect(content).toMatch(SAYS_SO)
  })
  test('what the business says it does not do is quoted', async () => {
    const { content } = await ask('can you put solar panels on my roof')
    expect(content).toContain("We don't install solar panels.")
    expect(content).not.toMatch(/^Yes/)
  })
  test('a listed price, from the page, with its address', async () => {
    const { content, sources } = await ask('how much is a level 2 charger')
    expect(content).toContain('$900')
    expect(sources).toEqual([{ title: 'Services', url: 'https://sparrow.example/services' }])
  })
  test('an address that is not a public page is not given as a source', async () => {
    const { sources } = await ask('how much is a level 2 charger', {
      page: { url: 'javascript:alert(1)', title: 'Services', content: 'Level 2 charger: $900' },
    })
    expect(sources).toEqual([{ title: 'Services' }])
  })
  test('an unlisted price is refused without a figure', async () => {
    const { content, known } = await ask('what do you charge to wire a hot tub')
    expect(known).toBe(false)
    expect(content).not.toMatch(/\d/)
  })
  test.each([
    ['wat if i need to call off', '24 hours ahead'],
    ['can i pay it off over time', 'up to 24 months'],
    ['whats the fee to come out', '$85'],
    ['who started the business', 'Ines Marlow'],
  ])('%s', async (question, answer) => {
    const { content, sources } = await ask(question)
    expect(content).toContain(answer)
    expect(sources.length).toBeGreaterThan(0)
  })
  test('the answer to a question in two parts is the part that asks', async () => {
    expect((await ask('my house is from 1890 and the lights flicker, what does a visit cost?')).content).toContain(
      '$85',
    )
  })
})
