const PASSWORD = 'correct-horse-battery'

/** A new owner of a business, and calls in their name: paths are the business's own. */
export async function openOwner(origin, name) {
  const email = `${name}@example.com`
  const call = async (path, { token, body, method = body ? 'POST' : 'GET' } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`)
    return response
  }
  const json = async (path, more) => (await call(path, more)).json()
  const { registrationUrl } = await json('/api/test-registration', { body: { email, planType: 'business' } })
  const { sessionToken: token } = await json('/api/complete-registration', {
    body: {
      token: new URL(registrationUrl).searchParams.get('token'),
      email,
      businessName: 'Bench',
      businessType: 'other',
      services: 'Measuring',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  })
  const id = await businessIdOf(json, token)
  return {
    businessId: id,
    get: (path) => json(`/api/businesses/${id}${path}`, { token }),
    post: (path, body) => json(`/api/businesses/${id}${path}`, { token, body }),
    export: async () => new Uint8Array(await (await call('/api/account/export', { token })).arrayBuffer()),
  }
}

/** The business is made from the outbox, a moment after the registration. */
async function businessIdOf(json, token) {
  for (let tries = 0; tries < 100; tries++) {
    const { business } = await json('/api/auth/me', { token })
    if (business) return business.id
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('The registration made no business')
}
