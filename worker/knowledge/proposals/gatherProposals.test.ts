import { expect, test } from 'vitest'
import { readPage } from '../extraction/readPage'
import { gatherProposals, undecided } from './gatherProposals'
import { leftOutOf } from './leftOut'

const US = { country: 'US', currency: 'USD' }
const said = (...pages: string[]) => {
  const read = pages.map((html, at) => readPage(html, `https://shop.example/${at}`, US))
  return undecided(gatherProposals(read, US)).map(({ kind, text }) => [kind, text])
}

test('the number that a site keeps naming, not a fax nor a neighbor’s', () => {
  const page = '<h1>Dent Garage</h1><p>Call (512) 555-0147 now.</p><p>Fax: (512) 555-0199</p>'
  expect(said(page, `${page}<p>Towing by others: (512) 555-0123</p>`)).toEqual([['phones', '(512) 555-0147']])
})

test('the number that is called its phone, said once beside a neighbor’s', () => {
  const page =
    '<p>12 Oak Street. Phone 512-555-0147, fax 512-555-0148.</p><p>After hours go to Ark Hospital, 512-555-0190.</p>'
  expect(said(page)).toEqual([['phones', '(512) 555-0147']])
})

test('an address once, however its commas stand, and whom to write to', () => {
  const one = '<h1>Visit</h1><p>418 Marrin Street, Suite 2, Austin, TX 78704</p><p>hi@shop.example</p>'
  expect(said(one, one.replace('Austin, TX', 'Austin TX'))).toEqual([
    ['emails', 'hi@shop.example'],
    ['addresses', '418 Marrin Street, Suite 2, Austin, TX 78704'],
  ])
})

test('an address without its suite beside the same with it is said once', () => {
  const page = (address: string) => `<h1>Visit</h1><p>${address}</p>`
  expect(
    said(page('418 Marrin Street, Austin, TX 78704'), page('418 Marrin Street, Suite 2, Austin, TX 78704')),
  ).toEqual([['addresses', '418 Marrin Street, Suite 2, Austin, TX 78704']])
})

test.each([
  [
    '<h2>Where I work</h2><ul><li>Tampa</li><li>Land O’ Lakes</li><li>Surrounding areas</li></ul>',
    ['Tampa', 'Land O’ Lakes'],
  ],
  ['<p>We proudly serve Kenner, Metairie and New Orleans.</p>', ['Kenner', 'Metairie', 'New Orleans']],
  ['<p>We serve lunch, dinner and drinks.</p>', []],
  [
    '<p>We serve Gorham, Windham (Mondays and Fridays only), Naples – by arrangement, and Portland (Maine).</p>',
    ['Gorham', 'Windham (Mondays and Fridays only)', 'Naples (by arrangement)', 'Portland (Maine)'],
  ],
  [
    '<h2>Where I go</h2><ul><li>Gorham</li><li>Windham – Tuesdays</li><li>House calls: Naples ($10 each way), Casco</li></ul>',
    ['Gorham', 'Windham (Tuesdays)', 'Naples (house calls, $10 each way)', 'Casco (house calls)'],
  ],
  ['<h2>Service areas</h2><p>Cumberland County: Gorham, Windham</p>', ['Gorham', 'Windham']],
  ['<p>Vamos a Pharr, Mission (solo los lunes) y Edinburg.</p>', ['Pharr', 'Mission (solo los lunes)', 'Edinburg']],
  ['<h2>Service areas</h2><p>Licensed in Pasco & Polk, Florida</p>', []],
])('areas: %s', (html, areas) => {
  expect(said(`<h1>Dent</h1>${html}`)).toEqual(areas.map((area) => ['areas', area]))
})

test('a policy under its name; a heading that has the word in it isn’t one', () => {
  const html = `<h1>Salon</h1><h2>Cancellation policy</h2><p>Please tell us a day ahead.</p><p>Later costs half.</p>
    <h2>Privacy policy</h2><p>We keep your data safe.</p><h2>A heater with orange deposits on its lower side</h2><p>Call us.</p>`
  expect(said(html)).toEqual([['policies', 'Cancellation policy: Please tell us a day ahead. Later costs half.']])
})

test('a question with its whole answer, once; a call to act asks nothing', () => {
  const html = `<h1>Garage</h1><h3>Do you work on vans?</h3><p>Most of them.</p><p>Ask us about lifted ones.</p>
    <h3>Ready to get started?</h3><p>Call us and we will find a time for you.</p>`
  const other = '<h1>More</h1><h3>Do you work on vans?</h3><p>Sure, most of them.</p>'
  expect(said(html, other)).toEqual([['faq', 'Do you work on vans? Most of them. Ask us about lifted ones.']])
})

test('a price is named by its card, not by a slogan nor by the word for prices', () => {
  const card = (over: string, name: string, price: string) => `<h2>${over}</h2><ul><li>${name} ${price}</li></ul>`
  expect(said(`<h1>Bikes</h1>${card('Your bike, quiet again.', 'Tune-up', '$85')}`)).toEqual([
    ['prices', 'Tune-up: $85'],
  ])
  expect(said(`<h1>Bikes</h1>${card('Transparent pricing', 'Tune-up', '$85')}`)).toEqual([['prices', 'Tune-up: $85']])
  expect(said(`<h1>Bikes</h1>${card('Waxing', 'Lip', '$10')}`)).toEqual([['prices', 'Waxing – Lip: $10']])
  expect(said(`<h1>Spa</h1>${card('Salt cave', 'Children 12 and under (with an adult)', '$10')}`)).toEqual([
    ['prices', 'Salt cave – Children 12 and under (with an adult): $10'],
  ])
})

test.each([
  ['GB', '12 High Street, Clifton, Bristol BS8 2YG'],
  ['GB', 'Unit 3, Mill Lane, Leeds, LS1 4AP'],
  ['IE', '37 Glaslough Street, Monaghan, H18 A096'],
  ['AU', 'Shop 2, 45 King Street, Newtown NSW 2042'],
  ['NZ', '14 Queen Street, Ponsonby, Auckland 1011'],
  ['DE', 'Karl-Heine-Str. 54a, 04229 Leipzig'],
  ['FR', '12 bis rue de la République, 69001 Lyon'],
  ['ES', 'Calle Mayor, 12, 2º B, 28013 Madrid'],
  ['IT', 'Via Roma, 12, 00184 Roma (RM)'],
  ['PL', 'ul. Marszałkowska 10/12, 00-590 Warszawa'],
])('a street address in %s: %s', (country, address) => {
  const foundIn = (html: string) => {
    const locale = { country, currency: 'EUR' }
    const read = readPage(`<h1>Dent</h1>${html}`, 'https://shop.example/', locale)
    return undecided(gatherProposals([read], locale)).map(({ text }) => text)
  }
  expect(foundIn(`<p>Come and see us: ${address}.</p>`)).toEqual([address])
  expect(foundIn(`<address>${address.replaceAll(', ', '<br>')}</address>`)).toEqual([
    address.replace(/,? \(RM\)/, ' (RM)'),
  ])
})

test('an address as machines are told it, in the order of its country, once', () => {
  const address = {
    streetAddress: 'Hauptstr. 12',
    addressLocality: 'Leipzig',
    postalCode: '04109',
    addressRegion: 'Sachsen',
  }
  const jsonLd = { '@type': 'HairSalon', address: { '@type': 'PostalAddress', addressCountry: 'DE', ...address } }
  const microdata = Object.entries(address).map(([name, text]) => `<span itemprop="${name}">${text}</span>`)
  const html = `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script><h1>Schnitt</h1>
    <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">${microdata.join(' ')}</p>`
  expect(said(html)).toEqual([['addresses', 'Hauptstr. 12, 04109 Leipzig']])
})

test('numbers and names are no address', () => {
  expect(said('<h1>Dent</h1><p>Over 500 Happy Clients, 20 Awards. Model X 12 has 12345 parts.</p>')).toEqual([])
})

test('a restriction and a praise are no names', () => {
  const card = (name: string, label: string) => `<section><h3>${name}</h3><ul><li>${label} $55</li></ul></section>`
  expect(said(`<h1>Spa</h1><h2>Packages</h2>${card('Package 1', 'SAME PERSON, SAME VISIT ONLY')}`)).toEqual([
    ['prices', 'Package 1 (SAME PERSON, SAME VISIT ONLY): $55'],
  ])
  expect(
    said(
      `<h1>Spa</h1>${card('Our prices', 'SAME PERSON, SAME VISIT ONLY')}${card('Bikes', 'Your bike, quiet again!')}`,
    ),
  ).toEqual([])
  expect(said(`<h1>Maids</h1>${card('Move-out clean', 'Our most popular choice')}`)).toEqual([
    ['prices', 'Move-out clean: $55'],
  ])
})

test.each([
  '<h2>Cần thay nhớt hoặc kiểm tra phanh không?</h2><p>Chúng tôi làm cả hai cùng một lúc.</p>',
  '<h2>Envie de changer de tête ?</h2><p>Nous avons une place cette semaine.</p>',
  '<h2>Is your sink leaking?</h2><p>Call us today and we will come out within the hour.</p>',
  '<h2>Ist Ihr Dach undicht?</h2><p>Rufen Sie uns an, wir kommen gern vorbei.</p>',
  '<h2>A cure for dry skin?</h2><p>Jane Doe, September 28, 2017, Channel 2, with a video.</p>',
  '<h2>In the news</h2><h3>Is this the best bakery in town?</h3><p>The paper came by and had a bite of it all.</p>',
])('asks nobody: %s', (html) => {
  expect(said(`<h1>Dent</h1>${html}`).filter(([kind]) => kind === 'faq')).toEqual([])
})

test('a price list with how long each takes', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  const head = '<tr><th>Massage</th><th>Duration</th><th>Price</th></tr>'
  const html = `<h1>Spa</h1><h2>Massages</h2><table>${head}${row('Full body', '60 mins', '$50')}${row('Back', '30 mins', '$35')}</table>`
  expect(said(html)).toEqual([
    ['prices', 'Massages – Full body (60 mins): $50'],
    ['prices', 'Massages – Back (30 mins): $35'],
  ])
  const packs = '<tr><th>Massage</th><th>Visits</th><th>Price</th></tr>'
  expect(said(`<h1>Spa</h1><h2>Massages</h2><table>${packs}${row('Full body', '3 visits', '$140')}</table>`)).toEqual(
    [],
  )
})

test('a price list with a column for each length, size or kind, and what a column says of its prices', () => {
  const row = (cells: string[], cell = 'td') => `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`
  const table = (heading: string, head: string[], ...rows: string[][]) =>
    said(`<h1>Ours</h1><h2>${heading}</h2><table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`)
  expect(
    table(
      'Massage',
      ['', '30 min', '60 min', '90 min'],
      ['Deep tissue work', '$75', '$125', '$175'],
      ['Prenatal massage*', '–', '$115', '–'],
      ['Couples massage', '', '$230', '$320'],
    ),
  ).toEqual([
    ['prices', 'Deep tissue work (30 min): $75'],
    ['prices', 'Deep tissue work (60 min): $125'],
    ['prices', 'Deep tissue work (90 min): $175'],
    ['prices', 'Prenatal massage (60 min): $115'],
    ['prices', 'Couples massage (60 min): $230'],
    ['prices', 'Couples massage (90 min): $320'],
  ])
  expect(
    table(
      'Lawn care',
      ['', 'Up to 1/4 acre', 'Up to 1/2 acre'],
      ['Mowing, weekly', '$45', '$60'],
      ['Core aeration', 'from $95', 'call'],
    ),
  ).toEqual([
    ['prices', 'Mowing, weekly (Up to 1/4 acre): $45'],
    ['prices', 'Mowing, weekly (Up to 1/2 acre): $60'],
  ])
  expect(
    table(
      'Prices',
      ['Service', 'Price', 'How long'],
      ['Oil change, full synthetic', '$79.95', '30 min'],
      ['Front brake pads', 'from $289', '2-3 hrs'],
      ['Tire mount &amp; balance', '$25', ''],
      ['Battery, installed', 'call', ''],
    ),
  ).toEqual([
    ['prices', 'Oil change, full synthetic (30 min): $79.95'],
    ['prices', 'Front brake pads (2-3 hrs): from $289'],
    ['prices', 'Tire mount & balance: $25'],
  ])
  expect(table('Prices', ['Service', 'Starting at', 'Time'], ['Full groom', '$65', '2 hours'])).toEqual([
    ['prices', 'Full groom (2 hours): from $65'],
  ])
  expect(
    table(
      'What we charge',
      ['', 'With insurance (typical patient share)', 'Without insurance', 'Kids'],
      ['Exam', '$40', '$95', '$30'],
      ['Cleaning (adult)', '$25', '$110', ''],
    ),
  ).toEqual([
    ['prices', 'Exam with insurance (typical patient share): $40'],
    ['prices', 'Exam without insurance: $95'],
    ['prices', 'Exam (Kids): $30'],
    ['prices', 'Cleaning (adult) with insurance (typical patient share): $25'],
    ['prices', 'Cleaning (adult) without insurance: $110'],
  ])
  expect(table('Full grooms', ['', 'Bath', 'Cut'], ['Medium (26–50 lbs)', '$50', '$80'])).toEqual([
    ['prices', 'Medium (26–50 lbs), Bath: $50'],
    ['prices', 'Medium (26–50 lbs), Cut: $80'],
  ])
  expect(table('Classes', ['', 'Members', 'Guests'], ['Drop-in yoga class', '$12', '$18'])).toEqual([
    ['prices', 'Drop-in yoga class (Members): $12'],
    ['prices', 'Drop-in yoga class (Guests): $18'],
  ])
})

test('what else holds of a price goes with it; a button doesn’t, and a limit in a name is no condition', () => {
  const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td></tr>`
  const rows = [
    row('First-offense OVI, misdemeanor', '$2,500 flat through pretrial'),
    row('Limited driving privileges petition only', '$500'),
    row('Check engine light diagnostic', '$95 (goes toward the repair)'),
    row('Full detail, sedan', '$180 <a href="/book">Book now</a>'),
    row('Ceramic coating', '$600 and up'),
    row('Cleaning with most plans', '$0 – $25'),
    row('Amended tax return', '$150 flat'),
    row('Monthly bookkeeping', '$200/month (up to 100 transactions)'),
    row('Balatas delanteras', 'desde $149 por eje'),
  ]
  expect(said(`<h1>Ours</h1><h2>OVI / DUI</h2><table>${rows.join('')}</table>`)).toEqual([
    ['prices', 'First-offense OVI, misdemeanor: $2,500 flat through pretrial'],
    ['prices', 'Limited driving privileges petition only: $500'],
    ['prices', 'Check engine light diagnostic: $95 (goes toward the repair)'],
    ['prices', 'Full detail, sedan: $180'],
    ['prices', 'Ceramic coating: from $600'],
    ['prices', 'Cleaning with most plans: $0 – $25'],
    ['prices', 'Amended tax return: $150 flat'],
    ['prices', 'Monthly bookkeeping: $200 per month, up to 100 transactions'],
    ['prices', 'Balatas delanteras: from $149 por eje'],
  ])
})

test('a season away is no closing', () => {
  const html = '<h1>Lawns</h1><p>Dec thru Feb: closed, leave a message.</p>'
  expect(gatherProposals([readPage(html, 'https://shop.example/', US)], US, Date.UTC(2026, 10, 20))).toEqual([])
})

test('a day’s short name before a date ends no sentence', () => {
  const html = '<h1>Law office</h1><p>We are closed Thanksgiving Day (Thurs. Nov. 26) and Friday Nov. 27.</p>'
  const made = gatherProposals([readPage(html, 'https://shop.example/', US)], US, Date.UTC(2026, 10, 20))
  expect(made.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['November 26, 2026: Closed', 'November 27, 2026: Closed']),
  )
})

test('days that another page tells otherwise are said to be, and none where all agree', () => {
  const page = (title: string, wednesday: string) =>
    `<h1>${title}</h1><table><tr><td>Monday</td><td>9am - 5pm</td></tr><tr><td>Wednesday</td><td>${wednesday}</td></tr></table>`
  const alsoOf = (...pages: string[]) =>
    undecided(
      gatherProposals(
        pages.map((html, at) => readPage(html, `https://shop.example/${at}`, US)),
        US,
      ),
    ).map(({ text, also }) => ({ text, also }))
  expect(alsoOf(page('Home', '8am - 7pm'), page('Contact', '10am - 7pm'))).toEqual([
    { text: expect.stringMatching(/Wednesday: 8 AM – 7 PM/), also: 'Wednesday: 10 AM – 7 PM' },
  ])
  expect(alsoOf(page('Home', '8am - 7pm'), page('Contact', '8am - 7pm'))[0]?.also).toBeUndefined()
})

test('under “Our policies” each heading is one, and the page’s foot is none of it', () => {
  const html = `<h1>House rules</h1><h2>Paying</h2><p>Cash and cards, no checks.</p><h2>Children</h2><p>From twelve on, with a parent.</p>
    <div>Tue – Fri: 10 – 7</div>`
  expect(said(html).filter(([kind]) => kind === 'policies')).toEqual([
    ['policies', 'Paying: Cash and cards, no checks.'],
    ['policies', 'Children: From twelve on, with a parent.'],
  ])
})

test('a price list in one line is as many prices; the label of an empty box is no question', () => {
  const list = '<h1>Spa</h1><h2>Waxing</h2><p>Brow $22 | Lip $14 | Bikini from $50</p>'
  expect(said(list)).toEqual([
    ['prices', 'Waxing – Brow: $22'],
    ['prices', 'Waxing – Lip: $14'],
    ['prices', 'Waxing – Bikini: from $50'],
  ])
  const form =
    '<h1>Spa</h1><form><p>What would you like?<br><textarea></textarea></p></form><p>We open at ten, by the river.</p>'
  expect(said(form)).toEqual([])
})

test('a heading is put before a name that means nothing alone, not before one that has its word or says enough', () => {
  const card = (name: string) => said(`<h1>Shop</h1><h2>Massage</h2><ul><li>${name} $84</li></ul>`)[0]?.[1]
  expect(card('Couples massage (for two)')).toBe('Couples massage (for two): $84')
  expect(card('Full synthetic oil change')).toBe('Full synthetic oil change: $84')
  expect(card('Full body')).toBe('Massage – Full body: $84')
  expect(card('Half day ·')).toBe('Massage – Half day: $84')
})

test.each([
  ['Closed Thanksgiving and Christmas Day.', ['November 26, 2026: Closed', 'December 25, 2026: Closed']],
  ['We’re closed December 24 to December 26.', ['December 24, 2026 – December 26, 2026: Closed']],
  ['Wir haben an Heiligabend geschlossen.', ['December 24, 2026: Closed']],
  [
    'We will be closed Thursday and Friday, November 26 and 27, 2026 for Thanksgiving.',
    ['November 26, 2026: Closed', 'November 27, 2026: Closed'],
  ],
  [
    'We will be closed November 26 and 27, 2026 for Thanksgiving and from December 24, 2026 through January 1, 2027.',
    ['November 26, 2026: Closed', 'November 27, 2026: Closed', 'December 24, 2026 – January 1, 2027: Closed'],
  ],
  [
    'The store is closed Thursday Nov 26 2026 (Thanksgiving) & Dec 24 thru Dec 26 2026 for Christmas.',
    ['November 26, 2026: Closed', 'December 24, 2026 – December 26, 2026: Closed'],
  ],
  [
    'Closed Thanksgiving Day, Thursday November 26; Friday November 27 we’re open 9 to 3.',
    ['November 26, 2026: Closed', 'November 27, 2026: 9 AM – 3 PM'],
  ],
  [
    'Cerrado el jueves 26 de noviembre por Día de Acción de Gracias; el viernes 27 de noviembre abrimos de 9 a 3.',
    ['November 26, 2026: Closed', 'November 27, 2026: 9 AM – 3 PM'],
  ],
  ['Closed Thanksgiving and the day after.', ['November 26, 2026: Closed', 'November 27, 2026: Closed']],
  ['Closed Thanksgiving and the Friday after.', ['November 26, 2026: Closed', 'November 27, 2026: Closed']],
  [
    'We are closed December 24 and 25 and reopen Monday, December 28.',
    ['December 24, 2026: Closed', 'December 25, 2026 – December 27, 2026: Closed'],
  ],
  ['Cerraremos del 24 al 26 de diciembre por Navidad.', ['December 24, 2026 – December 26, 2026: Closed']],
  ['Fri Nov 27 open 9–3 only', ['November 27, 2026: 9 AM – 3 PM']],
  ['Christmas Eve: 9 am to 1 pm.', ['December 24, 2026: 9 AM – 1 PM']],
  ['Santa comes December 12 from 10 to noon.', []],
  ['Closed Mondays.', []],
  ['Closed the first Monday of the month.', []],
  ['Closed since 2019.', []],
])('days on which it is closed: %s', (text, closings) => {
  const pages = [readPage(`<h1>Shop</h1><h2>News</h2><p>${text}</p>`, 'https://shop.example/', US)]
  const found = undecided(gatherProposals(pages, US, Date.parse('2026-11-23T12:00Z')))
  expect(found.map((one) => one.text)).toEqual(closings)
})

test('a notice of an earlier year closes nothing', () => {
  const html = '<h1>Shop</h1><h2>Closed for Thanksgiving</h2><p>Nov 20, 2025</p><p>We’re closed November 26 and 27.</p>'
  const pages = [readPage(html, 'https://shop.example/', US)]
  expect(undecided(gatherProposals(pages, US, Date.parse('2026-11-23T12:00Z')))).toEqual([])
})

test('what stands under every page’s last heading is the pages’ foot, and no part of a policy', () => {
  const foot = '<div>Dent Spa, a place by the river, since 1998.</div>'
  const page = (heading: string, text: string) => `<h1>House rules</h1><h2>${heading}</h2><p>${text}</p>${foot}`
  const read = said(
    page('Refunds', 'Within 14 days.'),
    page('Paying', 'Cash and cards.'),
    page('Children', 'From twelve on.'),
  )
  expect(read.filter(([kind]) => kind === 'policies').map(([, text]) => text)).toEqual([
    'Refunds: Within 14 days.',
    'Paying: Cash and cards.',
    'Children: From twelve on.',
  ])
})

test('who made the site is nobody to write to', () => {
  const page = '<p>hi@shop.example</p><p>Designed by <a href="mailto:jo@studio.example">jo@studio.example</a></p>'
  expect(said(page, page)).toEqual([['emails', 'hi@shop.example']])
})

test('a break that a day alone has; a day that only another page calls closed', () => {
  const hours = '<h2>Hours</h2><p>Monday-Saturday: 8 a.m.-5 p.m.<br>Closed Thursday: 12-1:30 p.m.<br>Call us.</p>'
  const [[, week = ''] = []] = said(`<h1>Vet</h1>${hours}`, '<h1>Book</h1><p>Note, we are closed on Sundays.</p>')
  expect(week.split('; ').slice(2)).toEqual([
    'Wednesday: 8 AM – 5 PM',
    'Thursday: 8 AM – 12 PM, 1:30 PM – 5 PM',
    'Friday: 8 AM – 5 PM',
    'Saturday: 8 AM – 5 PM',
    'Sunday: Closed',
  ])
})

test('a lunch break is no other thing; the hours of two things in one table are no week', () => {
  const hours = (rows: string) => said(`<h1>Shop</h1><h2>Hours</h2>${rows}`).filter(([kind]) => kind === 'hours')
  const lunch = '<p>Monday to Thursday: 9:00 am - 5:00 pm, closed for lunch 12:00 - 1:00</p><p>Friday: 9 am - 1 pm</p>'
  expect(hours(`<ul>${lunch.replaceAll('p>', 'li>')}</ul>`)[0]?.[1]).toBe(
    'Monday: 9 AM – 12 PM, 1 PM – 5 PM; Tuesday: 9 AM – 12 PM, 1 PM – 5 PM; Wednesday: 9 AM – 12 PM, 1 PM – 5 PM; Thursday: 9 AM – 12 PM, 1 PM – 5 PM; Friday: 9 AM – 1 PM',
  )
  const two = `<table><tr><th></th><th>Counter</th><th>Phones</th></tr><tr><td>Mon</td><td>8:30 - 5:30</td><td>8 - 6</td></tr>
    <tr><td>Sat</td><td>9 - 2</td><td>9 - 4</td></tr><tr><td>Sun</td><td>closed</td><td>emergencies</td></tr></table>`
  expect(hours(two)).toEqual([])
})

test('a quiz answers nothing', () => {
  const html = '<h1>Gym</h1><h3>Which program is right for you?</h3><p>Answer a few questions and we’ll find it.</p>'
  expect(said(html)).toEqual([])
})

test('a price table with a column that tells of the service, or with how long it takes, gives all its prices', () => {
  const table = (column: string, cells: [string, string, string][]) =>
    `<h1>Garage</h1><h2>Prices</h2><table><tr><th>Service</th><th>${column}</th><th>Price</th></tr>${cells
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table><p>Labor rate: $120 per hour</p>`
  expect(
    said(
      table('What’s included', [
        ['Oil change', 'Oil and filter', 'From $49'],
        ['Front brakes', 'Parts and labor', '$189 per axle'],
        ['Detailing', 'Valid on weekdays only', '$99'],
      ]),
    ),
  ).toEqual([
    ['prices', 'Oil change: from $49'],
    ['prices', 'Front brakes: $189 per axle'],
    ['prices', 'Labor rate: $120 per hour'],
  ])
  const timed =
    '<h1>Garage</h1><table><tr><th>Service</th><th>Price</th><th>Time</th></tr><tr><td>Brake pads</td><td>$189 per axle</td><td>2 hours</td></tr></table>'
  expect(said(timed)).toEqual([['prices', 'Brake pads (2 hours): $189 per axle']])
})

test('what was offered in a year that is over isn’t proposed', () => {
  const now = Date.UTC(2026, 10, 26)
  const page = readPage(
    `<h1>Garage</h1><h2>Prices</h2><ul><li>Oil change $59</li></ul>
    <h2>Spring special, April 2023</h2><ul><li>Brake check $19</li></ul>`,
    'https://shop.example/',
    US,
  )
  expect(gatherProposals([page], US, now).map(({ text }) => text)).toEqual(['Oil change: $59'])
})

test('what looks like hours, a price or a list of places and is on no card is told, once, with its words', () => {
  const html = `<h1>Kennel</h1><h2>Hours</h2><table><tr><td>Mon – Fri</td><td>8 – 5</td></tr></table>
    <p>Winter: closed on Sundays and Mondays.</p><h2>Summer hours</h2><table><tr><td>Mon – Sat</td><td>7 – 7</td></tr></table>
    <h2>Prices</h2><ul><li>Bath $40</li><li>Late pick-up: add $10</li><li>Spring bath $19 until May 1, 2024</li></ul>
    <h2>Service areas</h2><p>Gorham, Windham, the islands when the ferry runs</p>
    <h2>Questions</h2><h3>Do you take cats?</h3><p>Yes, for $25 a night.</p>`
  const page = readPage(html, 'https://shop.example/', US)
  expect(leftOutOf([page, page], US, Date.UTC(2026, 10, 26))).toEqual([
    { kind: 'hours', text: 'Winter: closed on Sundays and Mondays' },
    { kind: 'hours', text: 'Summer hours: Mon – Sat: 7 – 7' },
    { kind: 'prices', text: 'Late pick-up: add $10' },
    { kind: 'areas', text: 'Gorham, Windham, the islands when the ferry runs' },
  ])
})

test('the office’s number is its phone, and the line for day and night beside it the one for emergencies; that one is both where there is no other', () => {
  const storm = '<p>For a tree on a house, call the storm line day or night: (512) 555-0188</p>'
  const office = '<p>Office: (512) 555-0147</p>'
  const line = ['emergencyPhone', '(512) 555-0188']
  expect(said(storm, `${office}${storm}`)).toEqual([['phones', '(512) 555-0147'], line])
  expect(said(storm)).toEqual([['phones', '(512) 555-0188'], line])
})

test.each([
  ['24-hour emergency line: (512) 555-0188', '(512) 555-0188'],
  ['Notdienst rund um die Uhr: (512) 555-0188', '(512) 555-0188'],
  ['Emergencias 24 horas: (512) 555-0188', '(512) 555-0188'],
  ['Text us 24/7: (512) 555-0188', undefined],
  ['Billing emergencies: (512) 555-0188', undefined],
  ['In an emergency call 911', undefined],
])('the number for emergencies in “%s”', (text, number) => {
  const page = `<p>Office: (512) 555-0147</p><p>${text}</p>`
  expect(said(page).filter(([kind]) => kind === 'emergencyPhone')).toEqual(number ? [['emergencyPhone', number]] : [])
})
