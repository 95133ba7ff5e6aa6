import type { LiveEvent } from './liveEvent'

/** More screens than anyone has open; the oldest gives way. */
const SOCKETS_MAX = 20

/**
 * Accepts a hibernatable socket under the tag and sends it what was missed: an object with only such sockets costs nothing while quiet.
 * `person`: a further tag, for `closeSockets`.
 */
export function acceptSocket(
  state: DurableObjectState,
  tag: string,
  { missed = [], person }: { missed?: LiveEvent[]; person?: string } = {},
): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  for (const oldest of state.getWebSockets(tag).slice(0, -(SOCKETS_MAX - 1))) oldest.close(1013, 'Too many screens')
  state.acceptWebSocket(server, person ? [tag, person] : [tag])
  for (const event of missed) server.send(JSON.stringify(event))
  return new Response(null, { status: 101, webSocket: client })
}

/** Sends the events to all open sockets of the tag, and answers how many there are. Who is closing comes back for what it missed. */
export function sendToSockets(state: DurableObjectState, tag: string, events: LiveEvent[]): number {
  const sockets = state.getWebSockets(tag).filter(({ readyState }) => readyState === WebSocket.OPEN)
  for (const event of events) {
    const text = JSON.stringify(event)
    for (const socket of sockets) socket.send(text)
  }
  return sockets.length
}

/** Hangs up on the screens of one person. */
export function closeSockets(state: DurableObjectState, person: string): void {
  for (const socket of state.getWebSockets(person)) socket.close(1008, 'Logged out')
}
