import { expect, test } from 'vitest'
import { type BusinessFacts, NO_FACTS } from '../../../../contract/facts'
import { conversation, profileOf } from './_test/business'

test('typed facts, an owner’s answer, the site’s words, and what isn’t known', async () => {
  const ask = conversation()
  expect((await ask('do you buy old clocks?')).content).toBe(
    'No, we only repair clocks. The auction house next door buys them.',
  )
  expect((await ask('whats your phone number')).content).toBe('You can reach us at 845-555-0142.')
  expect((await ask('where are you located?')).content).toBe('You’ll find us at 12 Birch Lane, Kingston, NY 12401.')
  expect((await ask('do you come to woodstock')).content).toBe('Yes, we come to Woodstock.')
  expect((await ask('do you come to albany')).content).toBe(
    'The areas we list are Kingston and Woodstock. For anywhere else, please check with the team.',
  )
  expect((await ask('do you take visa')).content).toBe('Yes, we take Visa.')
  expect((await ask('how much is a longcase overhaul?')).content).toBe('Longcase overhaul: from $450.')
  expect((await ask('how much is barometer cleaning')).content).toBe('Barometer cleaning: $85.')
  const quoted = await ask('how long is the guarantee on an overhaul?')
  expect(quoted.content).toBe(
    'From “Guarantee” on our site: “Every overhaul carries a guarantee of two years on the movement.”',
  )
  expect(quoted.sources).toEqual([{ kind: 'site', title: 'Birch Lane Clocks', url: 'https://birch.example/' }])
  const unknown = await ask('is there wheelchair access')
  expect(unknown).toMatchObject({ known: false, needsLeadCapture: false })
  expect(unknown.content).toMatch(/^I’m not sure about that one\. If you leave your name/)
  const again = await ask('do you fix cuckoos')
  expect(again.content, 'the same offer is never made twice in a row').not.toMatch(/leave/)
})

test('on what terms a place is served is said with it', async () => {
  const areas = ['Kingston', 'Woodstock (Thursdays only)', 'Saugerties (by arrangement)', 'Rhinebeck (not in winter)']
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, areas } }))
  expect((await ask('do you come to Kingston?')).content).toBe('Yes, we come to Kingston.')
  expect((await ask('do you come to woodstock')).content).toBe('Yes, Woodstock: Thursdays only.')
  expect((await ask('do you serve Rhinebeck?')).content).toBe('Rhinebeck: not in winter.')
  expect((await ask('¿van a Saugerties?')).content).toBe('Sí, Saugerties: by arrangement.')
  const line = conversation(
    profileOf({ facts: NO_FACTS, location: 'Kingston, Woodstock (Mondays, Thursdays) and Saugerties' }),
  )
  expect((await line('do you come to woodstock')).content).toBe('Yes, Woodstock: Mondays, Thursdays.')
})

test('what a service is called in another language finds its price', async () => {
  const facts = {
    ...NO_FACTS,
    prices: [
      { name: 'Deep tissue massage', cents: 11_000, from: false },
      { name: 'Waxing, brow', cents: 2_200, from: false },
    ],
  }
  const ask = conversation(profileOf({ facts }))
  expect((await ask('cuanto cuesta el masaje?')).content).toBe('Deep tissue massage: $110.')
  expect((await ask('cuanto vale la cera de cejas')).content).toBe('Waxing, brow: $22.')
})

test('a price of another number of the same things is none of what is asked for', async () => {
  const prices = [
    { name: '2 bed, 1 bath', cents: 14_200, from: false },
    { name: '2 bed, 2 bath', cents: 15_500, from: false },
    { name: '3 bed, 2 bath', cents: 17_800, from: false },
  ]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices } }))
  expect((await ask('we have a 3 bedroom 2 bath place, what would you charge')).content).toBe('3 bed, 2 bath: $178.')
})

const DIVERSE = [
  ['Amended tax return', 150],
  ['Gutter guard', 300],
  ['Beard shaping', 20],
  ['Hedge shaping', 90],
  ['Ceiling fan hookup', 140],
  ['Window washing', 12],
].map(([name, dollars]) => ({ name: String(name), cents: Number(dollars) * 100, from: false }))

test.each([
  ['cuanto cobran por una enmienda?', 'Amended tax return: $150.'],
  ['combien pour les gouttières ?', 'Gutter guard: 300 $.'],
  ['quanto custa a barba?', 'Beard shaping: $ 20.'],
  ['was kostet die hecke?', 'Hedge shaping: 90 $.'],
  ['cuánto sale poner un abanico', 'Ceiling fan hookup: $140.'],
])('a typed price by its name in another language: %s', async (question, reply) => {
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices: DIVERSE }, faqs: [] }))
  expect((await ask(question)).content.replaceAll('\u00a0', ' ')).toBe(reply)
})

test('what an owner took over from a site in another language is told once', async () => {
  const html = `<html lang="es"><title>Taller</title><h1>Taller</h1><h2>Precios</h2><ul><li>Afinación mayor: $189</li><li>Alineación de ruedas: $79</li></ul>
    <p>Abrimos todos los días y atendemos a cada cliente con mucho gusto.</p></html>`
  const prices = [{ name: 'Alineación de ruedas', cents: 7_900, from: false }]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices }, faqs: [], services: '' }), undefined, [
    { url: 'https://taller.example/', html },
  ])
  expect((await ask('how much is an alignment?')).content.match(/79/g)).toHaveLength(1)
})

test('a typed price is told only by the word that says what is asked of', async () => {
  const html = `<title>Bolt</title><h1>Bolt</h1><h2>Prices</h2><table><tr><td>House lockout</td><td>$85</td></tr>
    <tr><td>Rekey, lock brought in</td><td>$15 per cylinder</td></tr><tr><td>Rekey at your place</td><td>$22 per cylinder</td></tr></table>`
  const prices = [{ name: 'House lockout', cents: 8_500, from: false }]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices }, faqs: [], services: '' }), undefined, [
    { url: 'https://bolt.example/', html },
  ])
  expect((await ask('how much to rekey my house?')).content).not.toContain('85')
  expect((await ask('how much is a house lockout?')).content).toContain('$85')
})

test('a price that shares but a small word with what is asked isn’t told', async () => {
  const prices = [{ name: 'Petition only', cents: 120_000, from: false }]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices }, faqs: [], services: '' }), undefined, [
    {
      url: 'https://law.example/',
      html: '<title>Law</title><h1>Law</h1><p>We have helped families here since 1990.</p>',
    },
  ])
  expect((await ask('can you represent my husband and me together so it is only one fee')).content).not.toContain(
    '$1,200',
  )
  expect((await ask('how much is the petition only?')).content).toContain('$1,200')
})

test('where to park is no question for the address', async () => {
  const facts = { ...NO_FACTS, addresses: ['12 Birch Lane, Kingston'] }
  const ask = conversation(profileOf({ facts, faqs: [] }))
  expect((await ask('where do I park my car')).content).not.toContain('12 Birch Lane')
  expect((await ask('¿hay dónde estacionarse?')).content).not.toContain('12 Birch Lane')
  expect((await ask('where are you?')).content).toContain('12 Birch Lane')
})

const GARAGE = [
  {
    url: 'https://plum.example/',
    html: `<title>Plum Street Garage</title><h1>Plum Street Garage</h1><h2>Prices</h2><table>
      <tr><th>Service</th><th>Time</th><th>Price</th></tr><tr><td>Oil change, synthetic</td><td>30 min</td><td>$49</td></tr>
      <tr><td>State inspection</td><td>1 hr</td><td>$52</td></tr><tr><td>Brake pads, per axle</td><td>2 hr</td><td>from $189</td></tr>
      <tr><td>Wheel alignment</td><td>1 hr</td><td>$95</td></tr><tr><td>Battery</td><td>20 min</td><td>$140</td></tr></table>
      <h2>Evenings</h2><table><tr><th>Class</th><th>When</th><th>With</th></tr><tr><td>Car care basics</td><td>Thu 6 pm</td><td>Lou</td></tr></table>
      <h2>Saturdays</h2><ul><li>Sat 8 - noon (inspections and oil changes only)</li></ul>
      <h2>Loaner cars</h2><p>A loaner car is yours for the day of any long repair.</p><p>Loaner cars: $15 off a day until March 1, 2026.</p>
      <h2>Specials</h2><p>Fall special: $20 off any brake job through October 31.</p>
      <h2>Winter</h2><p>Winter tire package: 10% off until January 15.</p>`,
  },
]
const garage = () => conversation(profileOf({ facts: NO_FACTS, faqs: [], services: 'Oil changes' }), undefined, GARAGE)

test.each([
  ['cuanto cuesta la inspeccion?', 'Por “State inspection” cobramos $52.'],
  ['cuanto sale un cambio de aceite', 'Por “Oil change, synthetic” cobramos $49.'],
  ['cuanto cobran por los frenos', 'Por “Brake pads, per axle” cobramos desde $189.'],
  ['wie viel kostet ein ölwechsel', 'Für „Oil change, synthetic“ berechnen wir 49 $.'],
])('a price of the site is found and said in the visitor’s language: %s', async (text, reply) => {
  expect((await garage()(text)).content).toBe(reply)
})

test('a row is said as a person would, with what it holds under, and no offer that is over', async () => {
  expect((await garage()('how much is an inspection')).content).toBe('State inspection: $52 (1 hr).')
  expect((await garage()('when is the car care class')).content).toBe('Car care basics: Thu 6 pm, with Lou.')
  expect((await garage()('are you open saturday')).content).toContain('inspections and oil changes only')
  expect((await garage()('any discount on brakes')).content).not.toContain('$20')
  expect((await garage()('any discount on winter tires')).content).toContain('10%')
  const shown = await garage()('can my daughter drive a loaner car of yours')
  expect(`${shown.content} ${shown.places?.map(({ text }) => text).join(' ')}`).toContain('loaner')
  expect(JSON.stringify([shown.content, shown.places])).not.toContain('$15')
})

const NOTICES = [
  {
    url: 'https://plum.example/',
    html: `<title>Plum Street Garage</title><h1>Plum Street Garage</h1><p>Since 2015 we are closed on Sundays.</p>
      <h2>COVID-19 update</h2><p>March 16, 2020</p><p>Due to the pandemic our shop is closed until further notice.</p>
      <h2>Summer Hours 2021</h2><p>Our summer hours are Monday to Thursday 6 am to 2 pm.</p>
      <h2>News</h2><p>Masks 2022: our waiting room is closed for everyone.</p><p>We take no towing jobs until January 15, 2022.</p>
      <p>Our paint booth is closed until further notice.</p>
      <h2>Holiday party</h2><p>Tickets for our holiday party 2023: $25 a person.</p>
      <h2>Cars for sale</h2><table><tr><th>Car</th><th>Price</th></tr><tr><td>2019 Honda Civic</td><td>$14,500</td></tr></table>`,
  },
]

test('a notice of years ago is said of no day of this year', async () => {
  const ask = async (text: string) => {
    const profile = profileOf({ facts: NO_FACTS, faqs: [], services: 'Oil changes' })
    const reply = await conversation(profile, undefined, NOTICES)(text)
    return JSON.stringify([reply.content, reply.places])
  }
  expect(await ask('is the shop closed because of the pandemic?')).not.toContain('further notice')
  expect(await ask('what are your summer hours?')).not.toContain('Thursday 6')
  expect(await ask('is the waiting room closed?')).not.toContain('everyone')
  expect(await ask('do you take towing jobs?')).not.toContain('2022')
  expect(await ask('how much are tickets for the holiday party?')).not.toContain('$25')
  expect(await ask('is the paint booth closed?')).toContain('paint booth')
  expect(await ask('are you closed on sundays?')).toContain('Sundays')
  expect(await ask('how much is the honda civic?')).toContain('14,500')
})

test('a price of something near isn’t told where the site says one of more that is asked of', async () => {
  const prices = [
    { name: 'Main line, pulling the clock face', cents: 34_500, from: false },
    { name: 'Case polish', cents: 9_000, from: false },
  ]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, prices }, faqs: [], services: '' }), undefined, [
    {
      url: 'https://birch.example/',
      html: '<title>Repairs</title><h1>Repairs</h1><h2>Faces</h2><ul><li>Clock face: remove and reset with new pins $245.</li><li>Hands from $60.</li></ul>',
    },
  ])
  const near = await ask('my clock face is loose, whats it cost to reset it')
  expect(near.content).not.toContain('$345')
  expect(`${near.content} ${JSON.stringify(near.places)}`).toContain('$245')
  expect((await ask('how much is a case polish')).content).toBe('Case polish: $90.')
})

test('what may hold the answer is shown, and what is hardly related isn’t', async () => {
  const near = await conversation()('does your van come to albany for my clock')
  expect(near.content).toMatch(
    /^I don’t have an exact answer\. This is the closest I found on our site\. If what’s below/,
  )
  expect(near.places?.[0]).toEqual({
    title: 'Collection',
    url: 'https://birch.example/',
    text: 'Our van collects longcase clocks within thirty miles for a fee of $60.',
  })
  expect((await conversation()('is there wheelchair access')).places).toBeUndefined()
})

test('details are confirmed, what is missing is asked for, and a new question is added to them', async () => {
  const ask = conversation()
  expect((await ask('is there wheelchair access')).state.offer).toBe('details')
  expect(await ask('yes please')).toMatchObject({ needsLeadCapture: true })
  expect((await ask('my name is Ana')).content).toMatch(
    /^Thanks, Ana! What’s the best phone number or email|^Thanks, Ana! And what number/,
  )
  const given = await ask('602 555 0134')
  expect(given.content).toMatch(/^Thanks! I’ve got 602 555 0134\./)
  expect(given.lead).toMatchObject({ name: 'Ana', phone: '+16025550134' })
  expect((await ask('is there a toilet?')).content).toMatch(/I’ve added that to your message\.$/)
})

test('a complaint, a refund, an injury and a lost thing are never answered with a service or a price', async () => {
  for (const [text, says] of [
    ['my clock came back broken, i am really angry about your work', /sorry/],
    ['i want my money back for the dial restoration', /Refunds are up to the team/],
    ['i tripped in your shop and hurt my knee badly', /doctor/],
    ['i left my glasses in your shop yesterday', /look for it/],
  ] as const) {
    const { content, needsLeadCapture } = await conversation()(text)
    expect(content, text).toMatch(says)
    expect(content, text).not.toMatch(/\$|restoration:/)
    expect(needsLeadCapture, text).toBe(true)
  }
})

test.each([
  [
    'es',
    ['¿a qué hora abren el jueves?', 'El jueves abrimos de 8:00 a.m. a 5:00 p.m.'],
    ['¿cuál es su teléfono?', 'Nuestro teléfono es 845-555-0142.'],
    ['¿hablan español?', 'Sí, hablamos español.'],
  ],
  [
    'de',
    ['Wann haben Sie am Donnerstag geöffnet?', 'Am Donnerstag haben wir von 8:00 bis 17:00 Uhr geöffnet.'],
    ['Wie ist Ihre Telefonnummer?', 'Sie erreichen uns unter 845-555-0142.'],
    ['Sprechen Sie Spanisch?', 'Ja, wir sprechen Spanisch.'],
  ],
  [
    'fr',
    ['à quelle heure ouvrez-vous jeudi ?', 'Jeudi, nous sommes ouverts de 8:00 à 17:00.'],
    ['quel est votre numéro de téléphone ?', 'Vous pouvez nous joindre au 845-555-0142.'],
    ['parlez-vous espagnol ?', 'Oui, nous parlons espagnol.'],
  ],
] as const)('in %s a reply is in the visitor’s language', async (language, ...turns) => {
  const ask = conversation()
  for (const [text = '', reply] of turns) expect(await ask(text)).toMatchObject({ language, content: reply })
})

test.each([
  ['Drain cleaning from $129', 'How much is a drain cleaning?', 'Drain cleaning: from $129.'],
  ['Drain cleaning from $129', 'Do you clean drains?', 'Yes, that’s one of our services: Drain cleaning from $129.'],
  ['Swedish massage 60 min $95, deep tissue 90 min $140', 'how much is deep tissue', 'deep tissue 90 min: $140.'],
  [
    'Drain cleaning, water heaters and leak repair',
    'do you fix leaks',
    'Yes, that’s one of our services: leak repair.',
  ],
  [
    'Drain cleaning, water heaters and leak repair',
    'what services do you offer',
    'Here’s what we do: Drain cleaning, water heaters, and leak repair.',
  ],
])('of services typed as "%s": %s', async (services, text, reply) => {
  const { facts } = profileOf()
  const ask = conversation(profileOf({ services, facts: { ...facts, prices: [] } }))
  expect((await ask(text)).content).toBe(reply)
})

test('in the visitor’s language a typed price keeps the service’s name alone', async () => {
  const ask = conversation(profileOf({ services: 'Drain cleaning from $129' }))
  expect((await ask('¿cuánto cuesta drain cleaning?')).content).toBe('Drain cleaning: desde $129.')
})

test.each([
  'i lost my ring at your shop yesterday',
  'your guy was rude to me and i am furious',
  'i fell in your shop and hurt my knee',
])('after “%s” another question is answered as any other', async (matter) => {
  const ask = conversation()
  expect((await ask(matter)).needsLeadCapture).toBe(true)
  expect((await ask('how much is a longcase overhaul?')).content).toBe('Longcase overhaul: from $450.')
  expect((await ask('do you take visa?')).content).toBe('Yes, we take Visa.')
  expect((await ask('do you collect longcase clocks?')).content).toMatch(/thirty miles/)
  expect((await ask('will you pay for it?')).content).toMatch(/can’t say|up to the team/)
})

test('talk about the conversation is no complaint, and what isn’t known is never said twice alike', async () => {
  const ask = conversation(profileOf({ facts: { ...profileOf().facts, prices: [] } }))
  for (const [text, says] of [
    ['are u a bot', /virtual receptionist/],
    ['that’s not what i asked', /misunderstood/],
    ['you already said that', /few words/],
    ['huh', /prices, hours/],
    ['what can you help me with', /answer questions/],
    ['how much', /[Ww]hich service|price of/],
    ['ok thx', /welcome/],
  ] as const)
    expect(await ask(text), text).toMatchObject({ content: expect.stringMatching(says), needsLeadCapture: false })
  const said = []
  for (const thing of ['kayaks', 'pottery lessons', 'wedding cakes'])
    said.push((await ask(`do you rent out ${thing}?`)).content.split('.')[0])
  expect(new Set(said).size).toBe(3)
})

test('of a long story the question is answered, and of two facts both', async () => {
  const ask = conversation()
  const story =
    'so my grandfather left me this clock and my sister says it is worth nothing but she said that of his car too, and it stopped last week right after dinner lol. anyway do you work on thursdays?'
  expect((await ask(story)).content).toBe('We’re open 8 AM – 5 PM on Thursday.')
  const both = (await ask('whats ur number and where r u')).content
  expect(both).toMatch(/845-555-0142.*12 Birch Lane/)
})

test('without a number nothing is said of calling', async () => {
  const ask = conversation(profileOf({ facts: { ...profileOf().facts, phones: [] } }))
  expect((await ask('can i talk to a real person please')).content).not.toMatch(/call us/)
})

const SITE = [
  {
    url: 'https://alder.example/',
    html: `<title>Alder Spa</title><h1>Alder Spa</h1><h2>Reach us</h2>
      <p>Call the office: (512) 555-0100. Text only: (512) 555-0101. After hours: (512) 555-0199.</p>
      <h2>Massage</h2><table><tr><td>Deep tissue, 60 min</td><td>$90</td></tr><tr><td>Deep tissue, 90 min</td><td>$130</td></tr>
      <tr><td>Dogs up to 50 lb</td><td>$30</td></tr><tr><td>Lip wax</td><td>$12</td></tr></table>
      <h2>Ines Archer</h2><p>Prenatal and stones. Thursday to Sunday.</p><h2>Marc Doyle</h2><p>Deep tissue. Monday and Tuesday.</p>
      <h2>News</h2><p>May 2023. A lip wax goes from $8 to $9.</p>`,
  },
]
const spa = () => conversation(profileOf({ facts: NO_FACTS, faqs: [], services: 'Massage' }), undefined, SITE)

test('the number of whoever picks up is given, in an emergency also the one for out of hours', async () => {
  expect((await spa()('whats your phone number')).content).toBe('You can reach us at (512) 555-0100.')
  expect((await spa()('help its an emergency, please come right now!!')).content).toContain('(512) 555-0199')
  const hours = { wed: [['08:00', '17:00']] } satisfies BusinessFacts['hours']
  const open = conversation(
    profileOf({ facts: { ...NO_FACTS, hours }, faqs: [], services: 'Massage' }),
    undefined,
    SITE,
  )
  expect((await open('help its an emergency, please come right now!!')).content).toContain('(512) 555-0100')
})

test('a number by itself asks for another of the same', async () => {
  const ask = spa()
  expect((await ask('deep tissue 90 min price')).content).toBe('Deep tissue, 90 min: $130.')
  expect((await ask('60?')).content).toBe('Deep tissue, 60 min: $90.')
  expect((await spa()('lip wax price')).content, 'not of the notice of 2023').toBe('Lip wax: $12.')
})

test('rows of the site that fit what is asked are told together, by the words that a visitor has for them', async () => {
  const row = (name: string, price: string) => `<tr><td>${name}</td><td>${price}</td></tr>`
  const html = `<h1>Elm Street</h1><p>Hair of all kinds.</p><h2>Cuts</h2><table>${row("Women's cut", '$68')}${row("Men's cut", '$42')}</table>
    <h2>Heating, installed</h2><table>${row('Thermostat installation', '$145')}${row('Heat pump', 'from $6,400')}</table>
    <h2>Service</h2><table>${row('Furnace tune-up', '$99, $79 for each further system')}${row('Heat pump tune-up', '$119')}</table>`
  const pages = [{ url: 'https://elm.example/', html }]
  const asked = (text: string) =>
    conversation(profileOf({ name: 'Elm Street', facts: NO_FACTS, faqs: [], services: '' }), undefined, pages)(text)
  expect((await asked('how much is a haircut')).content).toBe("Women's cut: $68. Men's cut: $42.")
  expect((await asked('heat pump install how much')).content).toBe('Heat pump: from $6,400.')
  expect((await asked('tuneup price')).content).toBe(
    'Furnace tune-up: $99, $79 for each further system. Heat pump tune-up: $119.',
  )
})

test('who complains and tells more, or wants somebody to come, is told that the team hears of it', async () => {
  const ask = conversation()
  await ask('your guy was here on tuesday and the clock stopped AGAIN')
  expect((await ask('my mother is 81 and alone with it')).content).toMatch(
    /^(?:I’ve noted that too|That’s in your message)/,
  )
  expect((await ask('someone needs to come today')).content).toMatch(/let the team know that too/)
})

test('a yes or no to another question is said with that question', async () => {
  const html =
    '<h1>Elm Street</h1><h2>FAQ</h2><h3>Is the first meeting free?</h3><p>No. We charge for consultations because you get real advice.</p>'
  const ask = conversation(profileOf({ name: 'Elm Street', facts: NO_FACTS, faqs: [], services: '' }), undefined, [
    { url: 'https://elm.example/', html },
  ])
  expect((await ask('is the first meeting free')).content).toMatch(/^No\. We charge/)
  expect((await ask('how does the first meeting work?')).content).not.toMatch(/^No\./)
})

test('who only tells of themselves, or asks whether anybody cares, is shown no place of the site', async () => {
  for (const text of [
    'hi! my sister and i just moved here from ohio',
    'do you even care',
    'are you even listening to me',
  ])
    expect((await spa()(text)).places, text).toBeUndefined()
})

test('whether a person or a program answers is told, however it is asked', async () => {
  for (const asking of ['pass it along to WHO? am i talking to a person or a bot', 'are you a real human yes or no'])
    expect((await conversation()(asking)).content).toMatch(
      /^I’m an automated assistant, the virtual receptionist at .*\. Would you like/,
    )
})

test('a name behind a sentence that ends short, and one that is given again with reproach', async () => {
  const shouted = await conversation()('nobody picks up. get someone to call ME. Dana Kowalczyk 614-555-0192')
  expect(shouted.lead).toMatchObject({ name: 'Dana Kowalczyk', phone: '+16145550192' })
  const ask = conversation()
  expect((await ask('get someone to call me, 614-555-0129')).content).toMatch(/your name/)
  const again = await ask('i JUST told you. dana kowalczyk')
  expect(again.lead).toMatchObject({ name: 'Dana Kowalczyk' })
  expect(again.content).toMatch(/^Thanks, Dana!/)
})

test('an answer to another question is said under that question', async () => {
  const parts = {
    id: '1',
    question: 'Can I bring my own parts?',
    answer: 'We’d rather you didn’t. They come without a warranty.',
  }
  const ask = conversation(profileOf({ faqs: [parts] }))
  expect((await ask('can i bring my kid')).content).not.toMatch(/^We’d rather/)
  expect((await ask('can i bring my own parts')).content).toBe(parts.answer)
  const hours = { id: '2', question: 'What are your hours?', answer: 'We’re open every day 8 am to 6 pm.' }
  const askHours = conversation(profileOf({ faqs: [hours] }))
  expect((await askHours('What are your hours?')).content).toBe(hours.answer)
})

test('without a list of areas the places in the location’s line are what is served', async () => {
  const ask = conversation(profileOf({ location: 'Kingston and Woodstock', facts: NO_FACTS }))
  expect((await ask('do you come to woodstock')).content).toContain('Woodstock')
})

test('who is held, or in need out of hours, is given the line for just that; of a holiday nobody is sure', async () => {
  const pages = [
    {
      url: 'https://ash.example/',
      html: `<title>Ash Law</title><h1>Ash Law</h1><p>Office: 845-555-0150</p>
        <h2>Hours</h2><p>Monday to Friday: 9 am - 5 pm</p>
        <h2>Detention line</h2><p>If somebody was picked up by ICE, call 845-555-0190, until 10 pm.</p>
        <h2>After hours</h2><p>After hours line: 845-555-0179, from 6 pm to 11 pm.</p>`,
    },
  ]
  const law = profileOf({ businessType: 'legal', name: 'Ash Law', services: 'Immigration', facts: NO_FACTS })
  const reply = async (text: string, now?: Date) => (await conversation(law, now, pages)(text)).content
  expect(await reply('ICE took my husband this morning')).toContain('845-555-0190')
  expect(await reply('mi esposo fue detenido anoche')).toContain('845-555-0190')
  expect(await reply('nobody is detained!! how much is a talk with the lawyer')).not.toMatch(/0190|911|wait/)
  expect(await reply('this is urgent i need help now')).not.toMatch(/0190|0179/)
  const thanksgiving = new Date('2026-11-26T16:00:00Z')
  expect(await reply('this is urgent i need help now', thanksgiving)).toMatch(/845-555-0179/)
})

test('a word of another language that is grammar in this one makes no statement an answer', async () => {
  const html = `<title>Birch Lane Clocks</title><h1>Birch Lane Clocks</h1>
    <h2>Setting up</h2><p>Please clear the shelf before we come, and leave the door of the clock open.</p>
    <h2>Delivery</h2><p>We bring the clock before noon and set the pendulum.</p>`
  const profile = profileOf({ faqs: [], facts: NO_FACTS })
  const ask = conversation(profile, undefined, [{ url: 'https://birch.example/', html }])
  // "Thẻ" is a card in Vietnamese.
  expect((await ask('do i have to pay before')).places).toBeUndefined()
})

test('what is listed as not done is answered with no yes', async () => {
  const ask = conversation(profileOf({ services: 'Grooming, No heated cage dryers', specialties: null, faqs: [] }))
  expect((await ask('do you have heated cage dryers')).content).toBe('No heated cage dryers.')
  expect((await ask('do you do grooming')).content).toMatch(/^Yes/)
})

test('where "call or text" stands before a number, somebody picks up', async () => {
  const html =
    '<title>Birch Lane Clocks</title><h1>Birch Lane Clocks</h1><footer><p>Call or text (845) 555-0162.</p></footer>'
  const other = '<h1>What we don’t mend</h1><p>We don’t mend watches. Call Harlow Watches at (845) 555-0199.</p>'
  const ask = conversation(profileOf({ faqs: [], facts: NO_FACTS }), undefined, [
    { url: 'https://birch.example/', html },
    { url: 'https://birch.example/not-here', html: other },
  ])
  expect((await ask('what is your phone number')).content).toContain('(845) 555-0162')
})

test.each([
  'is there a clock museum in town',
  'can a collector rent your workshop tonight',
  'do you repair my old gramophone case',
])('a place that shares only common words with what is asked isn’t shown: %s', async (text) => {
  const reply = await conversation(profileOf({ faqs: [] }))(text)
  expect(reply.places).toBeUndefined()
  expect(reply.content).toMatch(/^I’m not sure/)
})

test('who is beaten is given the hotline of the site, and not its line for those who are held', async () => {
  const profile = profileOf({ businessType: 'legal', name: 'Ash Law', services: 'Immigration', facts: NO_FACTS })
  const html = `<title>Ash Law</title><h1>Ash Law</h1><p>Tel (770) 555-0163.</p>
    <p>The 24-hour line for detentions, (770) 555-0199, is answered all through the holidays. It's not for other questions.</p>
    <h2>Picked up by ICE?</h2><p>Someone in my family was picked up. What now?</p><p>Call our 24-hour line, (770) 555-0199.</p>
    <h2>Protective orders</h2><p>The statewide domestic violence hotline is 1-800-33-HAVEN, any hour.</p>`
  const pages = [{ url: 'https://ash.example/', html }]
  for (const text of ['my husband beats me and I am scared', 'he hit me last night, what can I do']) {
    const { content } = await conversation(profile, undefined, pages)(text)
    expect(content).toContain('911')
    expect(content).toContain('1-800-33-HAVEN')
    expect(content).not.toContain('555-0199')
  }
  expect((await conversation(profile, undefined, pages)('ICE took my husband')).content).toContain('555-0199')
})

test('what somebody may hope for in their own case is no question for a chat', async () => {
  const law = profileOf({
    businessType: 'legal',
    name: 'Ash Law',
    services: 'Immigration',
    facts: NO_FACTS,
    faqs: [{ id: 'faq_1', question: 'Can I get a visa without a passport?', answer: 'No, a passport comes first.' }],
  })
  const html = `<title>Ash Law</title><h1>Ash Law</h1><h2>Custody</h2><p>Georgia judges look at the best interest of the child
    when custody is decided.</p><h2>Consultations</h2><p>Consultations by phone last half an hour.</p>`
  const pages = [{ url: 'https://ash.example/', html }]
  for (const text of [
    'will I get custody',
    'can he still get a green card if he overstayed',
    'should I sign the papers',
  ]) {
    const { content, known } = await conversation(law, undefined, pages)(text)
    expect(content, text).toMatch(/^I can’t give legal advice in a chat\. An attorney .* leave your name/)
    expect(known).toBe(false)
  }
  for (const text of ['can I get a visa without a passport?', 'do you handle custody', 'how much is a custody case'])
    expect((await conversation(law, undefined, pages)(text)).content, text).not.toContain('legal advice')
})

test('a policy is told as its owner typed it, however it is asked for', async () => {
  const policies = [{ name: 'Parking', text: 'Free behind the building' }]
  const ask = conversation(profileOf({ facts: { ...NO_FACTS, policies }, faqs: [] }))
  for (const text of ['where do i park', 'is there parking at your office?', 'do you have free parking'])
    expect((await ask(text)).content).toBe('Parking: Free behind the building.')
})
