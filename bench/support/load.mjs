import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const VISIT = 5

/** Sends one message; lean, since the sender shares the machine with what is measured. */
export function postChatMessage(agent, origin, path, who, body) {
  const json = JSON.stringify(body)
  return new Promise((done, failed) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
      'user-agent': who,
    }
    const sent = request(new URL(path, origin), { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.once('end', () =>
        response.statusCode === 200 ? done(text) : failed(new Error(`${path}: ${response.statusCode} ${text}`)),
      )
    })
    sent.once('error', failed).end(json)
  })
}

/** So many connections that each send one message after the other for some seconds, five a visit. Gives messages a second. */
export async function throughput({ origin, path, who, questions, connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const until = started + seconds * 1000
  let count = 0
  const work = async () => {
    while (performance.now() < until) {
      const sessionId = randomUUID()
      for (let at = 0; at < VISIT && performance.now() < until; at++) {
        await postChatMessage(agent, origin, path, who, { sessionId, message: questions[count % questions.length] })
        count += 1
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return (1000 * count) / (performance.now() - started)
}
