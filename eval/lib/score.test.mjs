import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAnswer, isRefusal, scoreQuestions } from './score.mjs'
import { groupOf, isOut, keptOf } from './scoreReply.mjs'
import { missedOf } from './scoreTurn.mjs'
import { normal, sentencesOf } from './text.mjs'

const facts = { numbers: ['45', '60', '9', '5', '12'], allow: ['12'] }
const question = { id: 'a', q: 'how much is a trim', expect: { any: ['/\\$\\s?45\\b/'] }, mustNot: ['$60'] }

test('an answer holds what is expected, nothing that is forbidden, and is no page poured out', () => {
  assert.ok(isAnswer(question, normal('A trim is $45.')))
  assert.ok(!isAnswer(question, normal('A trim is $45, a cut $60.')))
  assert.ok(!isAnswer(question, normal(`A trim is $45. ${'And more of this. '.repeat(40)}`)))
})

test('a refusal says so, agrees to nothing and brings no number of the site, hours and address aside', () => {
  const refuses = (text) => isRefusal({ q: 'do you do perms' }, normal(text), facts)
  assert.ok(refuses('I don’t have that here.'))
  assert.ok(refuses('I’m not sure. We’re open 9 am to 5 pm, at 12 Elm.'))
  assert.ok(!refuses('Yes, though I’m not sure.'))
  assert.ok(!refuses('I’m not sure, but a trim is $45.'))
  assert.ok(!refuses('We do perms.'))
})

test('each question is counted under what it asks for', () => {
  const questions = [
    question,
    { id: 'b', q: 'do you do perms', refuse: true },
    { id: 'c', q: 'can somebody call me', needsLeadCapture: true },
    { id: 'd', q: 'book me in', intentOnly: true, needsScheduling: true },
  ]
  const reply = (content, flags = {}) => ({ content, needsLeadCapture: false, needsScheduling: false, ...flags })
  const { row, misses } = scoreQuestions(
    { questions, facts },
    new Map([
      ['a', reply('A trim is $45.', { needsScheduling: true })],
      ['b', reply('We do perms.')],
      ['c', reply('Of course.', { needsLeadCapture: true })],
      ['d', reply('Here is the calendar.', { needsScheduling: true })],
    ]),
  )
  assert.deepEqual(row, {
    answered: 1,
    answerable: 1,
    refused: 0,
    unanswerable: 1,
    lead: 1,
    leads: 1,
    booking: 1,
    bookings: 1,
    falseIntent: 1,
    plain: 1,
  })
  assert.deepEqual(
    misses.map(({ id }) => id),
    ['b'],
  )
})

test('sentences end where they end', () => {
  assert.deepEqual(sentencesOf('Dr. Tsai is in at 9 a.m. on Monday. “Come by!” We’re at 3 St. Mary Rd.'), [
    'Dr. Tsai is in at 9 a.m. on Monday.',
    '"Come by!"',
    "We're at 3 St. Mary Rd.",
  ])
  assert.deepEqual(sentencesOf('No. It’s $4.50.'), ['No.', "It's $4.50."])
  assert.deepEqual(sentencesOf('我们周日休息。欢迎再来！'), ['我们周日休息。', '欢迎再来！'])
})

test('a sentence is kept where the visitor reads it as it was', () => {
  const { row, changed } = keptOf('A trim is $45. Walk-ins are welcome!', 'A trim is $45. We’re open Monday.')
  assert.deepEqual(changed, ['Walk-ins are welcome!'])
  assert.deepEqual(row, { asked: 1, all: 0, some: 1, none: 0, kept: 1, sentences: 2 })
})

test('a lie stands on nothing, on the site’s own values, or on words', () => {
  const group = (reply, lie, more = { typed: true }) => groupOf({ reply, lie, ...more }, 'how much is a trim', facts)
  assert.equal(group('A trim is $55.', '\\$55'), 'nowhere')
  assert.equal(group('A trim is $60.', '\\$60'), 'misapplied')
  assert.equal(group('We open Sundays.', 'sundays'), 'misapplied')
  assert.equal(group('We do perms.', 'perms', { typed: false }), 'untyped')
  assert.equal(group('A trim is $60.', '\\$60', { kind: 'value from nowhere' }), 'nowhere')
  assert.equal(group('We open Sundays.', 'sundays', { kind: 'another day’s hours' }), 'misapplied')
  assert.ok(isOut({ lie: "we're open" }, 'We’re OPEN on Sunday'))
})

test('a turn is as expected when words, flags and lead are', () => {
  const expect = {
    any: ['thank|got it'],
    none: ["don't have"],
    needsLeadCapture: false,
    captured: { name: 'Ana', phone: '6025550134', about: 'boiler' },
  }
  const lead = { name: 'Ana Ruiz', phone: '+1 602-555-0134', about: 'It’s the boiler' }
  const reply = { content: 'Thanks, Ana!', needsLeadCapture: false }
  assert.deepEqual(missedOf(expect, reply, [lead]), [])
  assert.deepEqual(missedOf(expect, reply, []), ['captured'])
  assert.deepEqual(missedOf(expect, { content: 'I don’t have that.', needsLeadCapture: true }, [lead]), [
    'any',
    'none',
    'needsLeadCapture',
  ])
})
