import type { PreviewReply } from '../../contract/preview'
import type { WidgetConfig } from '../../contract/widget'

/** Answers the widget's requests in the preview, so that nothing is stored or counted. */
export async function answerFrom(settings: () => WidgetConfig | undefined, address: string, init?: RequestInit) {
  const path = new URL(address).pathname
  if (/\/(launcher|config)$/.test(path)) return Response.json(settings())
  if (path.endsWith('/messages')) return Response.json([])
  if (path.endsWith('/message')) return reply(settings(), String(init?.body))
  if (path.endsWith('/leads')) return Response.json({ id: 'preview' }, { status: 201 })
  return new Response(null, { status: 204 })
}

async function reply(settings: WidgetConfig | undefined, body: string) {
  const answer = await ask(JSON.parse(body).message)
  if (!answer) return new Response(null, { status: 503 })
  const { content, ...rest } = answer
  return Response.json({
    ...rest,
    message: { id: `preview-${Date.now()}`, content },
    conversationId: 'preview',
    calendlyUrl: settings?.calendlyUrl ?? null,
  })
}

/** Asks the bot through the dashboard around the frame, which is signed in. */
const ask = (question: string) =>
  new Promise<PreviewReply>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<PreviewReply>) => resolve(data)
    parent.postMessage({ type: 'PREVIEW_ASK', question }, location.origin, [port2])
  })
