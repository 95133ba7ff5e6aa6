import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../../contract/facts'
import { rowHours } from '../../../../text/hours/readHours'
import { parseValues } from '../../../../text/parseValues'
import { conversation, profileOf } from '../_test/business'

const at = (time: string) => conversation(profileOf(), new Date(time))
const said = async (time: string, text: string) => (await at(time)(text)).content

test.each([
  ['2026-11-18T16:00:00Z', 'are you open now?', 'Yes, we’re open now, until 12 PM.'],
  ['2026-11-18T17:30:00Z', 'are you open right now?', 'We’re closed right now. We open again today at 1 PM.'],
  ['2026-11-18T12:30:00Z', 'are you open now', 'Not yet. We open today at 8 AM.'],
  ['2026-11-18T22:30:00Z', 'are you open now', 'We’re closed for the day. We open again tomorrow at 8 AM.'],
  ['2026-11-21T03:00:00Z', 'are you still open now?', 'Yes, we’re open now, until 2 AM.'],
  ['2026-11-21T06:00:00Z', 'are you open now?', 'Yes, we’re open now, until 2 AM.'],
  ['2026-11-21T15:00:00Z', 'are you open now?', 'We’re closed for the day. We open again on Monday at 8 AM.'],
  ['2026-12-24T15:00:00Z', 'are you open today?', 'We’re closed today.'],
])('at %s: %s', async (time, question, reply) => {
  expect(await said(time, question)).toContain(reply)
})

test('days, dates and holidays', async () => {
  const ask = at('2026-11-18T16:00:00Z')
  expect((await ask('what time do you open on thursday?')).content).toBe('We’re open 8 AM – 5 PM on Thursday.')
  expect((await ask('until when are you open on tuesday?')).content).toBe('We’re open until 5 PM on Tuesday.')
  expect((await ask('are you open on sunday?')).content).toBe('We’re closed on Sunday.')
  expect((await ask('are you open december 26?')).content).toBe(
    'On Saturday, December 26 we’re closed.'.replace(
      'On Saturday, December 26 we’re closed',
      'We’re closed on Saturday, December 26',
    ),
  )
  expect((await ask('are you open on christmas?')).content).toContain('We’re closed on Friday, December 25.')
  const christmasWeek = at('2026-12-21T16:00:00Z')
  expect((await christmasWeek('are you open on friday?')).content).toBe('We’re closed on Friday, December 25.')
  const thanksgiving = await ask('are you open on thanksgiving?')
  expect(thanksgiving.known, 'a day that isn’t known is never made up').toBe(false)
  expect(thanksgiving.content).toContain('I’m not sure about our hours that day.')
  expect((await ask('what are your hours?')).content).toMatch(
    /^Our hours: Monday – Tuesday: 8 AM – 5 PM; Wednesday: .*; Sunday: closed\.$/,
  )
})

test.each([
  ['¿abren el 25 de diciembre?', 'El viernes 25 de diciembre estamos cerrados.'],
  ['Vous êtes ouverts le 25 décembre ?', 'Le vendredi 25 décembre, nous sommes fermés.'],
  ['Habt ihr am 25. Dezember offen?', 'Am Freitag, dem 25. Dezember haben wir geschlossen.'],
  ['Siete aperti il 25 dicembre?', 'Venerdì 25 dicembre siamo chiusi.'],
  ['Vocês abrem em 25 de dezembro?', 'Na sexta-feira, 25 de dezembro estamos fechados.'],
  ['Czy macie otwarte 25 grudnia?', 'W piątek 25 grudnia mamy zamknięte.'],
  ['Ngày 25 tháng 12 có mở cửa không?', 'Thứ Sáu, ngày 25 tháng 12 chúng tôi nghỉ.'],
  ['你们12月25日开门吗？', '12月25日星期五我们休息。'],
  ['هل تفتحون يوم 25 ديسمبر؟', 'يوم الجمعة، 25 ديسمبر عطلة لدينا.'],
])('a date is said as people say it: %s', async (text, reply) => {
  expect(await said('2026-11-18T16:00:00Z', text)).toContain(reply)
})

test.each([
  ['¿a qué hora vuelven a abrir hoy? ¿están abiertos ahora?', 'Volvemos a abrir hoy a la 1:00 p.m.'],
  ['quels sont vos horaires ?', 'Nos horaires\u00a0: lundi – mardi\u00a0: de 8:00 à 17:00; '],
  ['营业时间？', '我们的营业时间：星期一 – 星期二：8:00至17:00；星期三：'],
])('hours are written as the language writes them: %s', async (text, part) => {
  expect(await said('2026-11-18T17:30:00Z', text)).toContain(part)
})

test.each([
  ['Mon-Fri 8am-5pm, Sat 9am-1pm, closed Sunday', { mon: 1, fri: 1, sat: 1, sun: 0 }],
  ['Monday to Sunday 6 am – 9 pm, Sun: closed', { mon: 1, sat: 1, sun: 0 }],
  ['Saturday | 9 AM - 2 PM, closed 11 AM - 12 PM', undefined],
  ['8am-5pm Mon-Fri, 9am-1pm Saturday', { mon: 1, sat: 1 }],
])('a row of hours: %s', (row, expected) => {
  const hours = rowHours(parseValues(row, { country: 'US', currency: 'USD' }))
  if (!expected) return expect(hours).toBeUndefined()
  for (const [day, spans] of Object.entries(expected)) expect(hours?.get(day as 'mon'), day).toHaveLength(spans)
})

test.each(['black friday hours', 'xmas eve?', 'open new years?', 'turkey day hours', 'are you open easter monday'])(
  'a holiday by any name has no usual hours: %s',
  async (text) => {
    const profile = profileOf({ facts: { ...profileOf().facts, hoursExceptions: [] } })
    const { content, known } = await conversation(profile)(text)
    expect(known).toBe(false)
    expect(content).toMatch(/^I’m not sure about our hours that day\. Our usual hours: Monday/)
  },
)

test('on a public holiday the usual hours are said to be the usual ones', async () => {
  const thanksgiving = '2026-11-26T16:00:00Z'
  for (const text of ['are you open today?', 'are you open now?', 'are you open on thursday?'])
    expect(await said(thanksgiving, text), text).toMatch(
      /^There’s a holiday on Thursday, November 26, .* Going by our usual hours: We’re open/,
    )
  expect(await said(thanksgiving, 'are you open tomorrow?')).not.toContain('holiday')
})

const LOCKS = [
  {
    url: 'https://locks.example/',
    html: `<title>Bolt</title><h1>Bolt</h1><h2>Hours</h2><table><tr><th>Day</th><th>Shop</th><th>Van</th></tr>
      <tr><td>Mon - Fri</td><td>8:30 - 5:30</td><td>8 - 6</td></tr><tr><td>Sat</td><td>9 - 2</td><td>9 - 4</td></tr></table>
      <h2>Holidays</h2><p>The shop is closed Thursday Nov 26 2026 (Thanksgiving) and Dec 24 thru Dec 26 2026 for Christmas.
      The emergency line is answered on Thanksgiving but not on Christmas Day.</p>`,
  },
]

test.each([
  [
    '2026-11-26T18:00:00Z',
    'are you open today?',
    ['We’re closed today.', 'line is answered on Thanksgiving'],
    ['Shop'],
  ],
  ['2026-11-26T18:00:00Z', '¿abren el 26 de diciembre?', ['El sábado 26 de diciembre estamos cerrados.'], ['9 - 2']],
  ['2026-11-27T18:00:00Z', 'are you open today?', ['Shop 8:30 - 5:30, Van 8 - 6'], ['closed']],
  [
    '2026-11-27T18:00:00Z',
    'what are your hours?',
    ['Shop: Monday – Friday: 8:30 AM – 5:30 PM', 'Van: Monday – Friday: 8 AM – 6 PM'],
    [],
  ],
])(
  'a notice on the site closes its days, and hours of two things are told apart: %s %s',
  async (time, question, says, leaves) => {
    const ask = conversation(profileOf({ facts: NO_FACTS, faqs: [] }), new Date(time), LOCKS)
    const { content } = await ask(question)
    for (const part of says) expect(content).toContain(part)
    for (const part of leaves) expect(content).not.toContain(part)
  },
)

const YARD = [
  {
    url: 'https://yard.example/',
    html: `<title>Alder Yard</title><h1>Alder Yard</h1><h2>Hours</h2><table><tr><td>Monday – Friday</td><td>9 – 5</td></tr>
      <tr><td>Saturday</td><td>9 – 1</td></tr></table><p>Summer hours (June–August): Mon–Fri 7–4</p><p>Winter: closed Saturdays</p>`,
  },
]
const BATH = [
  {
    url: 'https://bath.example/',
    html: `<title>Bath House</title><h1>Bath House</h1><h2>When to come</h2><dl><dt>April – October</dt><dd>Daily 10 – 8</dd>
      <dt>Rest of the year</dt><dd>Friday – Sunday 12 – 6</dd></dl>`,
  },
]
const yardHours = {
  ...profileOf().facts,
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, [['09:00', day === 'sat' ? '13:00' : '17:00']]]),
  ),
}

test.each([
  ['2026-11-18', YARD, 'are you open on friday?', ['9 AM – 5 PM on Friday.'], ['Summer', 'Winter']],
  ['2026-07-15', YARD, 'are you open on friday?', ['Summer hours (June–August): Mon–Fri 7–4'], ['9 AM']],
  ['2026-07-15', YARD, 'are you open on saturday?', ['9 AM – 1 PM', 'Summer hours'], ['Winter']],
  ['2026-12-16', YARD, 'are you open saturday', ['Winter: closed Saturdays'], ['9 AM', 'Summer']],
  ['2026-11-18', YARD, 'what are your hours in july', ['Summer hours (June–August): Mon–Fri 7–4'], ['9 AM', 'Winter']],
  ['2026-11-18', YARD, 'what are your summer hours', ['Summer hours (June–August): Mon–Fri 7–4'], ['9 AM', 'Winter']],
  ['2026-11-18', YARD, 'what are your hours?', ['9 AM – 5 PM', 'Summer hours', 'Winter: closed'], []],
  ['2026-11-18', BATH, 'what are your hours?', ['April – October', 'Rest of the year'], []],
  ['2026-11-18', BATH, 'are you open on friday?', ['Friday – Sunday 12 – 6'], ['Daily']],
  ['2026-07-15', BATH, 'are you open on friday?', ['Daily 10 – 8'], ['Rest']],
] as const)('hours of a season, on %s: %s', async (day, pages, question, says, leaves) => {
  const facts = pages === YARD ? yardHours : NO_FACTS
  const ask = conversation(profileOf({ facts, faqs: [] }), new Date(`${day}T16:00:00Z`), [...pages])
  const { content } = await ask(question)
  for (const part of says) expect(content).toContain(part)
  for (const part of leaves) expect(content).not.toContain(part)
})
