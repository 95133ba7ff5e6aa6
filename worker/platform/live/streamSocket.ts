import { MINUTE_MS } from '../../../contract/durations'
import type { LiveEvent } from './liveEvent'

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 20_000
/** Then the reader comes back, and its session is checked again. */
const LONGEST_MS = 10 * MINUTE_MS
/** How long a reader waits before it comes back. */
const RETRY_MS = 1_000

/**
 * Bridges an object's socket to server-sent events, so that no object has to hold a stream open. 204 where the object has nothing to tell,
 * which tells an `EventSource` not to come back.
 */
export async function streamSocket(object: Pick<Fetcher, 'fetch'>, path: string, left: AbortSignal): Promise<Response> {
  const { webSocket } = await object.fetch(`https://object${path}`, { headers: { upgrade: 'websocket' } })
  if (!webSocket) return new Response(null, { status: 204 })
  return new Response(readableOf(webSocket, left), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function readableOf(socket: WebSocket, left: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const timers = new AbortController()
  const leave = () => {
    if (timers.signal.aborted) return
    timers.abort()
    socket.close(1000)
  }
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => {
        if (!timers.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const end = () => {
        if (timers.signal.aborted) return
        leave()
        controller.close()
      }
      const beat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      const ending = setTimeout(end, LONGEST_MS)
      timers.signal.addEventListener('abort', () => {
        clearInterval(beat)
        clearTimeout(ending)
      })
      socket.addEventListener('message', ({ data }) => write(serverSentEvent(JSON.parse(String(data)))))
      socket.addEventListener('close', end)
      socket.addEventListener('error', end)
      left.addEventListener('abort', leave)
      write(`retry: ${RETRY_MS}\n\n`)
      socket.accept()
      if (left.aborted) leave()
    },
    cancel: leave,
  })
}

const serverSentEvent = ({ event, id, data }: LiveEvent): string =>
  `event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`
