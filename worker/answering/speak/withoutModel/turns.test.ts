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
