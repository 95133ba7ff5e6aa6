import type { Page } from '@playwright/test'

type Failure = 'unreachable' | 'broken' | { path: string; message: string }

/** What happens to the next call at `address`, which `act` causes: no server, one that broke, or one that refuses a field. */
export async function failsAs(page: Page, address: string, failure: Failure, act: () => Promise<unknown>) {
  await page.route(
    address,
    (route) => {
      if (failure === 'unreachable') return route.abort()
      if (failure === 'broken') return route.fulfill({ status: 500, body: '' })
      const { message } = failure
      const problem = {
        type: 'urn:deskbell:problem:fields-invalid',
        title: 'Some fields need another look',
        status: 422,
      }
      return route.fulfill({ status: 422, json: { ...problem, detail: message, errors: [failure] } })
    },
    { times: 1 },
  )
  await act()
}
