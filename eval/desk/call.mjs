/** One call of the public API; anything but success ends the eval with what the server said. */
export async function call(origin, path, { method = 'POST', body, token } = {}) {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
