const KEY = 'deviceId'

/** A secret by which this browser is known again when its owner signs in. It opens nothing, and stays when they sign out. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(KEY, made)
  return made
}
