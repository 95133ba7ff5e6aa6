import { openServer } from '../scripts/lib/server.mjs'
import { logInOwner, missingConversations, missingLeads, missingMail, missingMessages } from './support/verify.mjs'
import { visit } from './support/visitors.mjs'

const VISITORS = 200
const OPERATOR = { email: 'operator@deskbell.local', password: 'correct-horse-battery' }

/** 200 conversations at once of 5 messages each; then the same again, with everything killed half way. */
export async function run() {
  const server = await openServer({ RATE_LIMIT_SCALE: '1000', OPERATOR_PASSWORD: OPERATOR.password })
  try {
    console.log(`${VISITORS} conversations of 5 messages at once`)
    await converse(server)
    console.log(`\nThe same, with kill -9 of the whole process group half way`)
    await converse(server, { killAfter: (VISITORS * 5) / 2 })
  } finally {
    await server.close()
  }
}

async function converse(server, { killAfter = Number.POSITIVE_INFINITY } = {}) {
  const started = performance.now()
  let answered = 0
  let restart
  const onAnswered = () => {
    answered += 1
    if (answered >= killAfter) restart ??= killAndStart(server)
  }
  const visits = Array.from({ length: VISITORS }, (_, number) => visit({ origin: server.origin, number, onAnswered }))
  const visitors = await Promise.all(visits)
  await restart
  printFigures(visitors, (performance.now() - started) / 1000)
  const refused = visitors.find((visitor) => visitor.refused)
  if (refused && !restart) throw new Error(`Not every call was answered: ${refused.refused}`)
  await assertNothingLost(server.origin, visitors)
}

async function killAndStart(server) {
  await server.kill()
  const killed = performance.now()
  await server.startAgain()
  console.log(`killed and ready again after ${((performance.now() - killed) / 1000).toFixed(1)} s`)
}

function printFigures(visitors, seconds) {
  const times = visitors.flatMap(({ times }) => times).sort((a, b) => a - b)
  const at = (share) => `${Math.round(times[Math.floor((times.length - 1) * share)])} ms`
  const retries = visitors.reduce((sum, visitor) => sum + visitor.retries, 0)
  console.log(`${times.length} answers in ${seconds.toFixed(1)} s, ${(times.length / seconds).toFixed(0)} a second`)
  console.log(`median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; sent again after a lost connection: ${retries}`)
}

async function assertNothingLost(origin, visitors) {
  const headers = await logInOwner(origin, OPERATOR.email, OPERATOR.password)
  const lost = [
    ...(await missingMessages(origin, visitors)),
    ...(await missingLeads(origin, visitors, headers)),
    ...(await missingMail(origin, visitors)),
    ...(await missingConversations(origin, visitors, headers)),
  ]
  for (const line of lost.slice(0, 20)) console.error(line)
  if (lost.length > 0) throw new Error(`${lost.length} missing`)
  const leads = visitors.filter(({ lead }) => lead).length
  console.log(`all there: ${visitors.length} conversations in order, ${leads} leads, ${leads} mails`)
}
