import { createHash } from 'node:crypto'
import { Refusal, signInError } from './errors.ts'
import { type Account, newSecret, type World } from './world.ts'

/** The app that its operator registered. */
export const MICROSOFT_APP = { id: '7c1f3a52-4f0e-4d3b-9a77-2f6f5d1c8e10', secret: 'stand-in~Secret.8Q' }
const LIFETIME_SECONDS = 3599
/** Asked for, they decide what is handed out; they don't come back as scopes of the access token. */
const OF_THE_SIGN_IN = ['offline_access', 'openid', 'profile', 'email']

/** What the page of consent would check before it is shown. */
function checkAuthorize(query: URLSearchParams): void {
  if (query.get('client_id') !== MICROSOFT_APP.id)
    throw signInError(
      'unauthorized_client',
      700016,
      `Application with identifier '${query.get('client_id')}' was not found.`,
    )
  if (query.get('response_type') !== 'code')
    throw signInError('unsupported_response_type', 700054, 'response_type is not enabled for the application.')
  if (!query.get('redirect_uri')) throw signInError('invalid_request', 900971, 'No reply address provided.')
  if (!query.get('scope')) throw signInError('invalid_request', 900144, "The request must contain 'scope'.")
  if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge'))
    throw signInError(
      'invalid_request',
      9002325,
      'Proof Key for Code Exchange is required for cross-origin authorization code redemption.',
    )
}

/** Where somebody's browser goes after they said yes or no. */
export function consent(world: World, account: Account, query: URLSearchParams, isGiven: boolean): string {
  checkAuthorize(query)
  const redirectUri = query.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  const state = query.get('state')
  if (state !== null) back.searchParams.set('state', state)
  if (!isGiven) {
    back.searchParams.set('error', 'access_denied')
    back.searchParams.set('error_description', 'AADSTS65004: User declined to consent to access the app.')
    return back.href
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => !account.withheld.includes(scope))
  const code = newSecret('M.C5')
  world.codes.set(code, {
    account,
    scopes,
    challenge: query.get('code_challenge') ?? '',
    redirectUri,
    isUsed: false,
  })
  back.searchParams.set('code', code)
  return back.href
}

/** `POST /{tenant}/oauth2/v2.0/token`. */
export function exchange(world: World, form: URLSearchParams): object {
  const missing = ['client_id', 'grant_type'].find((name) => !form.get(name))
  if (missing)
    throw signInError('invalid_request', 900144, `The request body must contain the following parameter: '${missing}'.`)
  if (form.get('client_id') !== MICROSOFT_APP.id)
    throw signInError(
      'unauthorized_client',
      700016,
      `Application with identifier '${form.get('client_id')}' was not found.`,
    )
  if (form.get('client_secret') !== MICROSOFT_APP.secret)
    throw signInError('invalid_client', 7000215, 'Invalid client secret provided.', 401)
  if (form.get('grant_type') === 'authorization_code') return redeemCode(world, form)
  if (form.get('grant_type') === 'refresh_token') return rotate(world, form)
  throw signInError('unsupported_grant_type', 70003, 'The app requested an unsupported grant type.')
}

function redeemCode(world: World, form: URLSearchParams): object {
  const code = world.codes.get(form.get('code') ?? '')
  if (!code) throw signInError('invalid_grant', 70000, 'The provided value for the code parameter is not valid.')
  if (code.isUsed) throw signInError('invalid_grant', 54005, 'OAuth2 Authorization code was already redeemed.')
  if (code.redirectUri !== form.get('redirect_uri'))
    throw signInError(
      'invalid_grant',
      500112,
      'The reply address does not match the reply address provided when requesting Authorization code.',
    )
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (challenge !== code.challenge)
    throw signInError(
      'invalid_grant',
      501481,
      'The Code_Verifier does not match the code_challenge supplied in the authorization request.',
    )
  code.isUsed = true
  return handOut(world, code.account, code.scopes)
}

/**
 * A new refresh token each time. Microsoft lets the one before live on for a while; here it is dead at once, so that nobody gets away with
 * keeping it.
 */
function rotate(world: World, form: URLSearchParams): object {
  const given = form.get('refresh_token') ?? ''
  const token = world.refreshTokens.get(given)
  if (!token)
    throw signInError(
      'invalid_grant',
      50173,
      'The provided grant has expired due to it being revoked, a fresh auth token is needed.',
    )
  world.refreshTokens.delete(given)
  return handOut(world, token.account, token.scopes)
}

function handOut(world: World, account: Account, scopes: string[]): object {
  const accessToken = newSecret('EwB')
  world.accessTokens.set(accessToken, { account, scopes, expiresAt: Date.now() + LIFETIME_SECONDS * 1000 })
  const answer = {
    token_type: 'Bearer',
    scope: scopes.filter((scope) => !OF_THE_SIGN_IN.includes(scope)).join(' '),
    expires_in: LIFETIME_SECONDS,
    ext_expires_in: LIFETIME_SECONDS,
    access_token: accessToken,
  }
  if (!scopes.includes('offline_access')) return answer
  const refreshToken = newSecret('M.C545_BAY.0.U.-')
  world.refreshTokens.set(refreshToken, { account, scopes })
  return { ...answer, refresh_token: refreshToken }
}

/** Whose call to the token endpoint it is, as far as it can be known before it is carried out. */
export const accountOf = (world: World, form: URLSearchParams): Account | undefined =>
  (world.codes.get(form.get('code') ?? '') ?? world.refreshTokens.get(form.get('refresh_token') ?? ''))?.account

/** The page on which the visitor of a browser says yes or no, with one pair of links for each mailbox. */
export function consentPage(world: World, query: URLSearchParams): string {
  checkAuthorize(query)
  const rows = [...world.accounts.values()].map((account) => {
    const link = (isGiven: boolean, label: string) =>
      `<a href="${escaped(consent(world, account, query, isGiven))}">${label}</a>`
    return `<li>${escaped(account.mail)} ${link(true, 'Accept')} ${link(false, 'Cancel')}</li>`
  })
  return `<!doctype html><title>Permissions requested</title><h1>Permissions requested</h1><p>${escaped(query.get('scope') ?? '')}</p><ul>${rows.join('')}</ul>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const unauthorized = (): Refusal =>
  new Refusal(
    401,
    { error: { code: 'InvalidAuthenticationToken', message: 'Access token is empty.' } },
    { 'www-authenticate': 'Bearer realm=""' },
  )
