import { expect, test } from 'vitest'
import { readPage, readSite } from './readPage'

const US = { country: 'US', currency: 'USD' }
const read = (body: string) =>
  readPage(`<title>Prices</title><body>${body}</body>`, 'https://shop.example/', US).statements
const said = (body: string) => read(body).map(({ trail, text }) => [...trail, text].join(' > '))
const rows = (body: string) => read(body).flatMap(({ kind, text }) => (kind === 'row' ? [text] : []))

test('a table with a name to each row and column ties each price to both', () => {
  const table = `<h2>Surgery</h2><table><thead><tr><th></th><th>Cat</th><th>Dog</th></tr></thead>
    <tr><th>Spay</th><td>$180</td><td>$290</td></tr><tr><th>Neuter</th><td>$95</td><td>$210</td></tr></table>`
  expect(said(table)).toEqual(['Surgery > Spay | Cat: $180 | Dog: $290', 'Surgery > Neuter | Cat: $95 | Dog: $210'])
})

test('a table that names its columns in plain cells, and its sections in rows of their own', () => {
  const table = `<table><tr><td></td><td>30 min</td><td>60 min</td></tr><tr><td colspan="3">Massage</td></tr>
    <tr><td>Swedish</td><td>$50</td><td>$90</td></tr><tr><td>Deep tissue</td><td>$60</td><td>$105</td></tr></table>`
  expect(said(table)).toEqual([
    'Massage > Swedish | 30 min: $50 | 60 min: $90',
    'Massage > Deep tissue | 30 min: $60 | 60 min: $105',
  ])
})

test('a name that isn’t marked as one, over a price for each size', () => {
  const option = (size: string, price: string) => `<div><span>${size}</span> <span>${price}</span></div>`
  const item = (name: string, ...options: string[]) =>
    `<div><div>${name}</div><div>Slow and deep, for backs that drove all day.</div>${options.join('')}</div>`
  expect(
    said(
      `<h1>Menu</h1><div>${item('Deep tissue', option('60 min', '$140'), option('90 min', '$195'))}${item('Stones', option('75 min', '$178'))}</div>`,
    ).filter((one) => one.includes('$')),
  ).toEqual([
    'Menu > Deep tissue > 60 min | $140',
    'Menu > Deep tissue > 90 min | $195',
    'Menu > Stones > 75 min | $178',
  ])
})

test('a week whose days stand over their hours', () => {
  const table = `<table><tr><th>Mon</th><th>Tue</th><th>Sun</th></tr><tr><td>9-5</td><td>10-6</td><td>Closed</td></tr></table>`
  expect(rows(table)).toEqual(['Mon | 9-5', 'Tue | 10-6', 'Sun | Closed'])
})

test('a card keeps its price though another element ends between them', () => {
  const card = (name: string, price: string) =>
    `<div class="card"><div class="body"><h3>${name}</h3><p>It takes half an hour.</p></div><div class="foot"><span>${price}</span></div></div>`
  expect(rows(`<h2>Featured</h2><div>${card('Foot bath', '$30')}${card('Sauna', '$45')}</div>`)).toEqual([
    'Foot bath | $30',
    'Sauna | $45',
  ])
})

test.each([
  ['name, price, features', '<h3>Gold</h3><p>$80</p><ul><li>Two visits</li><li>Parts</li></ul>'],
  ['price, name, features', '<p class="price">$80</p><h3>Gold</h3><ul><li>Two visits</li><li>Parts</li></ul>'],
  ['name, features, price', '<h3>Gold</h3><ul><li>Two visits</li><li>Parts</li></ul><p>$80</p>'],
])('a card in the order %s', (_, inside) => {
  const other = inside.replace('Gold', 'Silver').replace('$80', '$40')
  const said = rows(`<h2>Plans</h2><div><div class="card">${inside}</div><div class="card">${other}</div></div>`)
  expect(said).toEqual(['Gold | $80', 'Silver | $40'])
})

test('what is added to a price keeps the name that it belongs to', () => {
  expect(said('<h2>Extras</h2><h3>Stairs</h3><p>+$40 flat</p><h3>Piano</h3><p>+$120 each</p>')).toEqual([
    'Extras > Stairs > Stairs | +$40 flat',
    'Extras > Piano > Piano | +$120 each',
  ])
})

test('an accordion is whole: its label, asked or not, heads all of its body', () => {
  const accordion = `<div class="accordion"><div class="accordion-item"><button class="accordion-header">Cancellations</button>
    <div class="accordion-panel" style="display:none"><p>Tell us a day ahead.</p><p>Later ones cost half.</p></div></div>
    <div class="accordion-item"><button class="accordion-header">Do you take cards?</button><div class="accordion-panel" style="display:none">
    <p>Yes.</p><p>No checks.</p></div></div></div>`
  expect(said(accordion)).toEqual([
    'Cancellations > Tell us a day ahead.',
    'Cancellations > Later ones cost half.',
    'Do you take cards? > Yes. No checks.',
  ])
})

test('headings with nothing under them are what they say', () => {
  expect(
    said('<h2>Our services</h2><div><h3>Root canals</h3></div><div><h3>Crowns</h3></div><h2>Team</h2><p>Dr. Ann.</p>'),
  ).toEqual(['Our services > Root canals', 'Our services > Crowns', 'Team > Dr. Ann.'])
})

test('a list of terms, a row each; with longer words on them, what each heads', () => {
  expect(rows('<dl><dt>Parking<dd>Free<dt>Pets<dd>Welcome</dl>')).toEqual(['Parking | Free', 'Pets | Welcome'])
  const long =
    'We come to you within the city at no charge, and beyond it for a small fee that we tell you when you call us to book.'
  expect(
    rows(
      '<dl><dt>Tuesday<dd>9 am to 5 pm<dt>Wednesday<dd>Noon to 8 pm. We file papers in the morning, so we start late and stay late.</dl>',
    ),
  ).toEqual(['Tuesday | 9 am to 5 pm', 'Wednesday | Noon to 8 pm'])
  expect(said(`<dl><dt>House calls<dd>${long}</dl>`)).toEqual([`House calls > ${long}`])
})

test('labels over contact details name them', () => {
  expect(rows('<p>Phone</p><p>(512) 555-0100</p><p>Email</p><p>a@shop.example</p>')).toEqual([
    'Phone | (512) 555-0100',
    'Email | a@shop.example',
  ])
})

test('hours row by row, with what a row says of closed', () => {
  const hours = '<h3>Hours</h3><ul><li>Mon–Sat <span>6 am – 9 pm</span></li><li>Sun: <span>closed</span></li></ul>'
  expect(rows(hours)).toEqual(['Mon–Sat | 6 am – 9 pm', 'Sun | closed'])
  expect(read(hours).map(({ values }) => values.map(({ kind }) => kind))).toEqual([
    ['days', 'span'],
    ['days', 'closed'],
  ])
})

test('a number that stands apart keeps its name', () => {
  expect(
    said('<div><div><span>15+</span><p>Years of experience</p></div><div><b>4</b><p>Chairs</p></div></div>'),
  ).toEqual(['15+ Years of experience', '4 Chairs'])
})

test('offers in JSON-LD are said in their own currency', () => {
  const offer = (price: string, priceCurrency: string) => ({
    '@type': 'Service',
    name: 'Cut',
    offers: { price, priceCurrency },
  })
  const page = (thing: object) =>
    `<p>We cut hair.</p><script type="application/ld+json">${JSON.stringify(thing)}</script>`
  expect(rows(page(offer('65', 'GBP')))).toEqual(['Cut | £65'])
  expect(rows(page(offer('40', 'EUR')))).toEqual(['Cut | €40'])
})

test.each([
  [
    'WordPress',
    '<div id="comments"><ol class="commentlist"><li class="comment"><p>It was $5 for me.</p></li></ol></div>',
  ],
  ['a form to comment', '<div id="respond" class="comment-respond"><p>Leave a reply to this.</p></div>'],
  ['WooCommerce', '<div id="reviews" class="woocommerce-Reviews"><p>Great cut, and free!</p></div>'],
  [
    'Drupal',
    '<section class="field--name-comment comment-wrapper"><article><p>They open at 6.</p></article></section>',
  ],
  [
    'schema.org',
    '<div itemscope itemtype="https://schema.org/Review"><p itemprop="reviewBody">Free parking!</p></div>',
  ],
  ['testimonials by class', '<div class="testimonial-slider"><p>They fixed it for $20.</p></div>'],
  ['testimonials by heading', '<h2>What our customers say</h2><p>They came within an hour.</p>'],
  ['a quotation with its name', '<blockquote><p>They came within an hour.</p><cite>Ann B.</cite></blockquote>'],
  ['quotation marks', '<p>“They came within an hour. So kind!”</p><p>— Ann B., Troy</p>'],
])('a stranger’s word is no statement: %s', (_, region) => {
  expect(
    said(`<h1>Salon</h1><p>We cut hair.</p><section>${region}</section><footer>Call (512) 555-0100</footer>`),
  ).toEqual(['Salon > We cut hair.', 'Call (512) 555-0100'])
})

test('nor is a forum', () => {
  expect(said('<div id="phpbb"><div class="postbody"><p>It is free on Mondays.</p></div></div>')).toEqual([])
})

test('what every page carries is said once', () => {
  const page = (name: string) => ({
    url: `https://shop.example/${name}`,
    html: `<header><div class="topbar">Licensed and insured</div></header><h1>${name}</h1><ul><li>Same-day service</li></ul><p>${name} is done by hand.</p>
      <div class="cookie-consent">We use cookies</div><footer><p>Open Mon - Fri 9-5</p></footer>`,
  })
  const texts = readSite(['Hair', 'Nails', 'Brows'].map(page), US).map(({ text }) => text)
  expect(texts.filter((text) => text === 'Same-day service')).toHaveLength(1)
  expect(texts.filter((text) => text === 'Licensed and insured')).toHaveLength(1)
  expect(texts.filter((text) => text.includes('9-5'))).toHaveLength(1)
  expect(texts).toContain('Nails is done by hand.')
})

test('the foot of each page stands under no heading, whatever its element is called', () => {
  const page = (name: string) => ({
    url: `https://shop.example/${name}`,
    html: `<h1>Shop</h1><h2>${name}</h2><p>${name} is done by hand.</p><div class="ftr"><div>License 4411</div><div>This site uses cookies.</div></div>`,
  })
  const statements = readSite(['Hair', 'Nails', 'Brows'].map(page), US)
  expect(statements.filter(({ text }) => text === 'License 4411').map(({ trail }) => trail)).toEqual([[]])
  expect(statements.find(({ text }) => text === 'Hair is done by hand.')?.trail).toEqual(['Shop', 'Hair'])
})

test('the labels and buttons that each product of a shop page repeats name none of them', () => {
  const product = (name: string, told: string, price: string) =>
    `<div><h3>${name}</h3><div>${told}<div>Regular price</div><div>${price}</div><div>Book</div></div></div>`
  const page = `<h2>Face</h2>${product('Lip', '', '$9')}${product('Brow', '', '$14')}${product('Chin', '', '$12')}`
  expect(rows(page)).toEqual(['Lip | $9', 'Brow | $14', 'Chin | $12'])
  const sizes = ['Margherita', 'Funghi', 'Diavola'].map(
    (name) => `<h3>${name}</h3><table><tr><td>Small</td><td>$9</td></tr><tr><td>Large</td><td>$14</td></tr></table>`,
  )
  expect(rows(sizes.join(''))).toContain('Small | $9')
})
