import { expect, test } from 'vitest'
import { commonZones, isNoZone, zoneAt } from './zones'
import ZONES from './zones.json'

test.each([
  ['US', '214 Harbor St, Erie, PA 16501', 'America/New_York'],
  ['US', 'Pittsburgh, Pennsylvania', 'America/New_York'],
  ['US', '12 Washington Ave, Houston, TX 77007', 'America/Chicago'],
  ['US', 'Charleston, West Virginia', 'America/New_York'],
  ['US', 'Serving Maricopa County, AZ', 'America/Phoenix'],
  ['US', 'all of oregon', 'America/Los_Angeles'],
  ['US', 'In and around town, call us OR stop by', undefined],
  ['US', '', undefined],
  ['CA', '12 Rue Saint-Paul, Montréal, QC H2Y 1G8', 'America/Toronto'],
  ['AU', '5 George St, Sydney NSW 2000', 'Australia/Sydney'],
  ['DE', 'Lange Straße 3, 10117 Berlin', 'Europe/Berlin'],
  ['XX', 'Somewhere', undefined],
])('in %s the address “%s” is in the zone %s', (country, address, zone) => {
  expect(zoneAt(country, [address])).toBe(zone)
})

test('an address that says nothing leaves it to the next', () => {
  expect(zoneAt('US', ['Downtown', '1 Main St, Reno, NV 89501'])).toBe('America/Los_Angeles')
})

test('every listed zone is one that calendars know', () => {
  const known = new Set(Intl.supportedValuesOf('timeZone'))
  const listed = Object.keys(ZONES).flatMap(commonZones)
  expect(listed.filter((zone) => !known.has(zone))).toEqual([])
})

test('UTC is where a browser hides its zone', () => {
  expect(['UTC', 'Etc/UTC', 'Etc/GMT+5', 'GMT', '', undefined].every(isNoZone)).toBe(true)
  expect(isNoZone('America/New_York')).toBe(false)
})
