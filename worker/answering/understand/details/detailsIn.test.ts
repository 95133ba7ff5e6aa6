import { describe, expect, test } from 'vitest'
import type { ContactDetails, ConversationState } from '../../state'
import { detailsIn } from './detailsIn'

type Case = [text: string, expected: ContactDetails, country?: string, asked?: ConversationState['asked']]

describe('contact details in a message', () => {
  test.each<Case>([
    ['Mara, 802 555 0161', { name: 'Mara', phone: '+18025550161' }],
    ['802 555 0161 mara', { name: 'Mara', phone: '+18025550161' }],
    ['im dan, call me at (802) 555-0161', { name: 'Dan', phone: '+18025550161' }],
    ['my name is Ana, 802-555-0170', { name: 'Ana', phone: '+18025550170' }],
    ['hello, this is Peter Van Dyke. 802.555.0161', { name: 'Peter Van Dyke', phone: '+18025550161' }],
    ['write to KIM.LEE@Example.com', { email: 'kim.lee@example.com' }],
    ['kim at example dot com', { email: 'kim@example.com' }],
    ['eight oh two five five five oh one six one', { phone: '+18025550161' }],
    ['me llamo Lucía, 602 555 0134, es una fuga', { name: 'Lucía', phone: '+16025550134', need: 'fuga' }],
    ['manana 9 a 11 me llamo Ana, 602 555 0134', { name: 'Ana', phone: '+16025550134', when: 'manana 9 a 11' }],
    ['ich heiße Jörg Klein, 0170 1234567', { name: 'Jörg Klein', phone: '+491701234567' }, 'DE'],
    ["je m'appelle Chloé, 06 55 50 01 23", { name: 'Chloé', phone: '+33655500123' }, 'FR'],
    ['demain à 9h, je m’appelle Chloé', { name: 'Chloé', when: 'demain à 9h' }, 'FR', 'contact'],
    ['domani alle 9 mi chiamo Giulia', { name: 'Giulia', when: 'domani alle 9' }, 'IT', 'contact'],
    ['mi chiamo Giulia, 333 555 0123', { name: 'Giulia', phone: '+393335550123' }, 'IT'],
    ['sou o Rafael, (11) 95555-0123', { name: 'Rafael', phone: '+5511955550123' }, 'BR'],
    ['tu Marek, 600 555 014', { name: 'Marek', phone: '+48600555014' }, 'PL'],
    ['mình tên Hùng, 0912 555 014', { name: 'Hùng', phone: '+84912555014' }, 'VN'],
    ['我叫李雷，电话 13855550123', { name: '李雷', phone: '+8613855550123' }, 'CN'],
    ['اسمي سارة 0555550123', { name: 'سارة', phone: '+966555550123' }, 'SA'],
    ['mike', { name: 'Mike' }, 'US', 'name'],
    ['who is the owner? is it dr erik himself?? great', {}, 'US', 'name'],
    ['it bled again', {}, 'US', 'name'],
    ['its jean-luc o’neill', { name: 'Jean-Luc O’Neill' }, 'US', 'name'],
    ['maría de la cruz', { name: 'María de la Cruz' }, 'US', 'name'],
    ['leaky tap, 802 555 0161', { phone: '+18025550161', need: 'leaky tap' }],
    ['tom, 609-555-0122, and do you do crowns?', { name: 'Tom', phone: '+16095550122', need: 'crowns' }],
    ['dana 802 555 0161 after 4 please', { name: 'Dana', phone: '+18025550161', when: 'after 4' }],
    ['mara cole 802-555-0161. have lena call me', { name: 'Mara Cole', phone: '+18025550161' }],
    ['can lena ring priya at 802 555 0161', { name: 'Priya', phone: '+18025550161' }],
    ['name on the account is Whitfield, 802 555 0161', { name: 'Whitfield', phone: '+18025550161' }],
    ['Name: <b>Ana Ruiz</b>', { name: 'Ana Ruiz' }, 'US', 'name'],
    ['Can someone call me about a custody case? Ana Lopez 678 555 0133', { name: 'Ana Lopez', phone: '+16785550133' }],
    ['about my custody case Ana Lopez 678 555 0133', { phone: '+16785550133' }],
    ['Can you call me about my case 678 555 0133', { phone: '+16785550133', need: 'case' }],
    ['question about my order 678 555 0133 Ana', { name: 'Ana', phone: '+16785550133' }],
    ['I have a case in court. 678-555-0133', { phone: '+16785550133' }],
    ['is the invoice right? call 678 555 0133, Ana', { name: 'Ana', phone: '+16785550133' }],
    ['Please call me. Tom Baker 678 555 0144, uncontested divorce', { name: 'Tom Baker', phone: '+16785550144' }],
    ['Sat Patel 678 555 0144 please call', { name: 'Sat Patel', phone: '+16785550144' }],
    ['Sun Lee, 678 555 0144, please call me', { name: 'Sun Lee', phone: '+16785550144' }],
    ['call April Stone 678 555 0144', { name: 'April Stone', phone: '+16785550144' }],
    ['call me sat. Ana 678 555 0144', { name: 'Ana', phone: '+16785550144', toCall: 'sat' }],
    ['fax 802 555 0161, cell 802 555 0162', { phone: '+18025550162' }],
  ])('%s', (text, expected, country = 'US', asked?) =>
    expect(detailsIn(text, { country, ...(asked ? { asked } : {}) })).toMatchObject(expected),
  )

  test.each([
    'im happy with that',
    "i'm from texas",
    'im looking for a gift',
    'im 8 months pregnant',
    'this is ridiculous',
    'it is leaking again',
    'soy cliente nuevo',
    'ich bin zufrieden',
    'je suis en retard',
    'sono in ritardo',
    'my order number is 4417-2201-9983',
    'the case number is 678 555 0133',
    'are you open 10-6 on 12/24/2026',
    'is Marta working today',
    'i paid $1200000 for it',
    'call me maybe',
  ])('nobody in: %s', (text) => {
    const { name, phone, email } = detailsIn(text, { country: 'US' })
    expect({ name, phone, email }).toEqual({})
  })

  test('what was asked for and isn’t said', () => {
    for (const text of ['rather not', 'no', 'why do you need that', 'later maybe'])
      expect(detailsIn(text, { country: 'US', asked: 'name' }).name).toBeUndefined()
  })
})

// Each took half a minute and more, by the cube of its length or worse. Nothing but the time that the runner gives a test is measured.

test.each(['a@a.', 'a.a@', 'a at a dot ', '555-0100 ', 'call me Ann '])(
  'a message of nothing but “%s” is read',
  (part) => {
    expect(detailsIn(part.repeat(2_000).slice(0, 8_000), { country: 'US' })).toBeDefined()
  },
)

test('a tag is no name', () => {
  expect(detailsIn('Name: <b>x</b>', { country: 'US', asked: 'name' }).name).toBeUndefined()
})

const KNOWN = { name: 'Jenna', phone: '+12185550148' }

test.each([
  ['oops 0184', '+12185550184'],
  ['no wait 0184', '+12185550184'],
  ['perdón, termina en 0184', '+12185550184'],
  ['not 0148, 0184', '+12185550184'],
  ['nein moment 5550184', '+12185550184'],
  ['0184*', '+12185550184'],
  ['sorry wrong number its 218 555 0126', '+12185550126'],
  ['no its 1200', undefined],
  ['the gate code is 0149', undefined],
  ['actually $0149 was it', undefined],
  ['its a 2019, sorry', undefined],
])('a number typed anew, “%s”, is read by its likeness to the known one', (text, phone) => {
  expect(detailsIn(text, { country: 'US', details: KNOWN }).phone).toBe(phone)
})

test('a correction within one message', () => {
  expect(detailsIn('218-555-0133. no sorry 218-555-0143', { country: 'US' }).phone).toBe('+12185550143')
  expect(detailsIn('hier ist jutta, 218 555 0114, nein moment 0141', { country: 'US' }).phone).toBe('+12185550141')
})

test('a name spelled anew', () => {
  expect(detailsIn('sorry thats jena with one n', { country: 'US', details: KNOWN }).name).toBe('Jena')
  expect(detailsIn('jeans are ok right', { country: 'US', details: KNOWN }).name).toBeUndefined()
})

test('a number that lacks digits is unclear until the rest comes', () => {
  expect(detailsIn('my number is 218 555 012', { country: 'US' })).toMatchObject({ unclear: '218 555 012' })
  expect(detailsIn('412 555', { country: 'US', asked: 'contact' }).unclear).toBe('412 555')
  expect(detailsIn('0118', { country: 'US', unclear: '412 555' }).phone).toBe('+14125550118')
  expect(detailsIn('invoice 2185550 says 119 why', { country: 'US' }).unclear).toBeUndefined()
})

test('whose number and whose name it is', () => {
  const said = 'my sisters number is 608 555 0120 but dont call her call me 608 555 0121 im Gwen'
  expect(detailsIn(said, { country: 'US' })).toMatchObject({ name: 'Gwen', phone: '+16085550121' })
  const beth = "moms name is Ruth Adler, i'm her daughter Beth 608 555 0199"
  expect(detailsIn(beth, { country: 'US' }).name).toBe('Beth')
  expect(detailsIn('bella is the dog im marcia', { country: 'US', asked: 'name' }).name).toBe('Marcia')
  expect(detailsIn('tyler. exam price?', { country: 'US' }).name).toBe('Tyler')
  expect(detailsIn('that bill was too high 608 555 0199', { country: 'US' }).name).toBeUndefined()
})

test('somebody else’s number doesn’t take the place of one’s own', () => {
  const known = { name: 'Dorothy', phone: '+18455550136' }
  const context = { country: 'US', details: known }
  expect(
    detailsIn('Kelly will have the keys, her phone is 914 555 0177 if i dont hear it', context).phone,
  ).toBeUndefined()
  expect(detailsIn('my husbands cell is 914 555 0177', context).phone).toBeUndefined()
  for (const text of [
    'or call my granddaughter Kelly at 914 555 0177',
    'the tow man said 914 555 0177 is that yours',
    'Kelly has the keys, 914 555 0177',
  ])
    expect(detailsIn(text, context).phone, text).toBeUndefined()
  for (const text of [
    '914 555 0177',
    'no wait its 914 555 0177',
    'text me at 914 555 0177 after 3',
    'better: 914 555 0177',
  ])
    expect(detailsIn(text, context).phone, text).toBe('+19145550177')
  expect(detailsIn('k. sorry number is 845 555 0163 not 0136, typing fast', context).phone).toBe('+18455550163')
  expect(detailsIn('they have 845 555 0163 on file', context).phone).toBe('+18455550163')
  expect(detailsIn('use my cell, 914 555 0177', context).phone).toBe('+19145550177')
  expect(detailsIn('her phone is 914 555 0177', { country: 'US' }).phone).toBe('+19145550177')
})

test('who is only spoken of isn’t who writes', () => {
  for (const text of [
    'what year did you open? my husband Walt, God rest him, said 1985',
    'Now Carol from church said you call first, is that so?',
    'my daughter Linda is coming for thanksgiving, are you open friday?',
    'What IS that squeal do you think? Carol from church says it is nothing.',
  ])
    expect(detailsIn(text, { country: 'US' }).name).toBeUndefined()
  expect(detailsIn('its for my daughter Linda, 845 555 0163', { country: 'US' }).name).toBe('Linda')
  expect(detailsIn('Carol from Kingston here', { country: 'US' }).name).toBe('Carol')
  expect(detailsIn('ask for Nick, 845 555 0163', { country: 'US' }).name).toBe('Nick')
  const known = { country: 'US', details: { name: 'Dottie Kowalczyk', phone: '+18455550163' } }
  for (const text of ['it says ask for Nick! is that still on?', 'how is my name spelled in your book'])
    expect(detailsIn(text, known).name).toBeUndefined()
  expect(detailsIn('im dana', { ...known, details: { name: 'Walt' } }).name).toBe('Dana')
})

test('a number whose end is said twice', () => {
  expect(detailsIn('its 845-555-0136, one three six', { country: 'US' }).phone).toBe('+18455550136')
})

test('the time that is wished, not the one that is denied', () => {
  const asked = { country: 'US', asked: 'contact' } as const
  expect(detailsIn('closed fri. put me wed 530, cell 614 555 0192', asked).when).toBe('wed 530')
  expect(detailsIn('NOT fri. wednesday 5:30 pm', asked).when).toBe('wednesday 5:30 pm')
  expect(detailsIn('the faq says 24. wed works', asked).when).toBe('wed')
  expect(detailsIn('fri. 5 pm, 614 555 0192', asked).when).toBe('fri. 5 pm')
})

test('what it is about is what was said of it first', () => {
  const known = { country: 'US', details: { need: 'my crown fell out' } }
  expect(detailsIn('614 555 0192, running into a mtg', known).need).toBeUndefined()
  expect(detailsIn('614 555 0192, my crown fell out', { country: 'US' }).need).toBe('crown fell out')
})

test.each([
  ['Dear Sir, is this the right place for a will. Respectfully, Edna Pratt', 'Edna Pratt'],
  ['Thank you for your help. Tuesday then. Arthur P. Lindgren', 'Arthur P. Lindgren'],
  ['Not the pump. The filter for the air, 20 inch. How much is one. Harold Dunn', 'Harold Dunn'],
  ['It makes a noise at night. Yours truly Harold Dunn', 'Harold Dunn'],
  ['quiero saber el precio de un corte. Atentamente, Rosa Delgado', 'Rosa Delgado'],
])('a letter is signed with a name: %s', (text, name) => {
  expect(detailsIn(text, { country: 'US' }).name).toBe(name)
  expect(detailsIn(text, { country: 'US', details: { name } }).name).toBeUndefined()
  expect(detailsIn(text, { country: 'US', details: { name: name.split(' ')[0] ?? '' } }).name).toBe(name)
})

test.each(['Who is the best one there? Paula Jones', 'I want to see Paula Jones', 'I need tires. Not today'])(
  'what ends a message otherwise is no signature: %s',
  (text) => expect(detailsIn(text, { country: 'US' }).name).toBeUndefined(),
)

test.each([
  ['ich wohne in der Lindenstraße 4, können Sie kommen', 'Lindenstraße 4'],
  ['meine Adresse ist Lindenstr. 4', 'Lindenstr. 4'],
  ['mon adresse est 12 rue des Lilas, Lyon', '12 rue des Lilas, Lyon'],
  ['my address is 9 oak drive', '9 oak drive'],
  ['the pipe at 14 Harbor Drive, Keizer leaks', '14 Harbor Drive, Keizer'],
  ['water comes through the ceiling at 12 Elm Street, can someone come today?', '12 Elm Street'],
  ['I live on Oak Hill, 4 miles out', undefined],
  ['we paid at 5 star place', undefined],
  ['only after 4:15 i drive the late bus', undefined],
])('a place is a street with its number and its town: %s', (text, place) => {
  expect(detailsIn(text, { country: 'US' }).place).toBe(place)
})

test.each([
  '1-1-1-'.repeat(40),
  '12/12/12/'.repeat(40),
  '1-1-1-1-1-1-1-1-1-1',
  '1111111111',
  '12/11/24/10/12/09',
  '23/23/23/23/23',
])('no phone number is read of “%s”', (text) => {
  expect(detailsIn(text, { country: 'US', asked: 'contact' }).phone).toBeUndefined()
})
test.each([
  ['6-0-9-5-5-5-0-1-2-2', '+16095550122'],
  ['609/555/0122', '+16095550122'],
  ['609 555 0122', '+16095550122'],
])('“%s” is a phone number', (text, phone) => {
  expect(detailsIn(text, { country: 'US', asked: 'contact' }).phone).toBe(phone)
})
