import assert from 'node:assert/strict'
import { test } from 'vitest'
import { scripted, verdictKey } from './script.ts'
import { startModel } from './server.ts'

const chat = (site, ...turns) => [
  { role: 'system', content: `You are the receptionist of ${site}. <<DATA website 1a2b3c4d\nDATA website 1a2b3c4d>>` },
  ...turns.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
]
const world = (script, verdicts = {}) => ({ script, verdicts, denied: [], open: [] })

test('a reply belongs to a business, to the message before it and to the message', () => {
  const lines = world([
    { site: 'Ash Dental', user: 'yes please', says: 'dental' },
    { site: 'Bay Spa', user: 'yes please', before: 'do you do facials', says: 'facials' },
    { site: 'Bay Spa', user: 'yes please', before: 'do you do waxing', says: 'waxing' },
  ])
  assert.equal(scripted(lines, chat('Ash Dental', 'yes please')), 'dental')
  assert.equal(
    scripted(lines, chat('Bay Spa', 'do you do facials', 'We do. Shall I note it?', 'yes please')),
    'facials',
  )
  assert.equal(scripted(lines, chat('Bay Spa', 'do you do wax', '…', 'yes please')), 'waxing')
  assert.equal(scripted(lines, chat('Cove Gym', 'yes please')), undefined)
})

test('a question about a sentence is answered by its reader’s verdict, whichever lines are shown, else neither way, and written down once', () => {
  const asked = (user, business = 'Ash Dental') => [
    {
      role: 'system',
      content: `You check one sentence of the receptionist of ${business} against lines of its own website.`,
    },
    { role: 'user', content: user },
  ]
  const key = verdictKey(asked('Lines:\n1. a\nSentence: b'))
  const judged = world([{ user: 'Line: a', says: 'no reply to a visitor' }], { [key]: 'yes' })
  assert.equal(scripted(judged, asked('Lines:\n1. a\n2. c\nSentence:  b')), 'yes 1, 2')
  assert.equal(scripted(judged, asked('Lines:\n1. a\nSentence: b', 'Bay Spa')), 'unsure')
  assert.equal(scripted(judged, asked('Lines:\n1. a\nSentence: c')), 'unsure')
  assert.equal(scripted(judged, asked('Lines:\n1. a\nSentence: c')), 'unsure')
  assert.deepEqual(
    judged.open.map((one) => one.asked),
    ['Lines:\n1. a\nSentence: b', 'Lines:\n1. a\nSentence: c'],
  )
})

test('the stand-in streams what its script has', async () => {
  const model = await startModel({ keepsProcess: false })
  const post = (path, body) => fetch(`${model.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  await post('/_control', { mood: 'scripted', script: [{ user: 'hi', says: 'Hello there.' }], pieceLength: 100 })
  const response = await post('/v1/chat/completions', { model: 'any', messages: chat('Bay Spa', 'hi'), stream: true })
  assert.match(await response.text(), /"content":"Hello there\."/)
  await model.close()
})
