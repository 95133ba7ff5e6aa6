import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { openServer } from '../scripts/lib/server.mjs'
import { startGoogle } from '../stand-ins/google/server.ts'
import { GOOGLE_APP } from '../stand-ins/google/signIn.ts'
import { openOwner } from './support/owner.mjs'

const VISITORS = 1_000
const TIMES = 50
/** The whole local stack is killed once so many have their confirmation. */
const KILLED_AFTER = 15
/** How many of the times the owner's own calendar takes meanwhile. */
const TAKEN_OUTSIDE = 10
const SETTLE_MS = 180_000
const HOUR_MS = 60 * 60_000
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/**
 * 1,000 visitors want 50 times at once, `kill -9` of the whole local stack in the middle, with the business's own calendar and with a
 * connected one that changes meanwhile: nobody who was told that it is booked is lost, and no time is given twice. `--connected`: the latter alone.
 */
export async function run() {
  const google = await startGoogle()
  const server = await openServer({
    RATE_LIMIT_SCALE: '1000000',
    GOOGLE_CLIENT_ID: GOOGLE_APP.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_APP.secret,
    GOOGLE_OAUTH_BASE: google.url,
    GOOGLE_API_BASE: google.url,
  })
  try {
    if (!process.argv.includes('--connected')) await race(server, 'own calendar')
    await race(server, 'Google Calendar', google)
  } finally {
    await server.close()
    await google.close()
  }
}

async function race(server, name, google) {
  const owner = await openOwner(server.origin, name.replace(' ', '-').toLowerCase(), 'enterprise')
  const { serviceId, wanted } = await openCalendar(server, owner)
  const outside = google && (await connect(owner, google))
  const began = performance.now()
  const { told, refused, toldBefore } = await everybodyBooks(server, owner, { serviceId, wanted, outside })
  const took = performance.now() - began
  const bookings = await settled(owner, told)
  assert.equal(told.length, bookings.length, 'as many bookings as people who were told that they have one')
  assert.deepEqual(idsOf(bookings), idsOf(told), 'nobody who was told is lost')
  const starts = bookings.map(({ start }) => start)
  assert.equal(new Set(starts).size, starts.length, 'no time was given twice')
  assert.equal(told.length + refused, VISITORS, 'everybody has an answer')
  const leads = (await (await owner.call('/api/leads?status=booked')).headers).get('total-count')
  assert.equal(Number(leads), bookings.length, 'a lead for each')
  if (outside) await sameEvents(outside, starts)
  else assert.equal(starts.length, TIMES, 'each time is taken')
  console.log(
    `${name}: ${told.length} of ${TIMES} times booked (${toldBefore} before the kill), ${refused} told that it was taken, ${Math.round(took / 1000)} s`,
  )
}

const idsOf = (rows) => rows.map(({ id }) => id).toSorted()

async function openCalendar(server, owner) {
  const hours = Object.fromEntries(DAYS.map((day) => [day, [['00:00', '24:00']]]))
  const services = [{ name: 'Check-up', minutes: 60 }]
  const saved = await owner.put('/calendar', { timeZone: 'America/New_York', hours, stepMinutes: 60, services })
  const serviceId = saved.services[0].id
  const slots = await fetch(`${server.origin}/api/businesses/${owner.businessId}/slots?serviceId=${serviceId}`)
  return { serviceId, wanted: (await slots.json()).slice(0, TIMES) }
}

/** All at once; who got no answer when the stack died asks again with the same key, as a browser's button does. */
async function everybodyBooks(server, owner, { serviceId, wanted, outside }) {
  const told = []
  let refused = 0
  let killed
  const kill = async () => {
    await server.kill()
    await server.startAgain()
  }
  const book = async (nth) => {
    const { start } = wanted[nth % wanted.length]
    const body = JSON.stringify({ serviceId, start, name: `Visitor ${nth}`, email: `visitor-${nth}@example.com` })
    const headers = { 'content-type': 'application/json', 'idempotency-key': `visitor-${nth}` }
    const url = `${server.origin}/api/businesses/${owner.businessId}/bookings`
    for (const deadline = Date.now() + SETTLE_MS; ; ) {
      const answer = await fetch(url, { method: 'POST', headers, body })
        .then(async (response) => ({ status: response.status, body: await response.json() }))
        .catch(() => undefined)
      if (answer?.status === 201) {
        told.push({ id: answer.body.id, start: answer.body.start })
        if (told.length === KILLED_AFTER) killed = kill()
        return
      }
      if (answer?.status === 409) {
        refused += 1
        return
      }
      if (answer && answer.status < 500) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      if (Date.now() > deadline) throw new Error(`Nobody answers visitor ${nth}: ${answer?.status}`)
      await (killed ?? pause(500))
      await pause(200 * Math.random())
    }
  }
  const everybody = Promise.all(Array.from({ length: VISITORS }, (_, nth) => book(nth)))
  const toldBefore = KILLED_AFTER
  await Promise.all([everybody, outside?.fillUp(wanted)])
  await killed
  return { told, refused, toldBefore }
}

/** What the database has once nothing is owed any more. */
async function settled(owner, told) {
  const deadline = Date.now() + SETTLE_MS
  for (;;) {
    const bookings = await owner.get('/bookings')
    if (bookings.length === told.length || Date.now() > deadline) return bookings
    await pause(1_000)
  }
}

/** Connects the owner's Google Calendar as their browser does. */
async function connect(owner, google) {
  const steer = async (what, body) => {
    const answer = await fetch(`${google.url}/_control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const account = 'sam@garage.test'
  await steer('accounts', { mail: account })
  const asked = await owner.call(`/api/businesses/${owner.businessId}/calendars/google/connect`)
  const cookie = asked.headers.getSetCookie().map((one) => one.split(';')[0])
  const { authorizationUrl } = await asked.json()
  const { location } = await steer('consent', { account, url: authorizationUrl })
  await fetch(location, { headers: { cookie: cookie.join('; ') }, redirect: 'manual' })
  const isConnected = async () =>
    (await owner.get('/calendars')).some(({ provider, state }) => provider === 'google' && state === 'connected')
  for (let tries = 0; !(await isConnected()); tries++) {
    if (tries > 20) throw new Error('Google was not connected')
    await pause(250)
  }
  return {
    /** The owner's own appointments, one after the other. */
    async fillUp(wanted) {
      for (const { start } of wanted.slice(0, TAKEN_OUTSIDE)) {
        const end = new Date(Date.parse(start) + HOUR_MS).toISOString()
        const event = { summary: 'Dentist', start: { dateTime: start }, end: { dateTime: end } }
        await steer('write', { account, event })
        await pause(300)
      }
    },
    async events() {
      const { events } = await steer('state', { account })
      return events.filter(({ status, rest }) => status !== 'cancelled' && rest.summary !== 'Dentist')
    },
  }
}

/** Each booking has one event, and no event is without a booking. */
async function sameEvents(outside, starts) {
  const times = (await outside.events()).map(({ start }) => new Date(start.dateTime).toISOString())
  const deadline = Date.now() + SETTLE_MS
  for (let now = times; ; now = (await outside.events()).map(({ start }) => new Date(start.dateTime).toISOString())) {
    if (now.length === starts.length || Date.now() > deadline) {
      assert.deepEqual(now.toSorted(), starts.toSorted(), 'each booking has exactly one event')
      return
    }
    await pause(1_000)
  }
}
