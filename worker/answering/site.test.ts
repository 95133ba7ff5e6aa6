import { describe, expect, test } from 'vitest'
import type { Found } from '../knowledge/found'
import { ask, electrician } from './_test/ask'
import { found, SITE } from './_test/found'

const profile = electrician({ faqs: [], location: 'Troy, NY' })
const say = async (text: string, site: Found) => ask(text, { profile, page: {}, found: site })

test('a page of the site answers, and is cited', async () => {
  const site = found({ '/warranty': [['Warranty', 'We come back for two years if anything we wired fails.']] })
  const { content, sources } = await say('what warranty do you give', site)
  expect(content).toContain('two years')
  expect(sources).toEqual([{ title: 'warranty | Sparrow Electric', url: `${SITE}/warranty` }])
})

test('to the very question that the owner answered, the owner’s answer comes before a page’s', async () => {
  const site = found({ '/visit': [['Visit / Gift vouchers', 'Gift vouchers from $25, sold at the desk.']] })
  const faqs = [{ id: 'faq_1', question: 'Do you have gift vouchers?', answer: 'Yes, from $30 now.' }]
  const own = { ...profile, faqs }
  const said = await ask('do you have gift vouchers', { profile: own, page: {}, found: site })
  expect(said).toMatchObject({ content: 'Yes, from $30 now.', sources: [{ title: 'FAQ' }] })
})

test('what a customer said is not the business’s word', async () => {
  const site = found({
    '/': [['What our customers say', 'They rewired our barn for free on Christmas Day!']],
    '/about': [['About', '"They gave us a discount for firefighters," says Dale.']],
  })
  for (const question of ['do you work on christmas', 'do firefighters get a discount'])
    expect((await say(question, site)).known).toBe(false)
})

describe('who', () => {
  const site = found({
    '/team': [
      ['Our team / Ada Brook', 'Master electrician'],
      ['Our team / Ada Brook', 'She rewires old houses and barns.'],
      ['Our team / Len', 'Apprentice. He installs chargers.'],
    ],
  })
  test.each([
    ['who is the master electrician', /^Ada Brook: Master electrician/],
    ['who installs the chargers', /^Len: /],
  ])('is said by name: %s', async (question, reply) => {
    expect((await say(question, site)).content).toMatch(reply)
  })
})

describe('prices', () => {
  const site = found({
    '/prices': [
      ['Prices / Hot tub circuit', 'Indoors | $600', 'row'],
      ['Prices / Hot tub circuit', 'Outdoors | $850', 'row'],
      ['Prices', 'Service call fee | $75', 'row'],
      ['Prices', 'Ceiling fan | $140', 'row'],
    ],
  })
  test.each([
    ['how much is a hot tub circuit', /^Hot tub circuit: Indoors: \$600; Outdoors: \$850\./],
    ['ceiling fan price', /^Ceiling fan: \$140\.$/],
  ])('%s', async (question, reply) => {
    expect((await say(question, site)).content).toMatch(reply)
  })
  test('a fee is not the price of something else on its page', async () => {
    const other = found({ '/panels': [['Panels and breakers', 'Service call fee | $75', 'row']] })
    expect((await say('how much is a new breaker panel', other)).content).not.toContain('$75')
  })
})

describe('two branches', () => {
  const site = found({
    '/contact': [
      ['Troy shop / Address', '12 Ferry Street, Troy, NY 12180'],
      ['Troy shop / Phone', '(518) 555-0107'],
      ['Troy shop / Hours', 'Mon–Fri | 7am–4pm', 'row'],
      ['Albany showroom / Address', '90 Lark Street, Albany, NY 12210'],
      ['Albany showroom / Phone', '(518) 555-0190'],
      ['Albany showroom / Hours', 'Mon–Fri | 10am–6pm', 'row'],
    ],
  })
  test.each([
    ['whats the address of the albany showroom', /90 Lark Street/],
    ['phone number of the albany showroom', /555-0190/],
    ['when does the albany showroom close', /6 pm/],
    ['when does the troy shop close', /4 pm/],
    ['where are you', /12 Ferry Street.*90 Lark Street/],
  ])('%s', async (question, reply) => {
    expect((await say(question, site)).content).toMatch(reply)
  })
})

test('the number on the contact page comes before one in an article', async () => {
  const site = found({
    '/blog/safety': [['Safety first', 'The poison line is (800) 555-0122.']],
    '/contact': [['Contact', 'Call (518) 555-0107.']],
  })
  expect((await say('what is your phone number', site)).content).toContain('555-0107')
})

test('what will come of the visitor’s own case is foretold by nobody', async () => {
  const site = found({ '/': [['Disputes', 'We win most disputes with the power company over a meter.']] })
  expect((await say('will i win my dispute with the power company', site)).known).toBe(false)
})

test('of a large site a word is as rare as it is on all of it', async () => {
  const site = found(
    {
      '/a': [
        ['Chargers', 'We install chargers by any maker.'],
        ['Chargers', 'Chargers are inspected by the town.'],
      ],
    },
    { whole: false, total: 4000, holding: { charger: 900, town: 3 } },
  )
  expect((await say('does the town inspect chargers', site)).content).toContain('inspected by the town')
})

test('a reply is never longer than 600 characters', async () => {
  const long = Array.from({ length: 30 }, (_, at) => `Breakers of make number ${at} are kept in stock by us.`).join(' ')
  const site = found({ '/faq': [['FAQ / Which breakers do you stock?', long, 'faq']] })
  expect((await say('which breakers do you stock', site)).content.length).toBeLessThanOrEqual(600)
})

test('what is wrong is no diagnosis: a service that may help is named, and details are offered', async () => {
  const house = electrician({ faqs: [], services: 'Rewiring, Lighting' })
  const { content, known } = await ask('we have knob and tube in the attic since 1920', { profile: house, page: {} })
  expect(content).toMatch(/can't tell from here.*we do list rewiring.*details/)
  expect(known).toBe(false)
})
