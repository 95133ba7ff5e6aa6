import * as z from 'zod/mini'
import { SECOND_MS } from '../../../../contract/durations'
import type { Settings } from '../../../platform/env'
import {
  type Grant,
  type OAuthProvider,
  type ProviderAnswer,
  type ProviderFailure,
  patientFor,
  type Tokens,
} from '../CalendarProvider'
import { callProvider, failureOfStatus, type Refusal } from '../callProvider'
import { readNotification } from './notification'
import { outlookCalendar } from './outlookCalendar'

const PATIENCE = patientFor(4000)

/** Both kinds of accounts: those of companies and schools, and personal ones such as outlook.com. */
const TENANT = 'common'
/**
 * The least that does it: there is none for some calendars only, and none that writes events without reading them.
 * https://learn.microsoft.com/graph/permissions-reference#calendarsreadwrite
 */
const CALENDARS = 'Calendars.ReadWrite'
const SCOPES = ['offline_access', CALENDARS]

const granted = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
})
const oauthError = z.object({ error: z.string() })

/** What only the owner can mend by connecting anew. */
const NEEDS_OWNER = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required']

/** Microsoft, if the operator has registered an app there. */
export function microsoft(settings: Settings): OAuthProvider | undefined {
  const { MICROSOFT_CLIENT_ID: id, MICROSOFT_CLIENT_SECRET: secret } = settings
  if (!id || !secret) return undefined
  const base = `${(settings.MICROSOFT_OAUTH_BASE ?? 'https://login.microsoftonline.com').replace(/\/$/, '')}/${TENANT}/oauth2/v2.0`

  const askForTokens = (form: Record<string, string>) =>
    callProvider(
      `${base}/token`,
      { method: 'POST', body: new URLSearchParams({ client_id: id, client_secret: secret, ...form }) },
      { schema: granted, patience: PATIENCE, failureOf },
    )

  return {
    id: 'microsoft',
    authorizationUrl({ state, codeChallenge, redirectUri }) {
      const url = new URL(`${base}/authorize`)
      url.search = new URLSearchParams({
        client_id: id,
        redirect_uri: redirectUri,
        response_type: 'code',
        response_mode: 'query',
        scope: SCOPES.join(' '),
        // Who is signed in with several accounts picks the one that is meant.
        prompt: 'select_account',
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
    // Microsoft has no call that ends what an app was granted: the account's owner ends it, at the address that the disconnect names.
    revoke: async () => ({ value: null }),
    readNotification,
    withToken: (accessToken, patience) => outlookCalendar(settings, accessToken, patience),
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
  // Personal accounts answer with whole addresses, such as https://graph.microsoft.com/Calendars.ReadWrite.
  const isGranted = scope.split(' ').some((one) => one.split('/').at(-1)?.toLowerCase() === CALENDARS.toLowerCase())
  const missing = isGranted ? [] : ['see and change your calendars']
  return { value: { tokens: tokensOf(answer.value, refresh_token), missing } }
}

function failureOf(refusal: Refusal): ProviderFailure {
  const { error = '' } = oauthError.safeParse(refusal.body).data ?? {}
  if (NEEDS_OWNER.includes(error)) return { failed: 'revoked' }
  // Such as invalid_client: nothing that an owner could mend.
  const failure = failureOfStatus(refusal)
  return failure.failed === 'rate-limited' ? failure : { failed: 'unavailable' }
}
