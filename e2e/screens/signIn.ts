import type { APIRequestContext, Page } from '@playwright/test'
import { sessionResponse } from '../../contract/accounts'
import type { RegisteredOwner } from '../support/owner'

/** Puts the owner's session into the browser before its first page. */
export const signIn = (page: Page, { token }: Pick<RegisteredOwner, 'token'>) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('signedIn')) return
    sessionStorage.setItem('signedIn', 'once')
    localStorage.setItem('sessionToken', value)
  }, token)

/** One more session of an owner, for a test that ends it. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Pick<RegisteredOwner, 'email' | 'password'>,
) {
  const response = await request.post('/api/auth/login', { data: { email, password } })
  const { sessionToken: token } = sessionResponse.parse(await response.json())
  return { token, headers: { authorization: `Bearer ${token}` } }
}

/** By the login form, where the page is. */
export async function logIn(page: Page, { email, password }: Pick<RegisteredOwner, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The visible toast: Radix repeats its words for screen readers, and lists of a screen may have them too. */
export const toastOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').filter({ hasText: title })
