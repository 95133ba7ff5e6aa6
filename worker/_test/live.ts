import { api } from './api'

/** The fields of all events that tests look at. */
type Fields = { id?: string; content?: string; name?: string | null; conversationId?: string; place?: number }
type Heard = { event: string; id?: string; data: Fields }

/** Opens a stream of server-sent events; `heard` fills as they come. Close it at the end of the test. */
export async function listen(path: string, options: Parameters<typeof api>[1] = {}) {
  const response = await api(path, options)
  const heard: Heard[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    let unread = ''
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
      const blocks = (unread + step.value).split('\n\n')
      unread = blocks.pop() ?? ''
      heard.push(...blocks.flatMap(eventOf))
    }
  }
  const reading = read().catch(() => undefined)
  return {
    response,
    heard,
    close: async () => {
      await reader?.cancel()
      await reading
    },
  }
}

function eventOf(block: string): Heard[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)))
  const { event, id, data } = fields
  return event ? [{ event, ...(id && { id }), data: JSON.parse(data ?? '{}') }] : []
}
