import type { ChatPending, ChatReply } from '../../contract/chat'

/**
 * One server-sent event: name and single-line data (JSON may contain U+2028, which ends no line here). Our server sends no other form, so
 * this takes the place of a parser library.
 */
const EVENT = /^event: (\w+)\ndata: (.*)/s

/** Reads a reply from JSON or from an event stream; `onText` gets the text so far. Throws if the stream ends early. */
export async function readReply(
  response: Response,
  onText: (text: string) => void,
): Promise<Partial<ChatReply> | ChatPending> {
  if (!response.body || !response.headers.get('content-type')?.includes('event-stream')) return response.json()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('Cut short')
    const events = (unread + value).split('\n\n')
    unread = events.pop() ?? ''
    for (const event of events) {
      const [, name, json = '{}'] = EVENT.exec(event) ?? []
      const data = JSON.parse(json)
      if (name === 'reply') return data
      if (name === 'token') {
        text += data.text
        onText(text)
      }
    }
  }
}
