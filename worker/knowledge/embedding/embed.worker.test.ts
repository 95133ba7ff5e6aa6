import { createExecutionContext, createMessageBatch, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import worker from '../..'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, testContext } from '../../_test/visitor'
import { loadProfile } from '../../businesses/loadProfile'
import type { Bindings } from '../../platform/env'
import { readAll } from '../_test/reading'
import { standInForWorkersAi } from '../_test/workersAi'
import { runAlarm } from '../alarm'
import { CRAWL_QUEUE } from '../crawl/crawlSlice'
import { setVectorsDue } from '../store/vectorStore'

const WELCOME = 'Four-legged guests may wait in the lobby.'
const QUESTION = 'Could my poodle come?'
const MEANINGS = [/four-legged|poodle/i]
const OTHERS = Array.from({ length: 150 }, (_, at) =>
  `Number ${at}: ${'shingles are laid over felt and nailed by hand in rows '.repeat(16)}${at}.`.trim(),
)

const withAi = (AI: Bindings['AI']): typeof env => Object.assign({}, env, { AI, AI_MODEL: undefined })

/** So many paragraphs fit one text. */
const IN_A_TEXT = 45

/** An owner who wrote all of this, and it is live. */
async function ownerWhoWrote(paragraphs: string[]) {
  const owner = await registerOwner()
  const texts = Math.ceil(paragraphs.length / IN_A_TEXT)
  for (let at = 0; at < texts; at++) {
    const text = paragraphs.slice(at * IN_A_TEXT, (at + 1) * IN_A_TEXT).join('\n\n')
    await write(owner, { title: `Text ${at}`, text })
  }
  await vi.waitFor(async () => {
    await drainOutbox()
    expect((await loadProfile(testContext(), owner.businessId)).knowledgeVersion).toBe(String(texts))
  }, 30_000)
  return owner
}

async function write({ businessId, token }: { businessId: string; token: string }, body: object): Promise<void> {
  expect((await api(`/api/businesses/${businessId}/knowledge/sources`, { body, token })).status).toBe(202)
  await readAll(businessId)
}

/** Has the queue's message taken as the platform would where Workers AI is bound. */
async function embedFor(businessId: string, AI: Bindings['AI']): Promise<void> {
  const body = { businessId, wants: 'vectors' }
  const batch = createMessageBatch(CRAWL_QUEUE, [{ id: 'one', timestamp: new Date(), attempts: 1, body }])
  const ctx = createExecutionContext()
  await worker.queue(batch, withAi(AI), ctx)
  await waitOnExecutionContext(ctx)
}

async function ask(businessId: string, AI: Bindings['AI'], message = QUESTION) {
  const ctx = createExecutionContext()
  const request = new Request(`https://deskbell.test/api/chat/${businessId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': newSessionId() },
    body: JSON.stringify({ sessionId: newSessionId(), message }),
  })
  const response = await worker.fetch(request, withAi(AI), ctx)
  expect(response.status).toBe(200)
  await response.text()
  await waitOnExecutionContext(ctx)
}

test('what shares no word with a question reaches the model where it means the same, and nobody waits for it', async () => {
  const { world, binding } = standInForWorkersAi(MEANINGS)
  const { businessId } = await ownerWhoWrote([...OTHERS.slice(0, 100), WELCOME, ...OTHERS.slice(100)])

  await ask(businessId, binding)
  expect(world.prompts.at(-1), 'live before it has vectors').not.toContain(WELCOME)
  expect(world.texts, 'no vector is asked for that nothing can be compared with').toEqual([])

  await embedFor(businessId, binding)
  expect(world.texts).toContain(`title: Text 2 | text: ${WELCOME}`)
  await ask(businessId, binding)
  expect(world.texts.at(-1)).toBe(`task: search result | query: ${QUESTION}`)
  expect(world.prompts.at(-1)).toContain(WELCOME)

  world.embeds = () => new Promise(() => undefined)
  // A silent one is left behind.
  await ask(businessId, binding, 'Who nails the shingles?')
  expect(world.prompts.at(-1)).toContain('shingles are laid over felt')
  expect(world.prompts.at(-1)).not.toContain(WELCOME)
  const asked = world.texts.length
  await ask(businessId, binding)
  expect(world.texts, 'and left alone for a while').toHaveLength(asked)
})

test('statements are embedded once, batch after batch, whatever breaks off in between', async () => {
  const { world, binding } = standInForWorkersAi(MEANINGS)
  const owner = await ownerWhoWrote([...OTHERS, WELCOME])
  const { businessId } = owner
  const object = env.KNOWLEDGE.getByName(businessId)
  const answers = world.embeds
  let calls = 0
  world.embeds = async (texts) => {
    calls += 1
    if (calls === 2) throw new Error('3040: Capacity temporarily exceeded, please try again.')
    return calls === 3 ? { shape: [1, 2], data: [[0.1, 0.2]] } : answers(texts)
  }
  await embedFor(businessId, binding)
  const left = (await object.keepVectors([])).length
  expect(left).toBeGreaterThan(0)
  await embedFor(businessId, binding)
  expect(await object.keepVectors([]), 'nonsense is no vector').toHaveLength(left)
  await embedFor(businessId, binding)
  expect(await object.keepVectors([])).toEqual([])

  world.texts = []
  const more = { title: 'More', text: 'The attic fan runs on sunlight.' }
  await write(owner, more)
  await embedFor(businessId, binding)
  expect(world.texts, 'only what is new').toEqual([`title: More | text: ${more.text}`])
})

test('a site that is handed over whole has no vectors', async () => {
  const { world, binding } = standInForWorkersAi(MEANINGS)
  const { businessId } = await ownerWhoWrote([WELCOME])
  await embedFor(businessId, binding)
  await ask(businessId, binding)
  expect(world.texts).toEqual([])
  expect(world.prompts.at(-1)).toContain(WELCOME)
})

test('the alarm calls for vectors, ever more patiently while none come, and for none where nobody could make them', async () => {
  const { binding } = standInForWorkersAi(MEANINGS)
  const { businessId } = await ownerWhoWrote([WELCOME])
  await runInDurableObject(env.KNOWLEDGE.getByName(businessId), async (_, { storage }) => {
    const sent: unknown[] = []
    const queue = { send: async (body: unknown) => void sent.push(body) }
    const ring = async (now: number, AI: Bindings['AI']) => {
      const bindings = Object.assign(withAi(AI), { CRAWL_QUEUE: queue })
      const settings = { ...testContext().settings, AI_MODEL: undefined }
      await runAlarm(testContext({ env: bindings, settings, now: () => now }), storage)
      return sent.length
    }
    const start = Date.now()
    setVectorsDue(storage, start)
    expect(await ring(start, binding)).toBe(1)
    expect(sent).toEqual([{ businessId, wants: 'vectors' }])
    expect(await ring(start + 20_000, binding)).toBe(1)
    expect(await ring(start + 30_000, binding)).toBe(2)
    expect(await ring(start + 60_000, binding)).toBe(2)
    expect(await ring(start + 90_000, binding)).toBe(3)
    expect(await ring(start + 7_200_000, undefined)).toBe(3)
    expect(await ring(start + 9_000_000, binding), 'until a reading asks again').toBe(3)
  })
})
