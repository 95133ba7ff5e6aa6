import { expect, test } from 'vitest'
import { type ConversationState, NEW_CONVERSATION } from '../state'
import { remember } from './remember'
import { understand } from './understand'

const ANN = { name: 'Ann Pine', phone: '+16095550122' }
const MET: Partial<ConversationState> = { details: ANN }
const SINK: Partial<ConversationState> = { details: { ...ANN, need: 'my sink leaks' } }
const ASKED_NAME: Partial<ConversationState> = { asked: 'name', details: { phone: '+16095550122' } }
const ASKED_BOTH: Partial<ConversationState> = { asked: 'contact', offer: 'details' }
const ASKED_WAY: Partial<ConversationState> = { asked: 'contact', offer: 'details', details: { name: 'Ann' } }
const OFFERED: Partial<ConversationState> = { offer: 'booking', details: { need: 'crown fell out' } }

/** null: nothing of the kind is taken from it, and what was known stays. */
type Taken = {
  name?: string | null
  phone?: string | null
  email?: string | null
  need?: string | null
  when?: string | null
  toCall?: string | null
  hasNoEmail?: true | null
  matter?: string | null
}
type Case = [text: string, taken: Taken, before?: Partial<ConversationState>]

const HAS_NONE = { name: null, need: null, when: null, matter: null }

const CASES: Case[] = [
  ['ay no perdon el lunes no', { name: null }, ASKED_NAME],
  ['my name is Vi, vi@pine.example', { name: 'Vi', email: 'vi@pine.example' }],
  // What it is about, and what says nothing of it.
  ['ok is monday 1:00 then', { need: 'crown fell out' }, OFFERED],
  ['yes the 2nd one', { need: 'crown fell out' }, OFFERED],
  ['yes book it', { need: null, name: null }, { offer: 'booking' }],
  ['can i get in tmrw or thurs', { need: 'can i get in tmrw or thurs' }],
  ['i already told u that', { need: null, name: null }, MET],
  ['this chat is useless just have sum1 call me', { need: null, name: null }],
  ['thx so much ur a life saver', { ...HAS_NONE }],
  [
    'need sum1 to come look at my dishwasher its leakin all over',
    { need: 'need sum1 to come look at my dishwasher its leakin all over' },
  ],
  ['how much 4 a new battery 2015 civic', { name: null }],
  ['wanna book a deep clean 3 bed 2 bath', { need: 'wanna book a deep clean 3 bed 2 bath' }],
  ['actually make it 2pm', { need: 'my sink leaks' }, { ...SINK, offer: 'booking' }],
  ['ya the morning 1 works', { need: 'my sink leaks' }, { ...SINK, offer: 'booking' }],
  ['Bcc: boss@example.com', { need: null }, MET],
  ['im ann 609 555 0122 my sink leaks', { name: 'Ann', phone: '+16095550122', need: 'sink leaks' }],
  ['609 555 0122. ac not blowin cold', { phone: '+16095550122', need: 'ac not blowin cold', name: null }],
  ['There is a box asking my name AGAIN', { ...HAS_NONE }, MET],
  ['STOP asking me stuff', { need: null, name: null }, ASKED_BOTH],
  // When they are to be called, and which days they refuse.
  ['dont call b4 10', { when: null, toCall: 'dont call b4 10', need: null }, MET],
  ["don't call before 2 im at work", { when: null, toCall: "don't call before 2", name: null }, MET],
  [
    '609 555 0122 but dont call after 9pm',
    { phone: '+16095550122', when: null, toCall: 'dont call after 9pm', need: null },
  ],
  ['call me after 5', { toCall: 'after 5', when: null }, MET],
  ['not monday', { when: null }, OFFERED],
  ['monday doesnt work 4 me', { when: null }, OFFERED],
  ['i cant do mondays or tues', { when: null }, OFFERED],
  ['any day but friday', { when: null }, OFFERED],
  ['not fri. wed 5:30 ok', { when: 'wed 5:30' }, OFFERED],
  ['tues is no good what about thurs at 3', { when: 'thurs at 3' }, OFFERED],
  // Names.
  ['K-O-W-A-L-S-K-I', { name: 'Kowalski' }, ASKED_NAME],
  ['its kowalski, k o w a l s k i', { name: 'Kowalski' }, ASKED_NAME],
  ['no, Kowalski with a K', { name: 'Jan Kowalski' }, { details: { name: 'Jan Cowalski' } }],
  ['thats B as in boy', { name: 'Bruce' }, { details: { name: 'Pruce' } }],
  ['Bowen, B as in boy', { name: 'Bowen' }, ASKED_NAME],
  ['its kathy with a k', { name: 'Kathy' }, { details: { name: 'Cathy' } }],
  ['spelled D-E-E', { name: 'Dee' }, { details: { name: 'Di' } }],
  ['no its sara no h', { name: 'Sara' }, { details: { name: 'Sarah' } }],
  ['lockbox ok?', { name: null }, ASKED_NAME],
  ['lockbox ok? 609 555 0122', { name: null, phone: '+16095550122' }],
  ['elevator?', { name: null, matter: null }, ASKED_BOTH],
  ['gate code 4417', { name: null }, ASKED_BOTH],
  ['deb 609 555 0122', { name: 'Deb', phone: '+16095550122' }],
  ['this is tasha from unit 4b', { name: 'Tasha' }],
  ['names priya', { name: 'Priya' }],
  ['zip 08540', { name: null, phone: null }, ASKED_BOTH],
  ['driveway 609 555 0122', { name: null, phone: '+16095550122' }],
  // No email.
  ['no email', { hasNoEmail: true, name: null, need: null }, ASKED_WAY],
  ['dont have one', { hasNoEmail: true, name: null }, ASKED_WAY],
  ['i dont do email just text me', { hasNoEmail: true, need: null, name: null }, MET],
  ['just text me', { hasNoEmail: true, need: null, name: null }, MET],
  // Lost things.
  ['get OFF', { matter: null, name: null }],
  ['box', { matter: null, name: null }],
  ['card man called', { name: null, phone: null }],
  ['left my keys in ur truck', { matter: 'lost_item' }],
  ['did any1 find a black umbrella', { matter: 'lost_item' }],
  // Other languages.
  ['no tengo correo', { hasNoEmail: true, name: null, need: null }, ASKED_WAY],
  [
    'me llamo marisol 609 555 0122 se me rompio el calentador',
    { name: 'Marisol', phone: '+16095550122', need: 'se me rompio el calentador' },
  ],
  ['no me llamen antes de las 10', { when: null, toCall: 'no me llamen antes de las 10', need: null }, MET],
  ['el lunes no puedo', { when: null }, OFFERED],
  ['es Cintia con C', { name: 'Cintia' }, { details: { name: 'Sintia' } }],
  ['si la segunda', { need: 'my sink leaks' }, { ...SINK, offer: 'booking' }],
  ['portón ok? 609 555 0122', { name: null, phone: '+16095550122' }],
  ['quiero q alguien venga a ver mi techo gotea', { name: null }],
  ['ya le dije mi nombre', { name: null, need: null }, MET],
  ['bitte nicht vor 10 anrufen', { when: null, toCall: 'nicht vor 10 anrufen', need: null }, MET],
  ['montag geht nicht', { when: null }, OFFERED],
  ["pas d'email", { hasNoEmail: true, name: null }, ASKED_WAY],
  ['ne m appelez pas avant 14h', { when: null, toCall: 'ne m appelez pas avant 14h' }, MET],
  ['non ho email', { hasNoEmail: true, name: null }, ASKED_WAY],
  ['não tenho email', { hasNoEmail: true, name: null }, ASKED_WAY],
  ['K-L-E-I-N', { name: 'Klein' }, ASKED_NAME],
  ['没有邮箱', { hasNoEmail: true, name: null }, ASKED_WAY],
  ['winda?', { name: null, matter: null }, ASKED_BOTH],
  ['không có email', { hasNoEmail: true, name: null }, ASKED_WAY],
]

const PROFILE = { businessType: 'other', country: 'US' } as const

test.each(CASES)('%s', (text, taken, before = {}) => {
  const state = { ...NEW_CONVERSATION, ...before }
  const { details, calendar, matter } = remember(state, understand({ text, state, profile: PROFILE }), text)
  const found: Taken = { ...details, ...(calendar?.hasNoEmail && { hasNoEmail: true }), ...(matter && { matter }) }
  const expected = Object.keys(taken) as (keyof Taken)[]
  const known: Taken = { ...before.details, ...(before.matter && { matter: before.matter }) }
  const told = expected.map((key) => [key, taken[key] === null ? (known[key] ?? null) : taken[key]])
  expect(Object.fromEntries(expected.map((key) => [key, found[key] ?? null]))).toEqual(Object.fromEntries(told))
})

test.each([
  ['not monday', undefined],
  ['monday doesnt work', undefined],
  ['not tuesday', 'monday 1:00'],
])('a day that was said is taken back by refusing it: “%s”', (text, when) => {
  const state = { ...NEW_CONVERSATION, ...ASKED_BOTH, details: { when: 'monday 1:00' } }
  const after = remember(state, understand({ text, state, profile: PROFILE }), text)
  expect(after.details.when).toBe(when)
  expect(after.declined).toBeUndefined()
})
