import type { ChatReply } from '../../contract/chat'

/** One event of ours: its name and its data, which is one line (of which JSON may hold U+2028, no end of it). */
const EVENT = /^event: (\w+)\ndata: (.*)/s

/** The reply of a JSON answer, or of an event stream whose text is told as it grows. */
export async function readReply(response: Response, onText: (text: string) => void): Promise<Partial<ChatReply>> {
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
