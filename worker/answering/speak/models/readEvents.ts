import { ModelFailed } from './model'

/** More than any reply comes to; an endpoint that never ends a line is not believed to end one. */
const LINE_MAX = 64_000

/** The `data` of server-sent events, as they arrive. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += value ?? ''
      if (rest.length > LINE_MAX) throw new ModelFailed('nonsense')
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
      if (done) return
    }
  } finally {
    // Whoever stops reading wants nothing more of it, and there is nobody to tell that it broke a second time.
    reader.cancel().catch(() => undefined)
  }
}
