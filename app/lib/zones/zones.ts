import ZONES from './zones.json'

/** By country, its common zones and the states in each, by name and abbreviation; a state in two has the one most of its people live in. */
const BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ZONES

/** A browser that hides its zone says UTC, where hardly any business is. */
export const isNoZone = (zone: string | undefined): boolean => !zone || /^(?:Etc\/.*|UTC|GMT)$/.test(zone)

/** The zones of a country that people know by name; none where the country isn't listed. */
export const commonZones = (country: string): string[] => Object.keys(BY_COUNTRY[country] ?? {})

type Place = { end: number; length: number }

/** Where an address says a state: its whole name in any letters, or its abbreviation: "Erie, PA 16501", but not "call us OR stop by". */
function saidIn(address: string, state: string): Place[] {
  const [, name = state, code] = /^(.+?)(?: ([A-Z]{2,3}))?$/.exec(state) ?? []
  const patterns = [
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'),
    ...(code ? [new RegExp(`(?<=[\\s,])${code}(?=\\s*(?:$|,|[A-Z]?\\d))`, 'gmu')] : []),
  ]
  return patterns
    .flatMap((pattern) => [...address.matchAll(pattern)])
    .map(({ index, 0: said }) => ({ end: index + said.length, length: said.length }))
}

/** The zone of the state that an address ends with, else the only one of its country; undefined where neither is known. */
export function zoneAt(country: string, addresses: readonly string[]): string | undefined {
  const zones = Object.entries(BY_COUNTRY[country] ?? {})
  for (const address of addresses) {
    const [found] = zones
      .flatMap(([zone, states]) => states.flatMap((state) => saidIn(address, state)).map((at) => ({ zone, ...at })))
      // Of "West Virginia" and "Virginia", which end together, the longer one is meant.
      .toSorted((one, other) => other.end - one.end || other.length - one.length)
    if (found) return found.zone
  }
  return zones.length === 1 ? zones[0]?.[0] : undefined
}
