/** Formats are made once: making one costs more than a reply. */
const formats = new Map<string, Intl.DateTimeFormat>()
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = formats.get(key)
  const made = known ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  if (!known) formats.set(key, made)
  return made
}
