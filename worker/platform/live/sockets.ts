import type { LiveEvent } from './liveEvent'

/** More screens than anyone has open; the oldest gives way. */
const SOCKETS_MAX = 20

/** Accepts a hibernatable socket under the tag and sends it what was missed: an object with only such sockets costs nothing while quiet. */
export function acceptSocket(state: DurableObjectState, tag: string, missed: LiveEvent[] = []): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  for (const oldest of state.getWebSockets(tag).slice(0, -(SOCKETS_MAX - 1))) oldest.close(1013, 'Too many screens')
  state.acceptWebSocket(server, [tag])
  for (const event of missed) server.send(JSON.stringify(event))
  return new Response(null, { status: 101, webSocket: client })
}

/** Sends the events to all sockets of the tag, and answers how many there are. */
export function sendToSockets(state: DurableObjectState, tag: string, events: LiveEvent[]): number {
  const sockets = state.getWebSockets(tag)
  for (const event of events) {
    const text = JSON.stringify(event)
    // A socket that is closing throws; its reader comes back and is sent what it missed.
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }
  return sockets.length
}
