import { registerOwner } from '../../e2e/support/registration.ts'

/** Registers an owner; answers functions to call the API as them, with paths relative to their business. */
export async function openOwner(origin, name, planType) {
  const { token, businessId } = await registerOwner(origin, {
    email: `${name}@example.com`,
    ...(planType && { planType }),
  })
  const call = async (path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
    return response
  }
  const own = (path) => `${origin}/api/businesses/${businessId}${path}`
  const authorization = `Bearer ${token}`
  const json = async (path, body) => (await call(`/api/businesses/${businessId}${path}`, body)).json()
  return {
    businessId,
    token,
    call,
    get: (path) => json(path),
    post: json,
    send: async (path, type, body) =>
      (await fetch(own(path), { method: 'POST', headers: { authorization, 'content-type': type }, body })).json(),
    put: async (path, body) =>
      (
        await fetch(own(path), {
          method: 'PUT',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json(),
    remove: (path) => fetch(own(path), { method: 'DELETE', headers: { authorization } }),
    export: async () => new Uint8Array(await (await call('/api/account/export')).arrayBuffer()),
  }
}
