import type { Page } from '@playwright/test'
import type { RegisteredOwner } from '../support/owner'

/** Puts the owner's session into the browser before its first page. */
export const signIn = (page: Page, { token }: RegisteredOwner) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('signedIn')) return
    sessionStorage.setItem('signedIn', 'once')
    localStorage.setItem('sessionToken', value)
  }, token)

/** The visible toast: Radix repeats its words for screen readers. */
export const toastOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
