import { env } from 'cloudflare:workers'
import { readSettings } from '../platform/env'
import type { Tokens } from '../scheduling/sync/CalendarProvider'
import { microsoft } from '../scheduling/sync/microsoft/microsoftOAuth'

type Mailbox = { id: string; mail: string; calendars: { id: string; name: string }[] }
export type Event = {
  id: string
  subject: string
  transactionId: string | null
  start: { dateTime: string }
  calendarId: string
}
type State = Mailbox & {
  events: Event[]
  requests: { method: string; path: string; status: number | 'none' }[]
  subscriptions: { id: string; notificationUrl: string }[]
  deliveries: { body: unknown }[]
  invitations: { kind: string; to: string }[]
}

/** What steers the stand-in, by stand-ins/microsoft/README.md. */
async function control<T>(name: string, body: object): Promise<T> {
  const response = await fetch(`${env.MICROSOFT_API_BASE}/_control/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json<T>()
}

export const microsoftApp = () => {
  const app = microsoft(readSettings(env))
  if (!app) throw new Error('There is no app registered with Microsoft')
  return app
}

/** A mailbox of its own, with the tokens of somebody who let us in. */
export async function newMailbox(setUp: { timeZone?: string; calendars?: string[]; isSending?: boolean } = {}) {
  const { id, mail, calendars } = await control<Mailbox>('accounts', setUp)
  const [main, ...others] = calendars.map((calendar) => calendar.id)
  if (!main) throw new Error('A mailbox has a calendar')
  return {
    id,
    mail,
    main,
    others,
    state: () => control<State>('state', { account: id }),
    fails: (...faults: { on: string; how: string; after?: boolean; times?: number }[]) =>
      control('faults', { account: id, faults }),
    write: (event: object | null, more: object = {}) => control<Event>('write', { account: id, event, ...more }),
    expire: (what: string) => control('expire', { account: id, what }),
    lifecycle: (subscriptionId: string, event: string) => control('lifecycle', { account: id, subscriptionId, event }),
    /** Where the browser goes after the page of consent. */
    consent: async (url: string, more: object = {}) =>
      new URL((await control<{ location: string }>('consent', { account: id, url, ...more })).location),
  }
}
export type Outlook = Awaited<ReturnType<typeof newMailbox>>

const redirectUri = 'https://deskbell.test/api/calendars/microsoft/callback'
const codeVerifier = 'a'.repeat(43)

/** The code that the browser comes back with, and all it takes to redeem it. */
export async function consented(mailbox: Outlook, more: object = {}) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  const codeChallenge = new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true })
  const back = await mailbox.consent(
    microsoftApp().authorizationUrl({ state: 'abc', codeChallenge, redirectUri }),
    more,
  )
  return { back, redeem: { code: back.searchParams.get('code') ?? '', codeVerifier, redirectUri } }
}

export async function letIn(mailbox: Outlook): Promise<Tokens> {
  const { redeem } = await consented(mailbox)
  const grant = await microsoftApp().exchangeCode(redeem)
  if (grant.failed !== undefined) throw new Error(grant.failed)
  return grant.value.tokens
}
