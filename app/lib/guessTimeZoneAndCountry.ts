import { isNoZone, zoneAt } from './zones/zones'

/**
 * The browser's time zone, and the country of its language ("en-US" → "US") if it has one. `location`: as typed, says the zone where the
 * browser hides it. Takes a phone a tenth of a second, so not while a page loads.
 */
export function guessTimeZoneAndCountry(location = ''): { timeZone: string; country?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { region = '' } = new Intl.Locale(navigator.language).maximize()
  const isHidden = isNoZone(timeZone)
  return {
    timeZone: (isHidden && zoneAt(region, [location])) || timeZone,
    ...(region.length === 2 && { country: region }),
  }
}
