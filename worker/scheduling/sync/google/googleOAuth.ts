import * as z from 'zod/mini'
import { SECOND_MS } from '../../../../contract/durations'
import type { Settings } from '../../../platform/env'
import type { Grant, OAuthProvider, ProviderAnswer, ProviderFailure, Tokens } from '../CalendarProvider'
import { patientFor } from '../CalendarProvider'
import { callProvider, failureOfStatus, type Refusal } from '../callProvider'
import { googleCalendar } from './googleCalendar'

const PATIENCE = patientFor(4000)

/**
 * The least that does it: events of the calendars that the owner picks, the list to pick from, and when they are busy.
 * https://developers.google.com/workspace/calendar/api/auth
 */
const SCOPES = {
  'https://www.googleapis.com/auth/calendar.events': 'see and change the events in your calendars',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly': 'see which calendars you have',
  'https://www.googleapis.com/auth/calendar.freebusy': 'see when you’re busy',
}

const granted = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
})
const oauthError = z.object({ error: z.string() })

/** Google, if the operator has registered an app there. */
export function google(settings: Settings): OAuthProvider | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_OAUTH_BASE: base } = settings
  if (!id || !secret) return undefined
  const consent = base ?? 'https://accounts.google.com'
  const tokens = base ?? 'https://oauth2.googleapis.com'

  const askForTokens = (form: Record<string, string>) =>
    callProvider(
      new URL('/token', tokens),
      { method: 'POST', body: new URLSearchParams({ client_id: id, client_secret: secret, ...form }) },
      { schema: granted, patience: PATIENCE, failureOf },
    )

  return {
    id: 'google',
    authorizationUrl({ state, codeChallenge, redirectUri }) {
      const url = new URL('/o/oauth2/v2/auth', consent)
      url.search = new URLSearchParams({
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: Object.keys(SCOPES).join(' '),
        access_type: 'offline',
        // Without it who has agreed before gets no refresh token.
        prompt: 'consent',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async exchangeCode({ code, codeVerifier, redirectUri }) {
      const form = { grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri }
      return grantOf(await askForTokens(form))
    },
    async refresh(refreshToken): Promise<ProviderAnswer<Tokens>> {
      const answer = await askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
      return answer.failed === undefined ? { value: tokensOf(answer.value, refreshToken) } : answer
    },
    async revoke({ refreshToken }) {
      const body = new URLSearchParams({ token: refreshToken })
      const options = { schema: z.unknown(), patience: PATIENCE, failureOf }
      const answer = await callProvider(new URL('/revoke', tokens), { method: 'POST', body }, options)
      return answer.failed === undefined ? { value: null } : answer
    },
    async readNotification({ headers }) {
      const channelId = headers.get('x-goog-channel-id')
      const secret = headers.get('x-goog-channel-token')
      return { channels: channelId && secret ? [{ channelId, secret }] : [] }
    },
    withToken: (accessToken, patience) => googleCalendar(settings, accessToken, patience),
  }
}

const tokensOf = (answer: z.infer<typeof granted>, refreshToken: string): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token ?? refreshToken,
  expiresAt: Date.now() + answer.expires_in * SECOND_MS,
})

function grantOf(answer: ProviderAnswer<z.infer<typeof granted>>): ProviderAnswer<Grant> {
  if (answer.failed !== undefined) return answer
  const { refresh_token, scope = '' } = answer.value
  // Without a refresh token the calendar can't be kept connected.
  if (!refresh_token) return { failed: 'revoked' }
  const ticked = scope.split(' ')
  const missing = Object.entries(SCOPES).flatMap(([name, words]) => (ticked.includes(name) ? [] : [words]))
  return { value: { tokens: tokensOf(answer.value, refresh_token), missing } }
}

/** invalid_grant: the code or refresh token is no longer good. invalid_token is what /revoke says of one that is revoked already. */
function failureOf(refusal: Refusal): ProviderFailure {
  const { error } = oauthError.safeParse(refusal.body).data ?? {}
  if (error === 'invalid_grant' || error === 'invalid_token') return { failed: 'revoked' }
  // Such as invalid_client: nothing that an owner could mend.
  const failure = failureOfStatus(refusal)
  return failure.failed === 'rate-limited' ? failure : { failed: 'unavailable' }
}
