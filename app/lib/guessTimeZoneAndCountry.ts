/** Where the reader probably is, from the browser alone: the zone as set, the country as their language suggests. */
export function guessTimeZoneAndCountry(): { timeZone: string; country?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { region } = new Intl.Locale(navigator.language).maximize()
  return { timeZone, ...(region?.length === 2 && { country: region }) }
}
