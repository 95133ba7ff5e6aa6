import { createHash } from 'node:crypto'
import { invalidGrant, signInError } from './errors.ts'
import { type Account, newSecret, type World } from './world.ts'

/** The app that its operator registered. */
export const GOOGLE_APP = { id: '1048576-standin.apps.googleusercontent.com', secret: 'GOCSPX-stand-in-secret' }
const LIFETIME_SECONDS = 3599
const SECOND_MS = 1000

/** What the page of consent would check before it is shown. */
function checkAuthorize(query: URLSearchParams): void {
  if (query.get('client_id') !== GOOGLE_APP.id)
    throw signInError('invalid_client', 'The OAuth client was not found.', 401)
  for (const [name, value] of Object.entries({ response_type: 'code', code_challenge_method: 'S256' }))
    if (query.get(name) !== value) throw signInError('invalid_request', `Invalid parameter value for ${name}`)
  for (const name of ['redirect_uri', 'scope', 'code_challenge'])
    if (!query.get(name)) throw signInError('invalid_request', `Missing required parameter: ${name}`)
}

/** Where somebody's browser goes after they said yes or no. */
export function consent(world: World, account: Account, query: URLSearchParams, isGiven: boolean): string {
  checkAuthorize(query)
  const redirectUri = query.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', query.get('state') ?? '')
  if (!isGiven) {
    back.searchParams.set('error', 'access_denied')
    return back.href
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => !account.withheld.includes(scope))
  const code = newSecret('4/0A')
  world.codes.set(code, { account, scopes, challenge: query.get('code_challenge') ?? '', redirectUri, isUsed: false })
  back.searchParams.set('code', code)
  back.searchParams.set('scope', scopes.join(' '))
  return back.href
}

/** `POST /token`. */
export function exchange(world: World, form: URLSearchParams): object {
  if (form.get('client_id') !== GOOGLE_APP.id || form.get('client_secret') !== GOOGLE_APP.secret)
    throw signInError('invalid_client', 'The provided client secret is invalid.', 401)
  if (form.get('grant_type') === 'refresh_token') return refreshed(world, form.get('refresh_token') ?? '')
  if (form.get('grant_type') !== 'authorization_code')
    throw signInError('unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`)
  const code = world.codes.get(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!code || code.isUsed) throw signInError('invalid_grant', 'Malformed auth code.')
  if (code.redirectUri !== form.get('redirect_uri')) throw signInError('redirect_uri_mismatch', 'Bad Request')
  if (code.challenge !== challenge) throw signInError('invalid_grant', 'Invalid code verifier.')
  code.isUsed = true
  return { ...handOut(world, code.account, code.scopes), refresh_token: newRefresh(world, code.account, code.scopes) }
}

function refreshed(world: World, token: string): object {
  const known = world.refreshTokens.get(token)
  if (!known) throw invalidGrant()
  const { account, scopes } = known
  if (!world.rotates) return handOut(world, account, scopes)
  world.refreshTokens.delete(token)
  return { ...handOut(world, account, scopes), refresh_token: newRefresh(world, account, scopes) }
}

function handOut(world: World, account: Account, scopes: string[]): object {
  const token = newSecret('ya29.')
  world.accessTokens.set(token, { account, scopes, expiresAt: Date.now() + LIFETIME_SECONDS * SECOND_MS })
  return { access_token: token, expires_in: LIFETIME_SECONDS, scope: scopes.join(' '), token_type: 'Bearer' }
}

function newRefresh(world: World, account: Account, scopes: string[]): string {
  const token = newSecret('1//0g')
  world.refreshTokens.set(token, { account, scopes })
  return token
}

/** `POST /revoke`: by any token of theirs all that the account agreed to is over. */
export function revoke(world: World, token: string): object {
  const known = world.refreshTokens.get(token) ?? world.accessTokens.get(token)
  if (!known) throw signInError('invalid_token', 'Token expired or revoked')
  for (const tokens of [world.refreshTokens, world.accessTokens])
    for (const [name, { account }] of tokens) if (account === known.account) tokens.delete(name)
  return {}
}

/** Whose call to `/token` or `/revoke` it is. */
export function accountOfForm(world: World, form: URLSearchParams): Account | undefined {
  const known =
    world.codes.get(form.get('code') ?? '') ??
    world.refreshTokens.get(form.get('refresh_token') ?? form.get('token') ?? '') ??
    world.accessTokens.get(form.get('token') ?? '')
  return known?.account
}

/** Everybody there is, with a link to allow and one to cancel. */
export function consentPage(world: World, query: URLSearchParams): string {
  checkAuthorize(query)
  const rows = [...world.accounts.values()].map((account) => {
    const link = (isGiven: boolean, label: string) =>
      `<a href="${escaped(consent(world, account, query, isGiven))}">${label}</a>`
    return `<li>${escaped(account.mail)} ${link(true, 'Allow')} ${link(false, 'Cancel')}</li>`
  })
  return `<!doctype html><title>Sign in</title><h1>Deskbell wants access to your Google Account</h1><p>${escaped(query.get('scope') ?? '')}</p><ul>${rows.join('')}</ul>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
