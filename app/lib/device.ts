const KEY = 'deviceId'

/** A random secret that identifies this browser at login. It grants nothing and stays after signing out. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
