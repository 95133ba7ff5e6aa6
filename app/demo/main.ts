import { meResponse } from '../../contract/accounts'
import { DEMO_BUSINESS_ID, publicBusiness } from '../../contract/businesses'
import { ApiError, call } from '../lib/api'
import { sessionToken } from '../lib/session'

const asked = new URLSearchParams(location.search).get('business')
if (!asked && sessionToken()) showOwn()
else preview(asked ?? DEMO_BUSINESS_ID)

/** Without a business in the address: the signed-in owner's own. */
async function showOwn() {
  const me = await call(meResponse, '/api/auth/me').catch(() => undefined)
  location.replace(`/demo?business=${encodeURIComponent(me?.business?.id ?? DEMO_BUSINESS_ID)}`)
}

async function preview(businessId: string) {
  document.getElementById('widget')?.setAttribute('data-business-id', businessId)
  try {
    const { name } = await call(publicBusiness, `/api/businesses/${encodeURIComponent(businessId)}`)
    say('business-name', name)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    say('about', 'There’s no business at this address. Please open the preview from your dashboard again.')
  }
}

function say(id: string, text: string) {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}
