import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { openServer } from '../scripts/lib/server.mjs'
import { startModel } from '../stand-ins/model/server.ts'

const TRIES = 200
const BUDGET_MS = 15
const FIRST = 'A full synthetic oil change is $84'
const SAYS = `${FIRST}. Would you like to leave your details? Someone will get back to you.`

/** Measures the delay from the end of the model's first sentence to its arrival at the visitor. */
export async function run() {
  const model = await startModel()
  const server = await openServer({
    RATE_LIMIT_SCALE: '1000',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'stand-in',
    AI_API_KEY: '',
  })
  try {
    const times = []
    for (let n = 0; n < TRIES; n++) {
      model.world.says = SAYS
      times.push(await firstSentence(server.origin, model.world))
    }
    print(times.slice(TRIES / 10).sort((a, b) => a - b))
  } finally {
    await server.close()
    await model.close()
  }
}

async function firstSentence(origin, world) {
  const response = await fetch(`${origin}/api/chat/1/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ sessionId: randomUUID(), message: 'How much is a synthetic oil change?' }),
  })
  let text = ''
  let readAt
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (!readAt && text.includes('event: token')) readAt = performance.timeOrigin + performance.now()
  }
  const reply = JSON.parse(/event: reply\ndata: (.*)/.exec(text)?.[1] ?? 'null')
  if (reply?.answeredBy !== 'model') throw new Error(`Not answered by the model: ${text}`)
  return readAt - world.firstSentenceAt
}

function print(times) {
  const at = (share) => times[Math.floor((times.length - 1) * share)]
  console.log(
    `first sentence after the model ended it: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms over ${times.length} replies`,
  )
  if (at(0.5) > BUDGET_MS) throw new Error(`The median is over ${BUDGET_MS} ms`)
}
