import type { ChatReply } from '../../contract/chat'
import type { Context } from '../platform/context'

/**
 * Server-sent events: a `token` for each piece of the reply's text, then one `reply` with the whole of it. Answering goes on to its end
 * when the visitor leaves, so nothing here waits for a reader: after a disconnect such a wait would never end.
 */
export function eventStream(ctx: Context, left: AbortSignal, replying: AsyncGenerator<string, ChatReply>): Response {
  const encoder = new TextEncoder()
  let isRead = true
  const leave = () => {
    isRead = false
  }
  left.addEventListener('abort', leave)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: object) => {
        if (isRead) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      const sendAll = async () => {
        let said = ''
        const reply = await runToEnd(replying, (text) => {
          said += text
          send('token', { text })
        })
        if (!said) send('token', { text: reply.message.content })
        send('reply', reply)
        if (isRead) controller.close()
      }
      ctx.waitUntil(sendAll())
    },
    cancel: leave,
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Runs a reply to its end. */
export async function runToEnd(
  replying: AsyncGenerator<string, ChatReply>,
  onText: (text: string) => void = () => undefined,
): Promise<ChatReply> {
  for (let step = await replying.next(); ; step = await replying.next()) {
    if (step.done) return step.value
    onText(step.value)
  }
}
