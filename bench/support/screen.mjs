import { get } from 'node:http'
import { createParser } from 'eventsource-parser'

/** Opens a stream of server-sent events as an owner's screen does, and keeps what `message` events bring. */
export function openScreen({ url, headers = {} }, onMessage) {
  const received = []
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'message') return
      const message = JSON.parse(data)
      received.push(message)
      onMessage(message)
    },
  })
  return new Promise((done, failed) => {
    const asked = get(url, { headers: { ...headers, accept: 'text/event-stream' }, agent: false }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`${url}: ${response.statusCode}`))
      response.setEncoding('utf8').on('data', (piece) => parser.feed(piece))
      let isOpen = true
      response.on('error', (error) => isOpen && console.warn(`A screen was cut off: ${error.message}`))
      const close = () => {
        isOpen = false
        asked.destroy()
      }
      done({ received, close })
    })
    asked.on('error', failed)
  })
}
