import { afterAll, beforeAll, expect, test } from 'vitest'
import { startModel } from './server.ts'

let model: Awaited<ReturnType<typeof startModel>>
beforeAll(async () => {
  model = await startModel()
})
afterAll(() => model.close())

const post = (path: string, body: object) =>
  fetch(`${model.url}${path}`, { method: 'POST', body: JSON.stringify(body) })
const steer = (control: object) => post('/_control', control)
const ask = (stream: boolean) =>
  post('/v1/chat/completions', { model: 'any', messages: [{ role: 'user', content: 'Hi' }], stream })

test('answers in the shape of the API, streamed and whole', async () => {
  await steer({ says: 'Hello there.', pieceLength: 5 })
  const events = (await (await ask(true)).text()).trim().split('\n\n')
  expect(events.at(-1)).toBe('data: [DONE]')
  const pieces = events.slice(0, -1).map((event) => JSON.parse(event.replace(/^data: /, '')))
  expect(pieces.map(({ choices }) => choices[0]?.delta?.content ?? '').join('')).toBe('Hello there.')
  expect(await (await ask(false)).json()).toMatchObject({ choices: [{ message: { content: 'Hello there.' } }] })
})

test.each([
  ['busy', 429],
  ['fails', 500],
  ['nonsense', 200],
])('in the mood “%s” it answers %i', async (mood, status) => {
  await steer({ mood })
  expect((await ask(true)).status).toBe(status)
})

test('in the mood “drops” the connection breaks before the end', async () => {
  await steer({ mood: 'drops', says: 'Hello there, how are you?' })
  const response = await ask(true)
  await expect(response.text()).rejects.toThrow()
})

test('keeps what it was asked until it is steered anew, and refuses what is no request', async () => {
  await steer({})
  await ask(false)
  const { requests } = await (await fetch(`${model.url}/_control`)).json()
  expect(requests).toMatchObject([{ messages: [{ role: 'user', content: 'Hi' }], stream: false }])
  await steer({})
  expect(model.world.requests).toEqual([])
  expect((await post('/v1/chat/completions', { model: 'any', messages: [] })).status).toBe(400)
  expect((await post('/v1/embeddings', {})).status).toBe(404)
})
