import { connect, createServer } from 'node:net'

export async function freePort() {
  const server = createServer()
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return port
}

/** Checks IPv4 and IPv6, since a browser may try either for localhost. */
export async function isPortBusy(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)))
  return answers.includes(true) || !(await canListen(port))
}

/** Whether we may listen on the port; it may also be taken without anyone answering, or reserved. */
function canListen(port) {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', () => done(false)).listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}

function canConnect(host, port) {
  const socket = connect({ host, port })
  return new Promise((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  }).finally(() => socket.destroy())
}
