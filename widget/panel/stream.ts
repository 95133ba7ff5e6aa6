import type { ChatReply } from '../../contract/chat'

/** Data runs to the line's end and not to U+2028, which JSON may hold as it is. */
const EVENT = /^event: ?([^\r\n]*)/m
const DATA = /^data: ?([^\r\n]*)/m

/** The reply of a JSON answer, or of an event stream whose tokens are told as they come. */
export async function readReply(response: Response, onText: (text: string) => void): Promise<Partial<ChatReply>> {
  if (!response.body || !response.headers.get('content-type')?.includes('event-stream')) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('The stream ended before its reply')
    const events = (unread + value).split(/\r?\n\r?\n/)
    unread = events.pop() ?? ''
    for (const event of events) {
      const data = JSON.parse(DATA.exec(event)?.[1] ?? '{}')
      const name = EVENT.exec(event)?.[1]
      if (name === 'reply') return data
      if (name === 'token') onText((text += data.text))
    }
  }
}
