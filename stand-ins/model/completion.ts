import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Turn, World } from './world.ts'

const ID = 'chatcmpl-standin'
/** Before this many pieces a reply that breaks off breaks off. */
const BREAKS_AFTER = 0.6
const tokens = (text: string) => Math.ceil(text.length / 4)

const usageOf = (messages: Turn[], said: string) => {
  const prompt = messages.reduce((sum, { content }) => sum + tokens(content), 0)
  return { prompt_tokens: prompt, completion_tokens: tokens(said), total_tokens: prompt + tokens(said) }
}

const chunk = (delta: object, rest: object = {}) => ({
  id: ID,
  object: 'chat.completion.chunk',
  created: Math.floor(Date.now() / 1000),
  model: 'stand-in',
  choices: [{ index: 0, delta, finish_reason: null, ...rest }],
})

/** Server-sent events as https://platform.openai.com/docs/api-reference/chat-streaming describes them. */
export async function streamCompletion(world: World, messages: Turn[], response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const send = (data: unknown) => response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  if (world.mood === 'garbles') {
    send('{"this is": no completion')
    response.end()
    return
  }
  send(chunk({ role: 'assistant', content: '' }))
  const again = {
    blank: chunk({ content: ' \n' }),
    choiceless: { ...chunk({}), choices: [] },
    endless: chunk({ content: `${world.says} ` }),
    breathless: chunk({ content: 'and then ' }),
  }
  if (isEndless(world.mood))
    return sendForever(response, `data: ${JSON.stringify(again[world.mood])}\n\n`, world.pauseMs)
  const says = world.mood === 'empty' ? '' : world.says
  const pieces = says.match(new RegExp(`[\\s\\S]{1,${world.pieceLength}}`, 'gu')) ?? []
  const last = ['drops', 'endsEarly', 'stallsMidway'].includes(world.mood)
    ? Math.ceil(pieces.length * BREAKS_AFTER)
    : pieces.length
  let said = ''
  for (const piece of pieces.slice(0, last)) {
    const endsSentence = !/[.!?]/.test(said) && /[.!?]/.test(piece)
    said += piece
    send(chunk({ content: piece }))
    if (endsSentence) world.firstSentenceAt = performance.timeOrigin + performance.now()
    if (world.pauseMs > 0) await pause(world.pauseMs)
  }
  if (world.mood === 'stallsMidway') return
  if (world.mood === 'drops') {
    // What was written leaves first: a reset would take it back.
    setTimeout(() => response.destroy(), 20)
    return
  }
  if (world.mood !== 'endsEarly') {
    send(chunk({}, { finish_reason: 'stop' }))
    send({ ...chunk({}), choices: [], usage: usageOf(messages, said) })
    send('[DONE]')
  }
  response.end()
}

const ENDLESS = ['blank', 'choiceless', 'endless', 'breathless'] as const
const isEndless = (mood: World['mood']): mood is (typeof ENDLESS)[number] => ENDLESS.some((one) => one === mood)

/** Until whoever listens has had enough, and no faster than they read. */
export async function sendForever(response: ServerResponse, event: string, pauseMs: number): Promise<void> {
  while (!response.destroyed) {
    if (!response.write(event)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    await pause(pauseMs)
  }
}

export const wholeCompletion = (world: World, messages: Turn[]) => ({
  id: ID,
  object: 'chat.completion',
  model: 'stand-in',
  choices: [{ index: 0, message: { role: 'assistant', content: world.says }, finish_reason: 'stop' }],
  usage: usageOf(messages, world.says),
})
