import { describe, expect, test } from 'vitest'
import { type ConversationState, NEW_CONVERSATION } from '../state'
import { isLead, missingOf } from './missingOf'
import { remember } from './remember'
import { understand } from './understand'
import type { MessageKind } from './understood'

const profile = { businessType: 'spa', country: 'US' } as const
const heard = (text: string, state: ConversationState = NEW_CONVERSATION) => understand({ text, state, profile })

/** What is understood of several messages in a row, and what is known at the end. */
function conversation(texts: string[], between: Partial<ConversationState>[] = []) {
  let state: ConversationState = NEW_CONVERSATION
  const all = texts.map((text, at) => {
    const understood = heard(text, state)
    state = { ...remember(state, understood, text), ...between[at] }
    return understood
  })
  return { all, state }
}

describe('kinds', () => {
  test.each<[MessageKind, string]>([
    ['question', 'what are your hours'],
    ['question', 'the seal you put in 3 years ago cracked. is that covered?'],
    ['question', 'do you give deposits back if it rains'],
    ['question', 'my wife and i agree on everything, we just want it done'],
    ['question', 'shes 19 now, can she still come to you'],
    ['question', 'is that a real parrot in the window lol'],
    ['complaint', 'she took off six inches when i said two and im crying'],
    ['complaint', 'you pulled a tooth without asking and now i owe 300'],
    ['question', 'do you take insurance'],
    ['question', 'how much is a haircut'],
    ['question', 'do you do refunds on gift cards'],
    ['question', 'whats your cancellation policy'],
    ['question', 'are you open on sundays?'],
    ['question', 'my tooth hurts when i drink something cold'],
    ['question', 'do you handle car accident injuries'],
    ['question', '¿abren los domingos?'],
    ['question', 'habt ihr parkplätze'],
    ['question', 'quels sont vos tarifs'],
    ['question', '你们几点开门'],
    ['urgent', 'water is gushing out of the wall please come now'],
    ['complaint', 'your stylist was so rude to me'],
    ['complaint', 'nobody showed up and nobody called'],
    ['complaint', 'estoy muy decepcionada con el servicio'],
    ['refund', 'i want my money back'],
    ['refund', 'you charged me twice, refund one'],
    ['refund', 'ich will mein geld zurück'],
    ['injury', 'your wax burned my leg'],
    ['injury', 'i slipped on your floor and my wrist is swollen'],
    ['injury', 'mi sono ustionata con la vostra ceretta'],
    ['lost_item', 'i left my ring in the massage room'],
    ['lost_item', 'did anyone find my keys'],
    ['lost_item', 'olvidé mi chaqueta ahí'],
    ['wants_person', 'can i speak to a human'],
    ['wants_person', 'let me talk to the owner'],
    ['wants_person', 'je veux parler à quelqu’un'],
    ['gives_details', 'tom, 609-555-0122'],
    ['gives_details', 'my number is 802 555 0170'],
    ['gives_details', 'me llamo Luis, 602 555 0177'],
    ['books', 'can i book a massage for thursday at 3'],
    ['books', 'i want to make an appointment'],
    ['books', 'quiero una cita para el lunes'],
    ['changes_booking', 'i need to reschedule my appointment'],
    ['changes_booking', 'running 10 min late'],
    ['changes_booking', 'ich muss meinen termin verschieben'],
    ['wants_quote', 'can i get a quote for a new roof'],
    ['wants_quote', 'need an estimate for painting 3 rooms'],
    ['small_talk', 'hi'],
    ['small_talk', 'thank you so much'],
    ['small_talk', 'are you a robot'],
    ['small_talk', 'hola'],
    ['off_topic', 'write me a poem about the moon'],
    ['off_topic', 'who won the game last night'],
    ['abuse', 'fuck you'],
    ['abuse', 'you stupid useless bot'],
  ])('%s: %s', (kind, text) => expect(heard(text).kind).toBe(kind))

  test.each<[MessageKind, Partial<ConversationState>, string]>([
    ['accepts', { offer: 'details' }, 'yes please'],
    ['accepts', { offer: 'details' }, 'ok'],
    ['accepts', { offer: 'booking' }, 'sure'],
    ['declines', { offer: 'details' }, 'no'],
    ['declines', { offer: 'details' }, 'no thanks'],
    ['declines', { asked: 'name' }, 'rather not'],
    ['gives_details', { asked: 'name' }, 'mike'],
    ['gives_details', { asked: 'name' }, 'Ana Ruiz'],
    ['gives_details', { asked: 'contact' }, '8025550199'],
    ['gives_details', { asked: 'contact' }, '5550199'],
    ['question', { asked: 'contact' }, 'how much is a facial'],
    ['question', { asked: 'name' }, 'are you open on saturdays?'],
  ])('%s after %o: %s', (kind, known, text) => expect(heard(text, { ...NEW_CONVERSATION, ...known }).kind).toBe(kind))

  test('a message of another kind may ask something, too', () => {
    expect(heard('tom, 609-555-0122, and do you do facials?')).toMatchObject({
      asks: true,
      details: { name: 'Tom', phone: '+16095550122' },
    })
    expect(heard('thanks! what time do you close on friday?').asks).toBe(true)
    expect(heard('tom, 609-555-0122').asks).toBe(false)
    expect(heard('i left my ring in the massage room').asks).toBe(false)
  })
})

describe('what is looked up', () => {
  test.each([
    ['do you do facials', 'how much is that?', ['facials', 'how much']],
    ['how much is a facial', 'and a pedicure?', ['pedicure', 'how much']],
    ['are you open today?', 'what about mondays', ['open', 'mondays']],
    ['do you have swim classes', 'for kids?', ['swim', 'kids']],
    ['hacen masajes', 'cuanto cuesta eso?', ['masajes', 'cuesta']],
    ['haben sie gutscheine', 'und was kostet das?', ['gutscheine', 'kostet']],
  ])('%s … %s', (topic, text, words) => {
    const { lookup } = heard(text, { ...NEW_CONVERSATION, topic })
    for (const word of words) expect(lookup).toContain(word)
  })

  test('a question that stands alone is looked up alone', () => {
    const state = { ...NEW_CONVERSATION, topic: 'do you do facials' }
    for (const text of ['where can i park', 'do you sell gift cards', 'is there a senior discount'])
      expect(heard(text, state).lookup).toBe(text)
  })
})

describe('a conversation', () => {
  test('an offer is taken, details come one by one, and a new question is a question', () => {
    const { all, state } = conversation(
      ['do you take care credit', 'yes please', 'Lena', '802 555 0164', 'do you sell gift cards?'],
      [{ offer: 'details' }, { asked: 'name' }, { asked: 'contact' }],
    )
    expect(all.map(({ kind }) => kind)).toEqual(['question', 'accepts', 'gives_details', 'gives_details', 'question'])
    expect(state.details).toEqual({ name: 'Lena', phone: '+18025550164' })
    expect(state.asked).toBeUndefined()
    expect(state.offer).toBeUndefined()
    expect(state.topic).toBe('do you sell gift cards?')
    expect([isLead(state.details), missingOf(state.details)]).toEqual([true, 'need'])
  })

  test('of a long story a lead is about the sentence that says what is wanted', () => {
    const wanted = 'can i book an appointment for whitening before my sisters wedding?'
    const { state } = conversation([
      `hey so i was in last year i think and my cousin said you guys were great. ${wanted} it was so cold there last time lol. im ann pine 212 555 0134`,
    ])
    expect(state.details).toMatchObject({ need: wanted })
  })

  test('a loss is kept as what it is about, and declining is remembered', () => {
    const { all, state } = conversation(
      [
        'i forgot my silver bracelet in your locker room',
        'no i dont want to leave my number',
        'Priya, priya@example.com',
      ],
      [{ offer: 'details' }],
    )
    expect(all.map(({ kind }) => kind)).toEqual(['lost_item', 'declines', 'gives_details'])
    expect(state).toMatchObject({
      matter: 'lost_item',
      declined: true,
      details: { name: 'Priya', email: 'priya@example.com', need: 'i forgot my silver bracelet in your locker room' },
    })
    expect([missingOf({}), missingOf({ name: 'A' }), missingOf(state.details)]).toEqual(['name', 'contact', undefined])
    expect(isLead({ phone: '+18025550164' })).toBe(false)
  })
})

test('a day in a word about something else doesn’t change when somebody said to come', () => {
  const { state } = conversation([
    'can i come wednesday at 5:30 to get it glued',
    'lol did the buckeyes win saturday at least',
  ])
  expect(state.details.when).toMatch(/wednesday/)
  expect(heard('call me after 4 please', state).details).toEqual({ toCall: 'after 4' })
})

test('the language of who gives their name is told by what else they say', () => {
  expect(heard('gracias. quiero ir el sabado tipo 3, soy Lupe Ramos mi cel 828 555 0177')).toMatchObject({
    language: 'es',
    details: { name: 'Lupe Ramos', when: 'el sabado tipo 3' },
  })
  expect(heard('Laura Pine, 609 555 0186').language).toBe('en')
})

test.each([
  ['el paso location?', 'en'],
  ['los gatos grill menu', 'en'],
  ['al pastor tacos', 'en'],
  ['hacen tacos al pastor', 'es'],
  ['ponen implantes', 'es'],
])('what an English business calls itself, its town and what it sells tell no language: %s', (text, language) => {
  const named = {
    ...profile,
    name: 'Los Gatos Grill',
    location: 'El Paso, TX',
    services: 'Al pastor tacos, Lunch delivery, Catering for parties',
  }
  expect(understand({ text, profile: named, state: NEW_CONVERSATION }).language).toBe(language)
})

test('a time said after a day goes with it', () => {
  const { state } = conversation(
    ['quiero ir el sabado, soy Lupe Ramos, 828 555 0177', 'perdon, a las 3 de la tarde'],
    [{ asked: 'need' }],
  )
  expect(state.details.when).toBe('el sabado, a las 3 de la tarde')
})

test.each([
  'I checked and the heater is gas, not electric',
  'it is a gas water heater, they switched it in 2018 when my wife was alive',
  'we have gas heat, the old oil tank is gone',
])('what something burns is no emergency: %s', (text) => {
  expect(heard(text).kind).not.toBe('urgent')
  expect(heard(text).danger).toBeUndefined()
})

test('a leak is one, whatever else burns there', () => {
  expect(heard('i smell gas near the gas furnace').kind).toBe('urgent')
})

test('a word of every day isn’t taken for a name spelled anew', () => {
  const { state } = conversation(['Walter Dunn, 419 555 0186', 'not a furnace, the tank for hot water'])
  expect(state.details.name).toBe('Walter Dunn')
})

/** What every object of JavaScript inherits. */
test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('“%s” is a word like any other', (word) => {
  expect(heard(word).kind).toBeDefined()
  expect(heard(`the ${word} 609 555 0122 at 5${word} for 2 ${word}`).details.phone).toBe('+16095550122')
})

test('a message that tells no language is in the one of its widget', () => {
  const said = { text: '609 555 0122', profile, page: { language: 'es' } }
  expect(understand({ ...said, state: NEW_CONVERSATION }).language).toBe('es')
  expect(understand({ ...said, state: { ...NEW_CONVERSATION, language: 'fr' } }).language).toBe('fr')
})
