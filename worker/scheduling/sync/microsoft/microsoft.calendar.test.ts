import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../../contract/durations'
import { consented, letIn, microsoftApp, newMailbox, type Outlook } from '../../../_test/microsoft'
import { type CalendarProvider, type ChannelRef, type ProviderAnswer, patientFor } from '../CalendarProvider'

const at = (time: string) => Date.parse(`2026-12-${time}:00Z`)
const day = { businessId: 'biz_1', start: at('01T00:00'), end: at('02T00:00'), timeZone: 'America/New_York' }
const wall = (time: string) => ({ dateTime: `2026-12-${time}:00`, timeZone: 'UTC' })
const theirs = (start: string, end: string, more: object = {}) => ({
  subject: 'Dentist',
  start: wall(start),
  end: wall(end),
  ...more,
})

/** So short that a test of silence is. */
const IMPATIENT = patientFor(1500)

async function connected(setUp: Parameters<typeof newMailbox>[0] = {}) {
  const mailbox = await newMailbox(setUp)
  const tokens = await letIn(mailbox)
  const calendar = microsoftApp().withToken(tokens.accessToken, IMPATIENT)
  const booking = {
    businessId: day.businessId,
    bookingId: `bkg_${mailbox.id.slice(0, 8)}`,
    calendarId: mailbox.main,
    start: at('01T15:00'),
    end: at('01T16:00'),
    timeZone: day.timeZone,
    title: 'Oil change: Ana Lima',
    text: 'Booked in the chat.',
    guest: { email: 'ana@example.com' },
  }
  return { mailbox, tokens, calendar, booking }
}

function valueIn<T>(answer: ProviderAnswer<T>): T {
  if (answer.failed !== undefined) throw new Error(`It failed: ${answer.failed}`)
  return answer.value
}

describe('letting us in', () => {
  test('it asks for calendars and to stay, by PKCE, and for nothing else', async () => {
    const mailbox = await newMailbox()
    const url = new URL(
      microsoftApp().authorizationUrl({ state: 's', codeChallenge: 'c', redirectUri: 'https://d.test' }),
    )
    expect(url.pathname).toBe('/common/oauth2/v2.0/authorize')
    expect(url.searchParams.get('scope')).toBe('offline_access Calendars.ReadWrite')
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    const { back, redeem } = await consented(mailbox)
    expect(back.searchParams.get('state')).toBe('abc')
    expect(await microsoftApp().exchangeCode({ ...redeem, codeVerifier: 'b'.repeat(43) })).toEqual({
      failed: 'revoked',
    })
    expect(valueIn(await microsoftApp().exchangeCode(redeem)).missing).toEqual([])
    expect(await microsoftApp().exchangeCode(redeem)).toEqual({ failed: 'revoked' })
  })

  test('what an administrator withholds is named; without leave to stay nothing is connected', async () => {
    const mailbox = await newMailbox()
    const partial = await consented(mailbox, { withheld: ['Calendars.ReadWrite'] })
    expect(valueIn(await microsoftApp().exchangeCode(partial.redeem)).missing).toEqual([
      'see and change your calendars',
    ])
    const passing = await consented(mailbox, { withheld: ['offline_access'] })
    expect(await microsoftApp().exchangeCode(passing.redeem)).toEqual({ failed: 'revoked' })
    const denied = await consented(mailbox, { isGiven: false })
    expect(denied.back.searchParams.get('error')).toBe('access_denied')
  })

  test('each refresh brings another refresh token, and one that was taken back says so', async () => {
    const { mailbox, tokens } = await connected()
    const rotated = valueIn(await microsoftApp().refresh(tokens.refreshToken))
    expect(rotated.refreshToken).not.toBe(tokens.refreshToken)
    expect(await microsoftApp().refresh(tokens.refreshToken)).toEqual({ failed: 'revoked' })
    await mailbox.fails({ on: '/token', how: 'unavailable' }, { on: '/token', how: 'too-many' })
    expect(await microsoftApp().refresh(rotated.refreshToken)).toEqual({ failed: 'unavailable' })
    expect(await microsoftApp().refresh(rotated.refreshToken)).toEqual({ failed: 'rate-limited', retryAfterMs: 1000 })
    expect((await microsoftApp().refresh(rotated.refreshToken)).failed).toBeUndefined()
  })

  test('the calendars are listed, with whose mailbox it is', async () => {
    const { mailbox, calendar } = await connected({ calendars: ['Calendar', 'Bay 2', 'Holidays'] })
    expect(valueIn(await calendar.listCalendars())).toMatchObject({
      account: mailbox.mail,
      calendars: [
        { id: mailbox.main, name: 'Calendar', isPrimary: true, mayWrite: true },
        { name: 'Bay 2', isPrimary: false, mayWrite: true },
        { name: 'Holidays', mayWrite: false },
      ],
    })
  })
})

describe('when they are busy', () => {
  test('what is free, canceled or declined leaves the time; so does what we wrote ourselves', async () => {
    const { mailbox, calendar, booking } = await connected({ calendars: ['Calendar', 'Bay 2'] })
    const [second = ''] = mailbox.others
    await mailbox.write(theirs('01T09:00', '01T10:00'))
    await mailbox.write(theirs('01T10:00', '01T11:00', { showAs: 'tentative' }))
    await mailbox.write(theirs('01T11:00', '01T12:00', { showAs: 'free' }))
    await mailbox.write(theirs('01T12:00', '01T13:00'), { isCancelled: true })
    await mailbox.write(theirs('01T13:00', '01T14:00'), { response: 'declined' })
    await mailbox.write(theirs('01T14:00', '01T15:00', { showAs: 'oof' }), { calendarId: second })
    valueIn(await calendar.insertEvent(booking))
    const spans = valueIn(await calendar.busy({ calendarIds: [mailbox.main, second], ...day }))
    expect(spans).toEqual([
      { start: at('01T09:00'), end: at('01T10:00') },
      { start: at('01T10:00'), end: at('01T11:00') },
      { start: at('01T14:00'), end: at('01T15:00') },
    ])
  })

  test('a whole day is a day of the business, and a series is each of its occurrences', async () => {
    const { mailbox, calendar } = await connected()
    await mailbox.write(theirs('02T00:00', '03T00:00', { isAllDay: true, showAs: 'oof' }))
    const range = { type: 'noEnd', startDate: '2026-11-24' }
    const weekly = { pattern: { type: 'weekly', interval: 1 }, range }
    const first = {
      start: { dateTime: '2026-11-24T18:00:00', timeZone: 'UTC' },
      end: { dateTime: '2026-11-24T19:00:00', timeZone: 'UTC' },
    }
    await mailbox.write({ subject: 'Team', ...first, recurrence: weekly })
    const asked = { calendarIds: [mailbox.main], ...day, end: at('09T00:00') }
    expect(valueIn(await calendar.busy(asked))).toEqual([
      { start: at('01T18:00'), end: at('01T19:00') },
      // Midnight in New York.
      { start: at('02T05:00'), end: at('03T05:00') },
      { start: at('08T18:00'), end: at('08T19:00') },
    ])
  })

  test('more than one page is read to its end', async () => {
    const { mailbox, calendar } = await connected()
    const range = { type: 'noEnd', startDate: '2026-01-01' }
    const daily = { pattern: { type: 'daily', interval: 1 }, range }
    const first = {
      start: { dateTime: '2026-01-01T18:00:00', timeZone: 'UTC' },
      end: { dateTime: '2026-01-01T19:00:00', timeZone: 'UTC' },
    }
    await mailbox.write({ subject: 'Lunch', ...first, recurrence: daily })
    const year = { start: Date.parse('2026-01-01T00:00:00Z'), end: Date.parse('2027-01-01T00:00:00Z') }
    expect(
      valueIn(await calendar.busy({ calendarIds: [mailbox.main], ...day, timeZone: 'UTC', ...year })),
    ).toHaveLength(365)
  })
})

describe('what changed', () => {
  const changes = (calendar: CalendarProvider, mailbox: Outlook, token: string | null, span: object = {}) =>
    calendar.changesSince({ calendarId: mailbox.main, token, ...day, ...span })

  test('first all there is, then nothing, then all there is once something changed', async () => {
    const { mailbox, calendar, booking } = await connected()
    const lunch = await mailbox.write(theirs('01T17:00', '01T18:00'))
    const first = valueIn(await changes(calendar, mailbox, null))
    const busy = { start: at('01T17:00'), end: at('01T18:00') }
    expect(first).toMatchObject({ isWhole: true, events: [{ id: lunch.id, busy, bookingId: null }] })
    const idle = valueIn(await changes(calendar, mailbox, first.nextToken))
    expect(idle).toMatchObject({ isWhole: false, events: [] })
    valueIn(await calendar.insertEvent(booking))
    await mailbox.write(null, { eventId: lunch.id })
    const second = valueIn(await changes(calendar, mailbox, idle.nextToken))
    expect(second).toMatchObject({ isWhole: true, events: [{ bookingId: booking.bookingId }] })
    expect(second.events).toHaveLength(1)
  })

  test('a token that is too old, or looks not far enough ahead, begins anew', async () => {
    const { mailbox, calendar } = await connected()
    const { nextToken } = valueIn(await changes(calendar, mailbox, null))
    expect((await changes(calendar, mailbox, nextToken, { end: at('10T00:00') })).failed).toBeUndefined()
    expect(await changes(calendar, mailbox, nextToken, { end: at('20T00:00') })).toEqual({ failed: 'gone' })
    expect(await changes(calendar, mailbox, 'not-ours')).toEqual({ failed: 'gone' })
    await mailbox.expire('deltas')
    expect(await changes(calendar, mailbox, nextToken)).toEqual({ failed: 'gone' })
    expect((await changes(calendar, mailbox, null)).failed).toBeUndefined()
  })

  test('the token goes to nobody whom a link names instead of Graph', async () => {
    const { mailbox, calendar } = await connected()
    const elsewhere = JSON.stringify({ link: 'https://evil.test/v1.0/delta', until: at('30T00:00') })
    expect(await changes(calendar, mailbox, elsewhere)).toEqual({ failed: 'unavailable' })
    const lookalike = JSON.stringify({ link: `${env.MICROSOFT_API_BASE}@evil.test/v1.0/`, until: at('30T00:00') })
    expect(await changes(calendar, mailbox, lookalike)).toEqual({ failed: 'unavailable' })
  })
})

describe('an event of a booking', () => {
  test('it is written once, found by its booking, moved by its etag and deleted', async () => {
    const { mailbox, calendar, booking } = await connected()
    const written = valueIn(await calendar.insertEvent(booking))
    expect(written).toMatchObject({ start: booking.start, end: booking.end, iCalUid: expect.stringMatching(/^0400/) })
    expect(valueIn(await calendar.insertEvent(booking)).eventId).toBe(written.eventId)
    const { calendarId, bookingId } = booking
    expect(valueIn(await calendar.findEvent({ calendarId, bookingId }))).toEqual(written)
    const later = { ...booking, start: at('01T17:00'), end: at('01T18:00') }
    const moved = valueIn(await calendar.updateEvent({ ...later, eventId: written.eventId, etag: written.etag }))
    expect(moved).toMatchObject({ eventId: written.eventId, start: later.start })
    // Whoever comes with what they read before is refused.
    expect(await calendar.updateEvent({ ...booking, eventId: written.eventId, etag: written.etag })).toEqual({
      failed: 'precondition',
    })
    expect(await calendar.deleteEvent({ calendarId, bookingId })).toEqual({ value: null })
    expect(await calendar.deleteEvent({ calendarId, bookingId })).toEqual({ failed: 'not-found' })
    const { eventId } = written
    expect(await calendar.deleteEvent({ calendarId, bookingId, eventId })).toEqual({ failed: 'gone' })
    expect(await calendar.findEvent({ calendarId, bookingId, eventId })).toEqual({ failed: 'gone' })
    expect(await calendar.findEvent({ calendarId, bookingId })).toEqual({ failed: 'not-found' })
    const { events, invitations } = await mailbox.state()
    expect(events).toEqual([])
    expect(invitations).toMatchObject([
      { kind: 'invited', to: 'ana@example.com' },
      { kind: 'updated' },
      { kind: 'canceled' },
    ])
  })

  test('deleted in Outlook it isn’t written again, but moving it brings it back, once', async () => {
    const { mailbox, calendar, booking } = await connected()
    const { eventId, etag } = valueIn(await calendar.insertEvent(booking))
    await mailbox.write(null, { eventId })
    expect(await calendar.insertEvent(booking)).toEqual({ failed: 'conflict' })
    expect((await mailbox.state()).events).toEqual([])
    const later = { ...booking, start: at('01T17:00'), end: at('01T18:00'), eventId, etag }
    await mailbox.fails({ on: 'POST /v1.0/me/calendars', how: 'drop', after: true })
    expect(await calendar.updateEvent(later)).toEqual({ failed: 'unavailable' })
    const back = valueIn(await calendar.updateEvent({ ...later, start: at('01T16:30') }))
    expect(back).toMatchObject({ start: at('01T16:30'), end: later.end })
    expect((await mailbox.state()).events.map(({ id }) => id)).toEqual([back.eventId])
    const { events } = valueIn(await calendar.changesSince({ calendarId: mailbox.main, token: null, ...day }))
    expect(events).toMatchObject([{ bookingId: booking.bookingId }])
  })

  test('a booking of another business in the same mailbox is no booking of ours: they’re busy', async () => {
    const { mailbox, calendar, booking } = await connected()
    valueIn(await calendar.insertEvent({ ...booking, businessId: 'biz_12' }))
    const busy = { start: booking.start, end: booking.end }
    expect(valueIn(await calendar.busy({ calendarIds: [mailbox.main], ...day }))).toEqual([busy])
  })
})

/** Each way to fail, and what it is called; silence has a test of its own. */
const FAILURES = {
  expired: 'expired',
  forbidden: 'forbidden',
  'rate-limited': 'rate-limited',
  'too-many': 'rate-limited',
  gone: 'gone',
  precondition: 'precondition',
  error: 'unavailable',
  unavailable: 'unavailable',
  drop: 'unavailable',
  broken: 'unavailable',
} as const

describe('each failure at each step', () => {
  const steps: Record<string, (connection: Awaited<ReturnType<typeof connected>>) => Promise<ProviderAnswer<unknown>>> =
    {
      listCalendars: ({ calendar }) => calendar.listCalendars(),
      busy: ({ calendar, mailbox }) => calendar.busy({ calendarIds: [mailbox.main], ...day }),
      changesSince: ({ calendar, mailbox }) => calendar.changesSince({ calendarId: mailbox.main, token: null, ...day }),
      watch: ({ calendar, mailbox }) =>
        calendar.watch({
          calendarId: mailbox.main,
          callbackUrl: `${env.MICROSOFT_API_BASE}/_receiver`,
          ending: null,
          secret: 's',
        }),
      insertEvent: ({ calendar, booking }) => calendar.insertEvent(booking),
      updateEvent: ({ calendar, booking }) => calendar.updateEvent({ ...booking, eventId: 'AAMk', etag: 'W/"1"' }),
      deleteEvent: ({ calendar, booking }) => calendar.deleteEvent({ ...booking, eventId: 'AAMk' }),
    }

  test.each(Object.keys(steps))('%s', async (step) => {
    const connection = await connected()
    for (const [how, failed] of Object.entries(FAILURES)) {
      // Of what is deleted no answer is read.
      if (step === 'deleteEvent' && how === 'broken') continue
      // What is gone is brought back.
      if (step === 'updateEvent' && how === 'gone') continue
      // Whatever else was asked before this answers as it should.
      const on = step === 'busy' ? '/calendarView' : step === 'changesSince' ? '/calendarView/delta' : '/v1.0/'
      await connection.mailbox.fails({ on, how })
      expect({ how, ...(await steps[step]?.(connection)) }).toMatchObject({ how, failed })
    }
    expect((await connection.mailbox.state()).events).toEqual([])
  })

  test.each(['error', 'hang', 'drop', 'broken', 'unavailable', 'too-many'])(
    'an event that was written although its answer was lost (%s) is not written again',
    async (how) => {
      const { mailbox, calendar, booking } = await connected()
      await mailbox.fails({ on: 'POST /v1.0/me/calendars', how, after: true })
      expect((await calendar.insertEvent(booking)).failed).toBeDefined()
      const again = valueIn(await calendar.insertEvent(booking))
      expect((await mailbox.state()).events.map(({ id }) => id)).toEqual([again.eventId])
      // Nor does it stay when nobody got to know its id.
      const { calendarId, bookingId } = booking
      expect(await calendar.deleteEvent({ calendarId, bookingId })).toEqual({ value: null })
      expect((await mailbox.state()).events).toEqual([])
    },
  )
})

describe('being told', () => {
  const receiver = `${env.MICROSOFT_API_BASE}/_receiver`
  const notified = (body: unknown) =>
    microsoftApp().readNotification(
      new Request('https://deskbell.test/api/calendars/microsoft/notifications', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    )

  test('a subscription is made, confirmed and ended, and what it sends is read, lifecycle and all', async () => {
    const { mailbox, calendar } = await connected()
    const secret = 'biz_1.secret'
    const watch = (ending: ChannelRef | null) =>
      calendar.watch({ calendarId: mailbox.main, callbackUrl: receiver, secret, ending })
    const channel = valueIn(await watch(null))
    expect(channel.expiresAt).toBeGreaterThan(Date.now() + 2 * DAY_MS)
    expect(valueIn(await watch(channel))).toEqual(channel)
    await mailbox.write(theirs('01T09:00', '01T10:00'))
    const { channelId } = channel
    for (const event of ['missed', 'reauthorizationRequired', 'subscriptionRemoved'])
      await mailbox.lifecycle(channelId, event)
    await expect.poll(async () => (await mailbox.state()).deliveries).toHaveLength(4)
    const { deliveries } = await mailbox.state()
    const read = await Promise.all(deliveries.map(({ body }) => notified(body)))
    const news = { channels: [{ channelId, secret }] }
    const ending = { channels: [{ channelId, secret, isEnding: true }] }
    expect(read).toEqual([news, news, ending, ending])
    // The channel was removed: another takes its place.
    const another = valueIn(await watch(channel))
    expect(another.channelId).not.toBe(channelId)
    expect(await calendar.stopWatch(another)).toEqual({ value: null })
    expect(await calendar.stopWatch(another)).toEqual({ failed: 'not-found' })
    expect((await mailbox.state()).subscriptions).toEqual([])
  })

  test('an address that can’t be reached gives no subscription', async () => {
    const { mailbox, calendar } = await connected()
    const callbackUrl = `${env.MICROSOFT_API_BASE}/nowhere`
    expect(await calendar.watch({ calendarId: mailbox.main, callbackUrl, ending: null, secret: 's' })).toEqual({
      failed: 'unavailable',
    })
  })

  test('Graph’s question is answered, markup and nonsense are not', async () => {
    const asked = (token: string) =>
      microsoftApp().readNotification(
        new Request(`https://deskbell.test/n?${new URLSearchParams({ validationToken: token })}`, { method: 'POST' }),
      )
    const token = 'Validation: Testing client application reachability for subscription Request-Id: 0a1b+/='
    expect(await asked(token)).toEqual({ challenge: token })
    expect(await asked('<script>alert(1)</script>')).toEqual({ channels: [] })
    expect(await asked('a'.repeat(3000))).toEqual({ channels: [] })
    expect(await notified({ value: 'x' })).toEqual({ channels: [] })
    expect(await notified({ value: [{ subscriptionId: 'a' }] })).toEqual({ channels: [] })
  })
})
