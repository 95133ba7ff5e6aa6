import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../../contract/facts'
import { conversation, profileOf } from './_test/business'

/** The reply to the last of several messages. */
async function last(...texts: string[]) {
  const ask = conversation()
  let reply = await ask(texts[0] ?? '')
  for (const text of texts.slice(1)) reply = await ask(text)
  return reply
}

test.each([
  ['what about mondays', 'We’re open 8 AM – 5 PM on Monday.'],
  ['and tuesday?', 'We’re open 8 AM – 5 PM on Tuesday.'],
  ['how about thursday', 'We’re open 8 AM – 5 PM on Thursday.'],
  ['y el lunes?', 'El lunes abrimos'],
])('another day goes on from the one asked before: %s', async (text, expected) => {
  expect((await last('are you open on sunday?', text)).content).toContain(expected)
  expect((await last('are you open on sunday?', 'and saturday?', text)).content).toContain(expected)
})

test('what was said isn’t said again to whoever denies it', async () => {
  const said = await last('do you buy old clocks')
  const again = await last('do you buy old clocks', 'no, that’s not it, do you buy old clocks')
  expect(again.content).not.toContain(said.content)
  expect((await last('do you buy old clocks', 'do you buy old clocks')).content).toContain(said.content)
})

test('what isn’t urgent isn’t called so', async () => {
  for (const text of ['it’s not urgent', 'its not that urgent', 'not an emergency'])
    expect((await last('my clock fell down', text)).content).not.toMatch(/urgent/)
})

test('a blessing and thanks are met as such, whatever is told in them', async () => {
  expect((await last('God bless, you have been very patient with an old woman')).content).toMatch(/Thanks|Bye/)
  expect((await last('bless you, have a lovely week')).content).toMatch(/Thanks|Bye/)
  expect((await last('thank you for the help with my old clock')).content).toMatch(/welcome|Anytime|Glad/)
})

test('that a question was added isn’t said twice in a row', async () => {
  const ask = conversation(profileOf({ facts: NO_FACTS }))
  await ask('ann, 845 555 0161')
  expect((await ask('do you sell pianos')).content).toContain('added')
  expect((await ask('do you rent out boats')).content).not.toContain('added')
})

test('who says when to be called is asked for a number', async () => {
  const reply = await last('can someone call me', 'i cant call right now, can they ring me after 4')
  expect(reply.content).toMatch(/name|number/)
})

test('a greeting with something to tell is answered as a question', async () => {
  expect((await last('hi, no chime from my clock since this morning')).content).not.toMatch(/^Hi!/)
  expect((await last('hi hope you are having a wonderful week')).content).toMatch(/^Hi!|well|good/)
})

test('who asks what number we have of them is told theirs', async () => {
  expect((await last('ann, 845 555 0161', 'what number do you have for me')).content).toContain('845')
  expect((await last('no MY number')).content).toMatch(/haven’t left/)
  expect((await last('ann, 845 555 0161', 'oops 0116')).content).toContain('0116')
})

test('a number that lacks digits is asked about', async () => {
  expect((await last('call me, 845 555 016')).content).toMatch(/looks too short/)
})

test('no appointment stands that was not booked', async () => {
  expect((await last('ok is my appointment set then')).content).toMatch(/^Nothing has been booked/)
  expect((await last('ya quedo mi cita?')).content).toMatch(/^Desde este chat no hay ninguna cita/)
})

test('of two questions in one message both are answered, and the last is gone on from', async () => {
  const asked = 'how much is a longcase overhaul and are you open saturday'
  const both = (await last(asked)).content
  expect(both).toContain('$450')
  expect(both).toMatch(/Saturday/)
  expect((await last(asked, 'and mondays?')).content).toBe('We’re open 8 AM – 5 PM on Monday.')
})

test('“ok” and “fine” after an answer take up nothing, as nothing was offered', async () => {
  for (const text of ['ok', 'fine', 'okay great']) {
    const reply = await last('are you open on tuesday?', text)
    expect(reply.content).not.toMatch(/name|number/)
    expect(reply.needsLeadCapture).toBe(false)
  }
  expect((await last('can someone call me', 'ok')).content).toMatch(/name|number/)
})

test.each([
  'you dont know much do you',
  'wow you know nothing',
  'are you even any help',
  'well youre useless',
  'usted no sabe nada de nada',
])('whoever finds us no help is heard, and shown nothing: %s', async (text) => {
  const { content, places } = await conversation()(text)
  expect(content).toMatch(/sorry|I hear you|[Ll]amento|[Ss]iento|[Ee]ntiendo/)
  expect(places).toBeUndefined()
})

test('a number belongs to what its line says: the one for emergencies or bills is nobody’s office', async () => {
  const contact = '<p>Emergency line: (845) 555-0199</p><p>Billing: (845) 555-0119</p>'
  const page = (more: string) => [
    {
      url: 'https://birch.example/',
      html: `<title>Birch Lane Clocks</title><h1>Clocks</h1><h2>Contact</h2>${contact}${more}`,
    },
  ]
  const bare = profileOf({ facts: { ...NO_FACTS, emergencyPhone: '(845) 555-0199' } })
  const lone = conversation(bare, undefined, page(''))
  expect((await lone('can someone call me')).content).not.toMatch(/0199|0119/)
  const office = conversation(bare, undefined, page('<p>Shop: (845) 555-0142</p>'))
  expect((await office('can someone call me')).content).toContain('0142')
})

test('“next Thursday” is a Thursday', async () => {
  expect((await last('are you open next thursday')).content).toBe('We’re open 8 AM – 5 PM on Thursday.')
})

test('a wrong charge is no wish for a refund, and who isn’t helped isn’t thanked', async () => {
  expect((await last('you charged me twice')).content).toMatch(/^I’m sorry about that\..*look into the charge/)
  expect((await last('you charged me twice i want my money back')).content).toMatch(/Refunds are up to the team/)
  expect((await last('you arent very helpful')).content).toMatch(/sorry|I hear you/)
})

test('who asks whether we are a person may have one', async () => {
  expect((await last('are you a robot', 'yes')).content).toMatch(/name and a phone number or email/)
})

test('how long it takes is said of what was spoken of, offers that are over aren’t, and a denial says what to do instead', async () => {
  const html = `<title>Birch Lane Clocks</title><h1>Clocks</h1>
    <h2>Menu</h2><table><tr><th>Service</th><th>Time</th><th>Price</th></tr><tr><td>Dial polish</td><td>40 minutes</td><td>$38</td></tr>
    <tr><td>Battery</td><td>5 minutes</td><td>$15</td></tr></table>
    <h2>Offers</h2><p>Spring special: 10% off a dial polish until May 31, 2026.</p>
    <h2>What we don’t do</h2><p>We don’t repair smartwatches. For that we’re happy to refer you to Vale Electronics.</p>`
  const ask = conversation(profileOf({ facts: NO_FACTS }), undefined, [{ url: 'https://birch.example/', html }])
  await ask('how much is a dial polish')
  const { content } = await ask('how long does it take')
  expect(content).toContain('40 minutes')
  expect(content).not.toContain('Battery')
  expect((await ask('any specials')).content).not.toContain('10%')
  expect((await ask('do you repair smartwatches')).content).toContain('refer you to Vale Electronics')
})

test('thanks within a message that says more aren’t all that is met', async () => {
  expect((await last('no im inside now thx. BAROMETER not clock. 3 of them')).content).not.toMatch(
    /^(You’re welcome|Anytime|Glad)/,
  )
  expect((await last('no thx')).content).toMatch(/welcome|Anytime|Glad|problem|fine|Okay/)
})

test('nobody is called by a title', async () => {
  expect((await last('can someone call me', 'Dr. Amy Patel')).content).toMatch(/^Thanks, Amy!/)
})

test.each([
  'my address is 31 Lake Drive, Keizer',
  'our address: 31 Lake Drive, Keizer',
  'mi direccion es 31 Lake Drive, Keizer',
  'I’m at 31 Lake Drive, Keizer',
])('who says where they live isn’t told where the business is: %s', async (text) => {
  const reply = await last('can somebody come for a clock', text)
  expect(reply.content).toContain('31 Lake Drive, Keizer')
  expect(reply.content).not.toContain('12 Birch Lane')
  expect((await last('what is your address')).content).toContain('12 Birch Lane')
})

/** Wednesday, 11 p.m. in New York: it opens again on Thursday at 8. */
const NIGHT = new Date('2026-11-19T04:00:00Z')
const PAGE = (text: string) => [
  { url: 'https://birch.example/', html: `<title>Clocks</title><h1>Clocks</h1><p>${text}</p>` },
]

test('nobody is sent to a phone that nobody picks up without being told when it opens', async () => {
  for (const text of ['you ruined my clock, i am so unhappy', 'i want to talk to a person right now']) {
    expect((await conversation(profileOf(), NIGHT)(text)).content).toContain('We open again tomorrow at 8 AM.')
    expect((await conversation()(text)).content).not.toContain('We open again')
  }
})

test('out of hours the number for emergencies is named in an emergency, and else to nobody', async () => {
  const facts = { ...profileOf().facts, emergencyPhone: '845-555-0177' }
  const ask = conversation(profileOf({ facts }), NIGHT)
  expect((await ask('do you rent out ladders')).content).not.toContain('845-555-0177')
  const upset = await ask('my clock came back broken, i am really angry about your work')
  expect(upset.content).not.toContain('845-555-0177')
  const inNeed = await conversation(profileOf({ facts }), NIGHT)('this is an emergency, i need somebody right now')
  expect(inNeed.content).toContain('845-555-0177')
})

test('who thanks and says that they wait is told that they are welcome', async () => {
  const reply = await conversation()('alright. thank you for listening I guess. I’ll wait for the call')
  expect(reply.content).toBe('You’re welcome!')
})

test('what the site says of what is told is shown with a word, and is no answer that is missing', async () => {
  const reply = await conversation(profileOf({ faqs: [] }))('we moved our longcase clock to Albany with a van')
  expect(reply.places?.[0]?.title).toBe('Collection')
  expect(reply.content).toBe('Thanks for telling me! This may be useful.')
})

/** Wednesday, 6 a.m.: it opens at 8. */
const DAWN = new Date('2026-11-18T11:00:00Z')

test('in the morning it opens, and not again', async () => {
  const reply = await conversation(profileOf(), DAWN)('i want to talk to a person right now')
  expect(reply.content).toContain('We open at 8 AM today.')
})

test('who only tells of themselves hears a word, no excuse and no number, and is asked once how to help', async () => {
  const ask = conversation()
  const said = []
  for (const text of [
    'my grandmother left me this old clock, she loved it',
    'honestly we moved here in March and the house is still full of boxes',
    'it has stood in the hall since 1961',
  ]) {
    const reply = await ask(text)
    expect(reply).toMatchObject({ known: true, needsLeadCapture: false })
    expect(reply.places).toBeUndefined()
    expect(reply.content).not.toMatch(/not sure|don’t have|555/)
    said.push(reply.content)
  }
  expect(said.filter((text) => text.includes('How can I help?'))).toHaveLength(1)
  expect(new Set(said).size).toBe(3)
})

test('a hard time and a joke are met as such', async () => {
  expect((await conversation()('my husband passed away and i havent slept since')).content).toMatch(/sorry/)
  expect((await conversation()('we had so much pie yesterday haha')).content).toMatch(/^Ha, /)
  expect((await conversation()('mi marido falleció en abril y estoy sola')).content).toMatch(/[Ll]o siento/)
})

test('what is told after the details goes into the message', async () => {
  const ask = conversation()
  await ask('Ann Baker, 609 555 0134')
  const told = await ask('my dad wound it every Sunday')
  const more = await ask('he taught me to read with it')
  expect(told.content).toMatch(/added/)
  expect(more.lead?.need).toContain('taught me to read')
  expect(more.content).not.toMatch(/added|not sure/)
})

test.each([
  ['is it safe to leave the candle lit beside the ivory kayak', /can’t judge|can’t say from here/],
  ['how come the goat is on the ladder', /reason|why/],
  ['what if the goat eats my kayak', /handle|in that case/],
  ['do you rent out kayaks', /yes or no/],
])('what isn’t known is said in words that fit how it is asked: %s', async (text, said) => {
  const reply = await conversation(profileOf({ faqs: [] }))(text)
  expect(reply.known).toBe(false)
  expect(reply.content).toMatch(said)
})

test('what a place says that is only near is shown to who asks for it, not to who asks why', async () => {
  const ask = (text: string) => conversation()(text)
  expect((await ask('does your van come to albany for my clock')).places).toHaveLength(1)
  const why = await ask('why does your van not come to albany for my clock')
  expect(why.places).toBeUndefined()
  expect(why.content).toMatch(/reason|why/)
})

test('where to call is told once to who asks what isn’t known', async () => {
  const ask = conversation()
  const called = []
  for (const thing of ['kayaks', 'pottery lessons', 'wedding cakes', 'goat yoga', 'stilts'])
    called.push((await ask(`do you rent out ${thing}?`)).content)
  expect(called.filter((text) => text.includes('845-555-0142'))).toHaveLength(1)
})

test('the same apology isn’t made a third time, and who looks after complaints is named once', async () => {
  const ask = conversation(
    profileOf(),
    undefined,
    PAGE('Not happy with a repair? Talk to Tom Vance, who handles all complaints himself.'),
  )
  const first = (await ask('you scratched my clock, i am very unhappy')).content
  expect(first).toContain('Talk to Tom Vance, who handles all complaints himself.')
  const second = (await ask('nobody called me back either, this is awful')).content
  const third = (await ask('im really disappointed with all of you')).content
  expect(second).not.toContain('Tom Vance')
  for (const said of [first, second]) expect(third.slice(0, 20)).not.toBe(said.slice(0, 20))
  for (const text of ['what are your hours', 'do you take visa', 'where are you']) await ask(text)
  expect((await ask('and my clock is still scratched, i am furious')).content).not.toContain('Tom Vance')
})

test('who says that they were hurt isn’t told the same a third time', async () => {
  const ask = conversation()
  const said = []
  for (const text of [
    'your clock fell on my foot and hurt me badly',
    'my foot is injured because of your clock',
    'i got hurt by your clock',
    'you injured me with that clock',
  ])
    said.push((await ask(text)).content)
  expect(new Set(said.map((content) => content.slice(0, 60))).size).toBeGreaterThan(2)
  expect(said.at(-1)).not.toContain('911')
})

test('that a place is in another language is said once', async () => {
  const ask = conversation(profileOf({ facts: NO_FACTS, faqs: [] }))
  const replies = []
  for (const text of [
    'recogen relojes en la casa con su van?',
    'y recogen relojes grandes en mi casa, van?',
    'tienen van para recoger relojes longcase?',
  ])
    replies.push((await ask(text)).content)
  expect(replies.filter((content) => /en inglés/.test(content)).length).toBe(1)
})

test('a letter that is signed is answered', async () => {
  const reply = await last(
    'Dear Sir, I am told your van collects longcase clocks within thirty miles. Respectfully, Edna Pratt',
  )
  expect(reply.content).toMatch(/^Thanks, Edna! /)
  expect(reply.places?.length ?? reply.sources.length).toBeGreaterThan(0)
})

test('who looks after complaints is named wherever it stands', async () => {
  const said =
    'Bea Lind – office manager, Mon–Fri. Billing, complaints. If something went wrong, ask for Bea. bea@birch.example'
  const pages = [
    {
      url: 'https://birch.example/',
      html: `<title>Clocks</title><h1>Team</h1><ul><li>${said}</li><li>Otto – bench</li></ul>`,
    },
  ]
  const reply = await conversation(profileOf(), undefined, pages)('you scratched my clock, i am very unhappy')
  expect(reply.content).toContain('If something went wrong, ask for Bea.')
})

test('what a long talk is about ends with a sentence', async () => {
  const ask = conversation()
  const says = (n: number) => ask(`You ruined my clock number ${n} and I am very unhappy. Nobody called me at all.`)
  for (let n = 0; n < 6; n++) await says(n)
  const { state } = await says(6)
  expect(state.details.need).toMatch(/[.…]$/)
  expect(state.details.need).toContain('clock number 0')
  expect(state.details.need, 'what was said last is news').toContain('clock number 6')
})

test('who asks for the number gets the office’s, not the line for day and night', async () => {
  const pages = PAGE('Office: (845) 555-0142. For a clock that fell, call the storm line day or night: (845) 555-0188')
  const facts = { ...profileOf().facts, phones: [], emergencyPhone: null }
  const reply = await conversation(profileOf({ facts }), undefined, pages)('what is your phone number')
  expect(reply.content).toContain('555-0142')
  expect(reply.content).not.toContain('555-0188')
})

test.each([
  ['no email', /don’t need an email.*phone number/],
  ['just text me', /don’t need an email.*phone number/],
  ['dont have one', /don’t need an email.*phone number/],
])('who has no email is asked for a number, and for an email no more: “%s”', async (text, expected) => {
  const ask = conversation()
  await ask('call me please im ann')
  const reply = await ask(text)
  expect(reply.content).toMatch(expected)
  expect(reply.state.declined).toBeUndefined()
  expect((await ask('845 555 0161')).content).not.toMatch(/email/)
})

test('when somebody may be called is noted as that', async () => {
  const ask = conversation()
  await ask('ann, 845 555 0161, my clock stopped')
  const reply = await ask('dont call b4 10')
  expect(reply.content).toContain('“dont call b4 10” as the time to call')
  expect(reply.lead).toMatchObject({ need: 'clock stopped', toCall: 'dont call b4 10' })
  expect(reply.lead?.when).toBeUndefined()
})
