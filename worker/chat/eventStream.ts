import type { ChatPending, ChatReply } from '../../contract/chat'
import type { Context } from '../platform/context'
import type { Replying } from './answerMessage'

/**
 * Server-sent events: a `token` for each piece of the reply's text, then one `reply` with all of it, or with `pending` if a person took the
 * conversation meanwhile. Answering continues after a
 * disconnect, so nothing here may wait for the reader: that wait would never end.
 */
export function eventStream(ctx: Context, left: AbortSignal, replying: Replying): Response {
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
        if (!said && 'message' in reply) send('token', { text: reply.message.content })
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

/** Runs the generator of a reply to its end and answers the reply. */
export async function runToEnd(
  replying: Replying,
  onText: (text: string) => void = () => undefined,
): Promise<ChatReply | ChatPending> {
  for (let step = await replying.next(); ; step = await replying.next()) {
    if (step.done) return step.value
    onText(step.value)
  }
}
